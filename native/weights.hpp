// The figures behind the rules of thumb; Python hands them over (caledonia/bots/weights.py).
#pragma once

#include <array>

#include "types.hpp"

namespace caledonia {

// In the order of the fields of Weights in Python, which says what each one is.
struct Weights {
    std::array<double, ROUNDS + 1> point;
    double growth;
    double imports;
    double import_rank;
    double contract_points;
    double link_points;
    double workers;
    double animals;
    double fields;
    double factories;
    double expanding;
    double obtaining;
    double trading;
    double free_space;
    double bonus_upgrade;
    double piece_missing;
    double piece_bonus;
    double piece_kept;
    double animal_wanted;
    double merchant_busy;
    double merchant_idle;
    double market_share;
    double market_late;
    double idle_factory;
    double opened_space;
    double port;
    double neighbourhood;
    double shipping_space;
    double shipping_most;
    double slot_freed;
    double spare_good;
    double poor;
    double poor_bonus;
    double later_glory;
    double time_per_round;
    double chance_late;
    double start_grassland;
    double start_cheap;
    double start_loch;
};
constexpr int WEIGHTS = sizeof(Weights) / sizeof(double);

}  // namespace caledonia
