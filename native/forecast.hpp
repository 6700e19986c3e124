// The points that players will have at the end, seen at the start of a round; mirrors
// caledonia/bots/forecast.py.
#pragma once

#include <array>

#include "state.hpp"
#include "tables.hpp"
#include "weights.hpp"

namespace caledonia {

constexpr int FEATURES = 30;

// By round: what each thing that a player has counts.
using Forecast = std::array<std::array<double, FEATURES>, ROUNDS + 1>;

// Write what counts for the points of a seat at the end, in the order of Python.
void features_of(const Tables& tables, const State& state, const Weights& weights, int seat,
                 std::array<double, FEATURES>& features);

// The points expected of each seat.
std::array<double, SEATS> forecast(const Tables& tables, const State& state, const Weights& weights,
                                   const Forecast& figures);

}  // namespace caledonia
