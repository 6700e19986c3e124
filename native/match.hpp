// Whole games of bots that do not search; called by caledonia/native/match.py.
#pragma once

#include <cstdint>

#include "state.hpp"
#include "tables.hpp"
#include "weights.hpp"

namespace caledonia {

// One decision that was taken; the interface with Python.
struct Taken {
    double seconds;
    uint32_t code;
    uint8_t seat;
    uint8_t opens_turn;
    uint8_t unused[2];
};
static_assert(sizeof(Taken) == 16);

// What the caller decides, besides drawing lots among equals.
struct Asked {
    int seats;   // as bits: all decisions of these seats
    int places;  // where starting workers go
};

// Play on, every seat by rules of thumb, up to the first decision that is the caller's or needs a
// lot, or the end of the game, or until there is no room. Write what was taken, and behind it the
// decision that is open; its candidates are the best actions among equals, or all if it is asked.
// Return how many decisions were taken; no candidates: the game is over, or there was no room.
int play_to_lot(const Tables& tables, State& state, const Weights& weights, Asked asked,
                Taken* taken, int room, uint32_t* candidates, int* count);

}  // namespace caledonia
