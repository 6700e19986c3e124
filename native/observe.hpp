// Observations for learning programs; mirrors caledonia/rl/observations.py.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "state.hpp"
#include "tables.hpp"

namespace caledonia {

constexpr int CLAN_MEMORY = 4;

// The features after those of the table, in the order of caledonia/rl/layout.py.
enum Feature : int {
    ROUND,
    DECISION,
    DECIDER,
    PROMISED,
    NEIGHBOURS,
    BIDDER,
    EXCHANGED_SPACE,
    EXCHANGED_OLD,
    EXCHANGED_NEW,
    DRAW,
    OFFER,
    DRAWN,
    FULFILLING,
    REMOVED,
    HELD,
    FULFILLED,
    OWNER,
    UNIT,
    CLAN,
    PENDING,
    OWED,
    BONUSES,
    BID_HIGH,
    STEP,
    PRICE,
    BOUGHT,
    PILE,
    BOX,
    PRESENT,
    ORDER,
    PASSED,
    MONEY,
    GLORY,
    BID,
    STOCK,
    MERCHANTS,
    UNHIRED,
    MARKET,
    SHIPPING,
    TECHNOLOGY,
    ON_MAP,
    INCOME,
    CONTRACTS,
    IMPORTED,
    HOPS,
    PORT_USED,
    CLAN_STATE,
    LAYOUT_FEATURES
};

// Where everything stands in an observation.
struct Layout {
    int size = 0;
    int numbers = 0;  // where the scaled figures begin
    int contracts = 0;
    int clans = 0;
    int tiles = 0;
    std::array<int, LAYOUT_FEATURES> at{};
    std::array<int, MAX_CONTRACTS> contract{};
    std::array<int, MAX_CLANS> clan{};
    std::array<int, MAX_TILES> tile{};
    std::array<int, OPEN_KINDS> kind{};
    std::array<int, OPEN_KINDS> decision{};
};

// Read a layout; return what is wrong with the numbers, or nothing. Whatever passes keeps
// observations inside their array.
std::string read_layout(const int64_t* numbers, int count, Layout& layout);

// Write what a seat may know into an array that holds the fixed part of the game's observations.
// `flags` are the places of all ones of the last time, which are cleared first; `scales` belong to
// the figures.
void observe(const Tables& tables, const State& state, int seat, const Layout& layout,
             const float* scales, std::vector<int>& flags, float* out);

}  // namespace caledonia
