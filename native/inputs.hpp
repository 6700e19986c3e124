// What the net sees of a game: figures of every player, of the table and of each legal action.
#pragma once

#include <array>

#include "action.hpp"
#include "final.hpp"
#include "state.hpp"
#include "tables.hpp"
#include "weights.hpp"

namespace caledonia {

constexpr int KNOWN_CLANS = 12;
constexpr int PORT_KINDS = 9;
constexpr int SCORING_KINDS = 9;
constexpr int BEST_BOXES = 3;
constexpr int PLAYER_INPUTS = 116;
constexpr int TABLE_INPUTS = 136;
// A seat sees its own block, those of the others in seating order, and the table.
constexpr int INPUTS = SEATS * PLAYER_INPUTS + TABLE_INPUTS;
constexpr int ACTION_INPUTS = 84;

// The inputs of all seats of one position.
class Inputs {
  public:
    Inputs(const Tables& tables, const State& state, const Weights& weights);

    // Write what one seat sees; `out` holds INPUTS figures.
    void write(int seat, float* out) const;

  private:
    void write_table(int seat, float* out) const;

    const Tables& tables_;
    const State& state_;
    const Weights& weights_;
    const Sheets sheets_;
    const std::array<int, IMPORTS> import_values_;
    std::array<std::array<float, PLAYER_INPUTS>, SEATS> players_;
};

// Write what distinguishes an action; `values` are the rules of thumb's, `best` their highest.
void write_action(const Tables& tables, const State& state, Action action, double value,
                  double best, float* out);

}  // namespace caledonia
