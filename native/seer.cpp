#include "seer.hpp"

#include <algorithm>
#include <cmath>

#include "chance.hpp"
#include "crofter.hpp"
#include "flow.hpp"
#include "utility.hpp"

namespace caledonia {

namespace {

// An action that was never tried is taken to be so much worse than what was.
constexpr double UNTRIED = 0.1;
// Nothing is decided by fewer simulations than these.
constexpr int SURE = 8;
// A node with more visits explores more: it has time to check what its first means dismissed.
constexpr double SETTLED = 1000.0;
// At most this part of the budget goes into looking at every action.
constexpr double WIDENING = 0.5;
// One look at an action says too little.
constexpr int FEWEST = 2;

}  // namespace

SeerChild& SeerNode::select(double explore) {
    const double mean = visits != 0 ? total / visits : 0.0;
    const double growth = visits > SETTLED ? 1 + std::log(visits / SETTLED) : 1.0;
    const double scale = explore * growth * std::sqrt(visits + 1);
    double best = -1e9;
    SeerChild* chosen = &children[0];
    for (SeerChild& child : children) {
        double value = child.visits != 0 ? child.total / child.visits : mean - UNTRIED;
        value += scale * child.prior / (1 + child.visits);
        if (value > best) {
            best = value;
            chosen = &child;
        }
    }
    return *chosen;
}

Seer::Seer(const Tables& tables, const State& state, const Net& net, const Weights& weights,
           const SeerOptions& options)
    : tables_(tables), state_(state), net_(net), weights_(weights), options_(options) {
    ActionList actions;
    legal_actions(tables_, state_, actions);
    root_.seat = state_.top().seat;
    Leaf leaf;
    grow(state_, actions, root_, leaf);
    outlooks_.resize(root_.children.size());
    promises_.resize(root_.children.size());
    root_.visits = 1;
    root_.total = utilities(leaf.points, tables_.players)[root_.seat];
    if (!options_.likings.empty()) {
        add_likings();
    }
    if (options_.noise > 0) {
        add_noise();
    }
}

// Shift the priors as if the rules of thumb valued the actions by their likings too.
void Seer::add_likings() {
    const double point = weights_.point[std::max<int>(1, state_.round)];
    double whole = 0;
    for (std::size_t i = 0; i < root_.children.size(); ++i) {
        SeerChild& child = root_.children[i];
        child.prior *= static_cast<float>(std::exp(options_.likings[i] * point / WARMTH));
        whole += child.prior;
    }
    for (SeerChild& child : root_.children) {
        child.prior = static_cast<float>(child.prior / whole);
    }
}

// Favour a few actions by chance, so that learning meets what it would not try.
void Seer::add_noise() {
    uint64_t random = options_.seed;
    std::vector<double> shares(root_.children.size());
    double whole = 0;
    for (double& share : shares) {
        const double even = static_cast<double>(next_narrow(random) >> 11) * 0x1p-53;
        share = std::pow(-std::log(1.0 - even), 3);
        whole += share;
    }
    for (std::size_t i = 0; i < shares.size(); ++i) {
        float& prior = root_.children[i].prior;
        prior = static_cast<float>((1 - options_.noise) * prior +
                                   options_.noise * shares[i] / whole);
    }
}

// A state to look into in which pile and dice are made up.
//
// What really lies hidden has no influence: the pile is put in order before it is shuffled.
State Seer::determinize(int simulation) const {
    State state;
    copy_state(state, state_);
    uint64_t world = options_.seed + static_cast<uint64_t>(simulation);
    uint64_t random = next_narrow(world);
    std::sort(state.pile.begin(), state.pile.begin() + state.pile_count);
    for (int i = state.pile_count - 1; i > 0; --i) {
        const uint64_t number = next_narrow(random) >> 33;
        std::swap(state.pile[i], state.pile[number % static_cast<uint64_t>(i + 1)]);
    }
    state.random = {next_narrow(random), 0, 0, 0};
    state.roll_count = 0;
    return state;
}

// What the net expects of each seat, and all that it says of the seat that decides here.
void Seer::judge(const State& state, Foreseen* decider, Leaf& leaf) const {
    const Inputs inputs(tables_, state, weights_);
    std::array<float, INPUTS> row;
    Foreseen seen;
    Points spreads{};
    for (int seat = 0; seat < tables_.players; ++seat) {
        inputs.write(seat, row.data());
        foresee(net_, row.data(), seen);
        leaf.points[seat] = seen.points;
        leaf.wins[seat] = seen.places[0];
        spreads[seat] = seen.spread;
        if (decider != nullptr && seat == state.top().seat) {
            *decider = seen;
        }
        if (seat == root_.seat) {
            leaf.own = seen;
        }
    }
    share_out(leaf.wins, tables_.players);
    // The net's own chances are too cautious late in the game, those by points too bold before.
    const Points race = chances_by_points(leaf.points, spreads, tables_.players);
    for (int seat = 0; seat < tables_.players; ++seat) {
        leaf.wins[seat] = (leaf.wins[seat] + race[seat]) / 2;
    }
}

// Make a node of a position, and learn what it promises.
void Seer::grow(const State& state, const ActionList& actions, SeerNode& node, Leaf& leaf) const {
    Foreseen seen;
    judge(state, &seen, leaf);
    std::vector<double> values(static_cast<std::size_t>(actions.size()));
    evaluate(tables_, state, weights_, actions, values.data());
    std::vector<float> priors;
    prefer(tables_, state, net_, seen, actions, values.data(), priors);
    node.seat = state.top().seat;
    node.children.resize(values.size());
    for (int i = 0; i < actions.size(); ++i) {
        node.children[i].action = actions[i];
        node.children[i].prior = priors[i];
    }
}

// What the end of a game brings; seats with equal points share the first place.
void Seer::score(const State& state, Leaf& leaf) const {
    const Sheets sheets = score_sheets(tables_, state);
    for (int seat = 0; seat < tables_.players; ++seat) {
        leaf.points[seat] = sheets[seat].total();
    }
    const double best =
        *std::max_element(leaf.points.begin(), leaf.points.begin() + tables_.players);
    for (int seat = 0; seat < tables_.players; ++seat) {
        leaf.wins[seat] = leaf.points[seat] >= best ? 1 : 0;
    }
    share_out(leaf.wins, tables_.players);
    const Sheet& sheet = sheets[root_.seat];
    const auto ahead =
        std::count_if(leaf.points.begin(), leaf.points.begin() + tables_.players,
                      [&](double other) { return other > leaf.points[root_.seat]; });
    Foreseen& own = leaf.own;
    own.points = static_cast<float>(sheet.total());
    own.spread = 0;
    own.places.fill(0);
    own.places[static_cast<std::size_t>(ahead)] = 1;
    const std::array<int, FORESEEN> lines = {
        sheet.glory, sheet.basic_goods + sheet.processed_goods, sheet.money, sheet.hops,
        sheet.imports[0] + sheet.imports[1] + sheet.imports[2], sheet.contracts,
        sheet.settlements};
    std::copy(lines.begin(), lines.end(), own.lines.begin());
}

void Seer::run(int simulations, double left) {
    for (int i = 0; i < simulations; ++i) {
        simulate(root_.select(options_.explore));
        if (left >= 0 && decided(left + simulations - 1 - i)) {
            return;
        }
    }
}

double Seer::explore_at(const SeerNode& node) const {
    const bool is_others = tables_.players > 2 && node.seat != root_.seat;
    return is_others ? options_.explore * options_.others : options_.explore;
}

void Seer::widen(double budget) {
    const double share = WIDENING * budget / static_cast<double>(root_.children.size());
    const int looks = static_cast<int>(std::min<double>(options_.least, share));
    if (looks < FEWEST) {
        return;
    }
    for (SeerChild& child : root_.children) {
        while (child.visits < looks) {
            simulate(child);
        }
    }
}

void Seer::explore(Action action, int times) {
    for (SeerChild& child : root_.children) {
        while (child.action == action && child.visits < times) {
            simulate(child);
        }
    }
}

bool Seer::decided(double left) const {
    int first = 0;
    int second = 0;
    for (const SeerChild& child : root_.children) {
        if (child.visits > first) {
            second = first;
            first = child.visits;
        } else {
            second = std::max(second, child.visits);
        }
    }
    return simulations_ >= SURE && first - second > left;
}

// Simulations of other actions are left out: noise and doubt lead to them, but nobody plays them.
std::array<double, SEATS> Seer::points() const {
    const auto best = std::max_element(
        root_.children.begin(), root_.children.end(),
        [](const SeerChild& one, const SeerChild& other) { return one.visits < other.visits; });
    const Promises& promises = promises_[static_cast<std::size_t>(best - root_.children.begin())];
    Points means{};
    for (int seat = 0; seat < tables_.players; ++seat) {
        const Promise& promise = promises[static_cast<std::size_t>(seat)];
        means[seat] = promise.points / std::max(1, best->visits);
    }
    return means;
}

// Go down the tree to a position that it does not know, and learn what that promises.
//
// The tree ends where something hidden would be revealed, so nothing is planned on guessed cards.
void Seer::simulate(SeerChild& first) {
    State state = determinize(simulations_++);
    const State before = state;
    std::vector<std::pair<SeerNode*, SeerChild*>> path = {{&root_, &first}};
    ActionList actions;
    Leaf leaf;
    while (true) {
        SeerChild& child = *path.back().second;
        push(tables_, state, child.action);
        bool reveals = reveals_hidden(state, before);
        while (!reveals && !state.is_over()) {
            legal_actions(tables_, state, actions);
            if (actions.size() != 1) {
                break;
            }
            push(tables_, state, actions[0]);
            reveals = reveals_hidden(state, before);
        }
        if (state.is_over()) {
            score(state, leaf);
            break;
        }
        if (reveals) {
            judge(state, nullptr, leaf);
            break;
        }
        if (child.node == nullptr) {
            child.node = std::make_unique<SeerNode>();
            grow(state, actions, *child.node, leaf);
            child.node->visits = 1;
            child.node->total = utilities(leaf.points, tables_.players)[child.node->seat];
            break;
        }
        path.emplace_back(child.node.get(), &child.node->select(explore_at(*child.node)));
    }
    const Points values = utilities(leaf.points, tables_.players);
    for (const auto& [node, child] : path) {
        ++node->visits;
        node->total += values[node->seat];
        ++child->visits;
        child->total += values[node->seat];
        child->points += leaf.points[node->seat];
    }
    note(first, leaf);
}

// Add what a simulation saw to the sums of its first action.
void Seer::note(const SeerChild& first, const Leaf& leaf) {
    const auto at = static_cast<std::size_t>(&first - root_.children.data());
    for (int seat = 0; seat < tables_.players; ++seat) {
        Promise& promise = promises_[at][static_cast<std::size_t>(seat)];
        promise.points += leaf.points[seat];
        promise.squares += leaf.points[seat] * leaf.points[seat];
        promise.wins += leaf.wins[seat];
    }
    const Foreseen& own = leaf.own;
    Outlook& outlook = outlooks_[at];
    outlook.squares += own.points * own.points + own.spread * own.spread;
    for (int place = 0; place < SEATS; ++place) {
        outlook.places[place] += own.places[place];
    }
    for (int line = 0; line < FORESEEN; ++line) {
        outlook.lines[line] += own.lines[line];
    }
}

}  // namespace caledonia
