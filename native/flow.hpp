// How a game goes on; mirrors caledonia/rules/flow.py.
#pragma once

#include "action.hpp"
#include "state.hpp"
#include "tables.hpp"

namespace caledonia {

// Add all legal actions in the order of the Python engine.
void legal_actions(const Tables& tables, const State& state, ActionList& actions);

// Apply a legal action, then take all steps up to the next decision or the end of the game.
void push(const Tables& tables, State& state, Action action);

// Take all steps up to the next decision or the end of the game.
void settle(const Tables& tables, State& state);

}  // namespace caledonia
