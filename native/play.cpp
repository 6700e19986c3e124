#include "play.hpp"

#include "chance.hpp"
#include "flow.hpp"

namespace caledonia {

namespace {

// A number below a bound from the upper half of a product: quick, and even enough for play.
int quick_below(uint64_t& random, int bound) {
    const uint64_t number = next_narrow(random) >> 32;
    return static_cast<int>(number * static_cast<uint64_t>(bound) >> 32);
}

}  // namespace

Played play_randomly(const Tables& tables, State& state, uint64_t seed) {
    ActionList actions;
    Played played;
    while (!state.is_over()) {
        legal_actions(tables, state, actions);
        played.legal += actions.size();
        ++played.decisions;
        push(tables, state, actions[quick_below(seed, actions.size())]);
    }
    return played;
}

int64_t perft(const Tables& tables, const State& state, int depth) {
    if (depth == 0) {
        return 1;
    }
    ActionList actions;
    legal_actions(tables, state, actions);
    if (depth == 1) {
        return actions.size();
    }
    int64_t count = 0;
    for (const uint32_t code : actions) {
        State next;
        copy_state(next, state);
        push(tables, next, Action::unpacked(code));
        count += perft(tables, next, depth - 1);
    }
    return count;
}

}  // namespace caledonia
