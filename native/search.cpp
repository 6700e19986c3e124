#include "search.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "crofter.hpp"
#include "final.hpp"
#include "flow.hpp"
#include "lots.hpp"
#include "utility.hpp"

namespace caledonia {

namespace {

// How much an action that was seldom tried is favoured.
constexpr double EXPLORE = 0.55;
// A difference in worth, in pounds, that makes one action e times as promising as another.
constexpr double WARMTH = 6.0;
// A node looks at so many actions at first, and so many more per square root of its visits.
constexpr double FIRST = 3.0;
constexpr double WIDEN = 1.0;
// Nothing is decided by fewer playouts than these.
constexpr int SURE = 4;

void fill_node(const Tables& tables, const State& state, const Weights& weights,
               const ActionList& actions, Node& node) {
    std::vector<double> values(static_cast<std::size_t>(actions.size()));
    evaluate(tables, state, weights, actions, values.data());
    std::vector<int> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int one, int other) { return values[one] > values[other]; });
    const double highest = values[order[0]];
    double whole = 0;
    node.seat = state.top().seat;
    node.children.resize(values.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        Child& child = node.children[i];
        child.action = actions[order[i]];
        child.prior = std::exp((values[order[i]] - highest) / WARMTH);
        whole += child.prior;
    }
    for (Child& child : node.children) {
        child.prior /= whole;
    }
}

void take_best(const Tables& tables, State& state, const Weights& weights,
               const ActionList& actions) {
    push(tables, state, actions[best_action(tables, state, weights, actions)]);
}

}  // namespace

Child& Node::select() {
    const int wide = static_cast<int>(FIRST + WIDEN * std::sqrt(visits));
    const int width = std::min<int>(static_cast<int>(children.size()), wide);
    int tried = 0;
    double sum = 0;
    for (int i = 0; i < width; ++i) {
        tried += children[i].visits;
        sum += children[i].total;
    }
    const double mean = tried != 0 ? sum / tried : 0.0;
    const double explore = EXPLORE * std::sqrt(visits + 1);
    double best = -1e9;
    Child* chosen = &children[0];
    for (int i = 0; i < width; ++i) {
        Child& child = children[i];
        double value = child.visits != 0 ? child.total / child.visits : mean;
        value += explore * child.prior / (1 + child.visits);
        if (value > best) {
            best = value;
            chosen = &child;
        }
    }
    return *chosen;
}

Search::Search(const Tables& tables, const State& state, const Weights& weights,
               const Forecast& figures, const SearchOptions& options)
    : tables_(tables), state_(state), weights_(weights), figures_(figures), options_(options) {
    ActionList actions;
    legal_actions(tables_, state_, actions);
    fill_node(tables_, state_, weights_, actions, root_);
}

// A state to play on in which pile and dice are made up.
//
// What really lies hidden has no influence: the pile is put in order before it is shuffled.
State Search::imagine(int visits) const {
    State state;
    copy_state(state, state_);
    const uint64_t low = options_.seed + static_cast<uint64_t>(visits);
    const uint32_t carry = low < options_.seed ? 1 : 0;
    Lots lots({static_cast<uint32_t>(low), static_cast<uint32_t>(low >> 32), carry});
    std::sort(state.pile.begin(), state.pile.begin() + state.pile_count);
    lots.shuffle(state.pile, state.pile_count);
    state.random = {lots.bits64(), 0, 0, 0};
    state.roll_count = 0;
    return state;
}

bool Search::decided(double left) const {
    int first = 0;
    int second = 0;
    for (const Child& child : root_.children) {
        if (child.visits > first) {
            second = first;
            first = child.visits;
        } else if (child.visits > second) {
            second = child.visits;
        }
    }
    return playouts_ >= SURE && first - second > left;
}

void Search::run(int playouts, double left) {
    for (int i = 0; i < playouts; ++i) {
        playout(root_.select());
        ++playouts_;
        if (left >= 0 && decided(left + playouts - 1 - i)) {
            return;
        }
    }
}

void Search::explore(Action action, int times) {
    for (Child& child : root_.children) {
        while (child.action == action && child.visits < times) {
            playout(child);
            ++playouts_;
        }
    }
}

void Search::playout(Child& first) {
    State state = imagine(first.visits);
    const State imagined = state;
    std::vector<std::pair<Node*, Child*>> path = {{&root_, &first}};
    push(tables_, state, first.action);
    Child* child = &first;
    while (Node* node = follow(state, *child, imagined)) {
        child = &node->select();
        path.emplace_back(node, child);
        push(tables_, state, child->action);
    }
    const std::array<double, SEATS> points = scores(state);
    const std::array<double, SEATS> values = utilities(points, tables_.players);
    for (const auto& [node, taken] : path) {
        ++node->visits;
        ++taken->visits;
        taken->total += values[node->seat];
        taken->points += points[node->seat];
    }
}

// The next node of the tree; null where the playout begins.
Node* Search::follow(State& state, Child& child, const State& imagined) {
    ActionList actions;
    while (!state.is_over() && !reveals_hidden(state, imagined)) {
        legal_actions(tables_, state, actions);
        if (actions.size() == 1) {
            push(tables_, state, actions[0]);
            continue;
        }
        if (child.visits == 0 || !options_.deep) {
            return nullptr;
        }
        // With several opponents the tree would be spent on their replies.
        if (tables_.players > 2 && state.top().seat != root_.seat) {
            take_best(tables_, state, weights_, actions);
            continue;
        }
        if (child.node == nullptr) {
            child.node = std::make_unique<Node>();
            fill_node(tables_, state, weights_, actions, *child.node);
        }
        return child.node.get();
    }
    return nullptr;
}

// Play on as far as the search looks, and return the scores by seat.
std::array<double, SEATS> Search::scores(State& state) const {
    play_by_thumb(tables_, state, weights_, options_.until);
    if (!state.is_over()) {
        return forecast(tables_, state, weights_, figures_);
    }
    const Sheets sheets = score_sheets(tables_, state);
    std::array<double, SEATS> points{};
    for (int seat = 0; seat < tables_.players; ++seat) {
        points[seat] = sheets[seat].total();
    }
    return points;
}

}  // namespace caledonia
