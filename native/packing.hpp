// A state as a row of numbers, for the way from Python and back (caledonia/native/packing.py).
#pragma once

#include <cstdint>
#include <string>

#include "state.hpp"
#include "tables.hpp"

namespace caledonia {

constexpr int MAX_NUMBERS = 1024;

// Read a state; return what is wrong with the numbers, or nothing. Whatever passes is safe to play.
std::string read_state(const Tables& tables, const int64_t* numbers, int count, State& state);

// Write a state; return how many numbers it takes.
int write_state(const Tables& tables, const State& state, int64_t* numbers);

// Write what a state keeps beside its position so as not to compute it again: the occupied spaces,
// then by player occupied spaces, spaces in reach (low and high words) and kinds of units left.
int write_kept(const Tables& tables, const State& state, uint64_t* words);

// Places of a clan's scratch data.
int power_places(const ClanTable& clan);

}  // namespace caledonia
