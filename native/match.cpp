#include "match.hpp"

#include <algorithm>
#include <chrono>

#include "crofter.hpp"
#include "flow.hpp"

namespace caledonia {

namespace {

using Clock = std::chrono::steady_clock;

bool is_asked(const Pending& pending, Asked asked) {
    return (asked.seats >> pending.seat & 1) != 0 ||
           (asked.places != 0 && pending.kind == Open::WorkerPlacement);
}

// Write the actions that are worth most, in their order; return how many there are.
int write_best(const Tables& tables, const State& state, const Weights& weights,
               const ActionList& actions, uint32_t* candidates) {
    std::array<double, ActionList::CAPACITY> values;
    evaluate(tables, state, weights, actions, values.data());
    const double best = *std::max_element(values.data(), values.data() + actions.size());
    int count = 0;
    for (int i = 0; i < actions.size(); ++i) {
        if (values[i] == best) {
            candidates[count++] = actions[i].packed();
        }
    }
    return count;
}

int write_candidates(const Tables& tables, const State& state, const Weights& weights, Asked asked,
                     ActionList& actions, uint32_t* candidates) {
    legal_actions(tables, state, actions);
    if (actions.size() == 1 || is_asked(state.top(), asked)) {
        std::copy(actions.begin(), actions.end(), candidates);
        return actions.size();
    }
    return write_best(tables, state, weights, actions, candidates);
}

}  // namespace

int play_to_lot(const Tables& tables, State& state, const Weights& weights, Asked asked,
                Taken* taken, int room, uint32_t* candidates, int* count) {
    ActionList actions;
    *count = 0;
    for (int decisions = 0;; ++decisions) {
        if (state.is_over() || decisions + 1 >= room) {
            return decisions;
        }
        const Clock::time_point begin = Clock::now();
        const int chosen = write_candidates(tables, state, weights, asked, actions, candidates);
        const std::chrono::duration<double> spent = Clock::now() - begin;
        const uint8_t opens = state.turn_ply == state.ply ? 1 : 0;
        taken[decisions] = {spent.count(), candidates[0], state.top().seat, opens, {}};
        if (chosen != 1) {
            *count = chosen;
            return decisions;
        }
        push(tables, state, Action::unpacked(candidates[0]));
    }
}

}  // namespace caledonia
