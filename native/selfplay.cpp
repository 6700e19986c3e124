#include "selfplay.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "chance.hpp"
#include "crofter.hpp"
#include "flow.hpp"
#include "search.hpp"

namespace caledonia {

namespace {

// The last round in which tastes count.
constexpr int LAST_TASTED = 3;
constexpr int PORT_TASTE = UNITS;
constexpr int CONTRACT_TASTE = UNITS + 1;

// How much a taste likes an action.
double liking(const Tables& tables, const State& state, const Taste& taste, Action action) {
    switch (action.kind) {
        case Kind::Place: {
            const Player& player = state.player(state.top().seat);
            const Mask reach = tables.reach[std::max<int>(1, player.shipping)][action.b];
            double sum = taste[action.a];
            for (int corner = 0; corner < tables.port_count; ++corner) {
                sum += reach.has(tables.ports[corner].space) ? taste[PORT_TASTE] : 0.0;
            }
            return sum;
        }
        case Kind::Expand:
            return taste[action.a];
        case Kind::UsePort:
            return taste[PORT_TASTE];
        case Kind::Keep:
            // 0 is to keep none.
            return action.a != 0 ? taste[CONTRACT_TASTE] : 0.0;
        case Kind::Obtain:
        case Kind::Fulfil:
            return taste[CONTRACT_TASTE];
        default:
            return 0.0;
    }
}

class Game {
  public:
    Game(const Tables& tables, State& state, const Weights& weights, const Forecast& figures,
         const SelfplayOptions& options, const Kept& kept)
        : tables_(tables), state_(state), weights_(weights), figures_(figures),
          options_(options), kept_(kept), random_(options.seed) {}

    int play(const std::array<Chair, SEATS>& chairs) {
        while (!state_.is_over()) {
            legal_actions(tables_, state_, actions_);
            if (actions_.size() == 1) {
                push(tables_, state_, actions_[0]);
                continue;
            }
            const Chair& chair = chairs[state_.top().seat];
            push(tables_, state_, choose(chair));
        }
        return count_;
    }

  private:
    double even() { return static_cast<double>(next_narrow(random_) >> 11) * 0x1p-53; }

    Action choose(const Chair& chair) {
        if (chair.simulations == 0) {
            return by_thumb();
        }
        if (chair.net == nullptr) {
            return as_chief(chair.simulations);
        }
        const bool closely = even() < options_.closely;
        const std::vector<double> likings = liked();
        const SeerOptions options = {next_narrow(random_), options_.explore,
                                     closely ? options_.noise : 0.0, likings, OTHERS,
                                     closely ? options_.least : 0};
        Seer seer(tables_, state_, *chair.net, weights_, options);
        const int budget = closely ? chair.simulations : options_.quick;
        seer.widen(budget);
        const std::vector<float> shares = run(seer, budget);
        if (closely) {
            keep(seer, likings.empty() ? shares : std::vector<float>(shares.size(), 0.0F));
        }
        return likings.empty() ? chosen(seer, shares, closely) : favourite(seer, likings);
    }

    // Spend what is left of the budget; return how often the search chose each action. That every
    // action was looked at first does not count, as nobody plays what such a look dismisses.
    static std::vector<float> run(Seer& seer, int budget) {
        const std::vector<SeerChild>& children = seer.root().children;
        std::vector<float> shares;
        for (const SeerChild& child : children) {
            shares.push_back(static_cast<float>(-child.visits));
        }
        const int looks = seer.simulations();
        seer.run(budget - looks, 0);
        for (std::size_t i = 0; i < children.size(); ++i) {
            shares[i] = (shares[i] + static_cast<float>(children[i].visits)) /
                        static_cast<float>(seer.simulations() - looks);
        }
        return shares;
    }

    // How much the seat that decides likes each action; empty where it has no taste.
    std::vector<double> liked() const {
        const Taste& taste = options_.tastes[state_.top().seat];
        const bool has_taste =
            std::any_of(taste.begin(), taste.end(), [](double each) { return each != 0; });
        std::vector<double> likings;
        if (has_taste && state_.round <= LAST_TASTED) {
            for (int i = 0; i < actions_.size(); ++i) {
                likings.push_back(liking(tables_, state_, taste, actions_[i]));
            }
        }
        return likings;
    }

    // The action with the most points as the search expects them, its liking added.
    Action favourite(const Seer& seer, const std::vector<double>& likings) const {
        double best = -1e9;
        Action chosen = actions_[0];
        for (std::size_t i = 0; i < likings.size(); ++i) {
            const SeerChild& child = seer.root().children[i];
            const double points = child.visits != 0 ? child.points / child.visits : -1e9;
            if (points + likings[i] > best) {
                best = points + likings[i];
                chosen = child.action;
            }
        }
        return chosen;
    }

    // The most tried action; sometimes one that was tried less.
    Action chosen(const Seer& seer, const std::vector<float>& shares, bool closely) {
        const std::vector<SeerChild>& children = seer.root().children;
        if (closely && even() < options_.slips) {
            double left = even();
            for (std::size_t i = 0; i < children.size(); ++i) {
                left -= static_cast<double>(shares[i]);
                if (left < 0) {
                    return children[i].action;
                }
            }
        }
        const auto best = std::max_element(
            children.begin(), children.end(),
            [](const SeerChild& a, const SeerChild& b) { return a.visits < b.visits; });
        return best->action;
    }

    // Rules of thumb with slips: an action is drawn by what it is worth.
    Action by_thumb() {
        std::vector<double> values(static_cast<std::size_t>(actions_.size()));
        evaluate(tables_, state_, weights_, actions_, values.data());
        const double best = *std::max_element(values.begin(), values.end());
        if (even() < options_.closely) {
            const int at = row_to_keep();
            if (at >= 0) {
                keep_inputs(at);
                std::fill_n(kept_.shares + at * KEPT_ACTIONS, KEPT_ACTIONS, 0.0F);
            }
        }
        if (even() >= options_.slips) {
            return actions_[best_action(tables_, state_, weights_, actions_)];
        }
        double whole = 0;
        for (double& value : values) {
            value = std::exp((value - best) / WARMTH);
            whole += value;
        }
        double left = even() * whole;
        for (int i = 0; i < actions_.size(); ++i) {
            left -= values[i];
            if (left < 0) {
                return actions_[i];
            }
        }
        return actions_[0];
    }

    Action as_chief(int playouts) {
        const int until = std::max<int>(1, state_.round) + 1;
        Search search(tables_, state_, weights_, figures_, {next_narrow(random_), true, until});
        search.run(playouts, 0);
        const std::vector<Child>& children = search.root().children;
        const auto best = std::max_element(
            children.begin(), children.end(),
            [](const Child& a, const Child& b) { return a.visits < b.visits; });
        return best->action;
    }

    // The row for one more decision, -1 to drop it: all decisions of a game have the same chance
    // to be kept, however many there are.
    int row_to_keep() {
        if (options_.most == 0) {
            return -1;
        }
        ++offered_;
        if (count_ < options_.most) {
            return count_++;
        }
        const int drawn = static_cast<int>(even() * offered_);
        return drawn < options_.most ? drawn : -1;
    }

    void keep_inputs(int at) {
        const Inputs inputs(tables_, state_, weights_);
        float* row = kept_.inputs + static_cast<std::ptrdiff_t>(at) * SEATS * INPUTS;
        for (int seat = 0; seat < tables_.players; ++seat) {
            inputs.write(seat, row + seat * INPUTS);
        }
        kept_.seats[at] = state_.top().seat;
        kept_.plies[at] = state_.ply;
        kept_.rounds[at] = state_.round;
    }

    // Keep a decision with how often each action was tried.
    void keep(const Seer& seer, const std::vector<float>& shares) {
        const int at = row_to_keep();
        if (at < 0) {
            return;
        }
        keep_inputs(at);
        const std::vector<SeerChild>& children = seer.root().children;
        std::vector<double> values(children.size());
        evaluate(tables_, state_, weights_, actions_, values.data());
        const double best = *std::max_element(values.begin(), values.end());
        std::vector<int> order(children.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](int one, int other) {
            return std::pair(children[one].visits, children[one].prior) >
                   std::pair(children[other].visits, children[other].prior);
        });
        const int count = std::min<int>(KEPT_ACTIONS, static_cast<int>(order.size()));
        const std::ptrdiff_t row = static_cast<std::ptrdiff_t>(at) * KEPT_ACTIONS;
        std::fill_n(kept_.shares + row, KEPT_ACTIONS, 0.0F);
        // What stands for no action is never likely.
        std::fill_n(kept_.starts + row, KEPT_ACTIONS, -1e4F);
        std::fill_n(kept_.actions + row * ACTION_INPUTS, KEPT_ACTIONS * ACTION_INPUTS, 0.0F);
        for (int i = 0; i < count; ++i) {
            const SeerChild& child = children[order[i]];
            write_action(tables_, state_, child.action, values[order[i]], best,
                         kept_.actions + (row + i) * ACTION_INPUTS);
            kept_.starts[row + i] = static_cast<float>((values[order[i]] - best) / WARMTH);
            kept_.shares[row + i] = shares[static_cast<std::size_t>(order[i])];
        }
        const std::array<double, SEATS> points = seer.points();
        std::copy(points.begin(), points.end(), kept_.points + at * SEATS);
    }

    const Tables& tables_;
    State& state_;
    const Weights& weights_;
    const Forecast& figures_;
    const SelfplayOptions& options_;
    const Kept& kept_;
    uint64_t random_;
    ActionList actions_;
    int count_ = 0;
    // Decisions that could be kept so far.
    int offered_ = 0;
};

void write_results(const Tables& tables, const State& state, float* results) {
    const Sheets sheets = score_sheets(tables, state);
    for (int seat = 0; seat < tables.players; ++seat) {
        const Sheet& sheet = sheets[seat];
        int place = 0;
        for (int other = 0; other < tables.players; ++other) {
            place += sheets[other].total() > sheet.total() ? 1 : 0;
        }
        for (const int figure :
             {sheet.total(), place, sheet.glory, sheet.basic_goods + sheet.processed_goods,
              sheet.money, sheet.hops, sheet.imports[0] + sheet.imports[1] + sheet.imports[2],
              sheet.contracts, sheet.settlements}) {
            *results++ = static_cast<float>(figure);
        }
        *results++ = static_cast<float>(sheet.contracts_fulfilled);
    }
}

}  // namespace

int play_seers(const Tables& tables, State& state, const std::array<Chair, SEATS>& chairs,
               const Weights& weights, const Forecast& figures, const SelfplayOptions& options,
               const Kept& kept, float* results) {
    const int count = Game(tables, state, weights, figures, options, kept).play(chairs);
    write_results(tables, state, results);
    return count;
}

}  // namespace caledonia
