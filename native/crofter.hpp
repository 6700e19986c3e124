// The crofter's policy: every legal action weighed by rules of thumb; mirrors
// caledonia/bots/crofter.py and what ports and clans are worth (caledonia/powers).
#pragma once

#include "action.hpp"
#include "state.hpp"
#include "tables.hpp"
#include "weights.hpp"

namespace caledonia {

// Write what each action is worth to the seat that decides.
void evaluate(const Tables& tables, const State& state, const Weights& weights,
              const ActionList& actions, double* values);

// The number of the best action, the first one among equals.
int best_action(const Tables& tables, const State& state, const Weights& weights,
                const ActionList& actions);

// Play on, every seat by rules of thumb, up to the start of a round or the end of the game;
// return the number of decisions.
int play_by_thumb(const Tables& tables, State& state, const Weights& weights, int until);

}  // namespace caledonia
