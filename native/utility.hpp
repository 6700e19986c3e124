// What searches share: how good an end is for each seat, and whether anything hidden came to light.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "state.hpp"

namespace caledonia {

// Points that make a clear difference.
constexpr double SOLO_SCALE = 40.0;
constexpr double MARGIN_SCALE = 25.0;
constexpr double SOLO_PAR = 120.0;

// How well a game with these scores ended for each seat, from -1 to 1.
inline std::array<double, SEATS> utilities(const std::array<double, SEATS>& scores, int players) {
    std::array<double, SEATS> values{};
    if (players == 1) {
        values[0] = (scores[0] - SOLO_PAR) / SOLO_SCALE;
        return values;
    }
    const double best = *std::max_element(scores.begin(), scores.begin() + players);
    for (int seat = 0; seat < players; ++seat) {
        double other = best;
        if (scores[seat] >= best) {
            other = -1e9;
            for (int i = 0; i < players; ++i) {
                other = i != seat ? std::max(other, scores[i]) : other;
            }
        }
        values[seat] = std::tanh((scores[seat] - other) / MARGIN_SCALE);
    }
    return values;
}

// Let the chances of all seats add up to 1.
inline void share_out(std::array<double, SEATS>& chances, int players) {
    double whole = 0;
    for (int seat = 0; seat < players; ++seat) {
        whole += chances[seat];
    }
    for (int seat = 0; seat < players; ++seat) {
        chances[seat] = whole > 0 ? chances[seat] / whole : 1.0 / players;
    }
}

// A logistic curve with this scale is about as steep as a normal one with standard deviation 1.
constexpr double LOGISTIC = 0.5513;

// Each seat's chance of the most points, by the points expected of it and their spread.
inline std::array<double, SEATS> chances_by_points(const std::array<double, SEATS>& points,
                                                   const std::array<double, SEATS>& spreads,
                                                   int players) {
    double squares = 0;
    for (int seat = 0; seat < players; ++seat) {
        squares += spreads[seat] * spreads[seat];
    }
    const double scale = std::max(1e-3, LOGISTIC * std::sqrt(2 * squares / players));
    const double best = *std::max_element(points.begin(), points.begin() + players);
    std::array<double, SEATS> chances{};
    for (int seat = 0; seat < players; ++seat) {
        chances[seat] = std::exp((points[seat] - best) / scale);
    }
    share_out(chances, players);
    return chances;
}

// Whether a card or the dice of a made-up world were seen since it was made up.
inline bool reveals_hidden(const State& state, const State& before) {
    return state.pile_count != before.pile_count || state.random != before.random ||
           !std::equal(state.pile.begin(), state.pile.begin() + state.pile_count,
                       before.pile.begin());
}

}  // namespace caledonia
