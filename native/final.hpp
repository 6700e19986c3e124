// Final scoring (FIN, and SOL-6 for one player); mirrors caledonia/rules/final.py.
#pragma once

#include "fulfil.hpp"
#include "links.hpp"
#include "scoring.hpp"

namespace caledonia {

// The lines of a score sheet, in the order of ScoreSheet in Python.
struct Sheet {
    int glory = 0;
    int basic_goods = 0;
    int processed_goods = 0;
    int money = 0;
    int hops = 0;
    std::array<int, IMPORTS> imports{};
    int contracts = 0;
    int settlements = 0;
    int bid = 0;
    int money_left = 0;
    int contracts_fulfilled = 0;
    int settlements_linked = 0;

    int total() const {
        return glory + basic_goods + processed_goods + money + hops + imports[0] + imports[1] +
               imports[2] + contracts + settlements + bid;
    }
};

using Sheets = std::array<Sheet, SEATS>;

// What each import is worth (FIN-5, VAR-1).
inline std::array<int, IMPORTS> import_values(const Tables& tables, const State& state) {
    std::array<int, IMPORTS> values{};
    if (tables.static_imports) {
        values.fill(tables.static_import);
        return values;
    }
    std::array<int, IMPORTS> totals{};
    for (int kind = 0; kind < IMPORTS; ++kind) {
        totals[kind] = imported_so_far(tables, state, kind);
    }
    for (int kind = 0; kind < IMPORTS; ++kind) {
        int before = 0;
        for (int other = 0; other < IMPORTS; ++other) {
            // Among equals sugar cane counts as more imported than tobacco, tobacco than cotton.
            before +=
                totals[other] > totals[kind] || (totals[other] == totals[kind] && other > kind);
        }
        values[kind] = tables.import_points[before];
    }
    return values;
}

// The points of a place; tied players share those they fill (FIN-6).
inline int place_points(const std::array<int, SEATS>& counts, int players, int seat,
                        const std::array<int, SEATS>& places) {
    if (counts[seat] == 0) {
        return 0;
    }
    int better = 0;
    int tied = 0;
    for (int other = 0; other < players; ++other) {
        better += counts[other] > counts[seat];
        tied += counts[other] == counts[seat];
    }
    int sum = 0;
    for (int place = better; place < std::min(better + tied, SEATS); ++place) {
        sum += places[place];
    }
    return sum / tied;
}

inline int solo_points(int count, const StepTable& steps) {
    for (int i = 0; i < steps.count; ++i) {
        if (count >= steps.least[i]) {
            return steps.points[i];
        }
    }
    return 0;
}

inline Sheet own_lines(const Tables& tables, const Player& player,
                       const std::array<int, IMPORTS>& values) {
    Sheet sheet;
    sheet.glory = player.glory;
    sheet.basic_goods = tables.basic_points * basic_goods(player);
    sheet.processed_goods = tables.processed_points * processed_goods(player);
    sheet.money = player.money / tables.money_per_point;
    sheet.hops = tables.hops_points *
                 over_fulfilled(tables, player, [](const ContractTable& c) { return c.hops; });
    for (int kind = 0; kind < IMPORTS; ++kind) {
        sheet.imports[kind] =
            values[kind] * over_fulfilled(tables, player, [kind](const ContractTable& contract) {
                return contract.imports[kind];
            });
    }
    sheet.bid = -player.bid;
    sheet.money_left = player.money % tables.money_per_point;
    sheet.contracts_fulfilled = player.fulfilled_count;
    sheet.settlements_linked = Links(tables, player).count;
    return sheet;
}

// All players' score sheets from what they have.
inline Sheets score_sheets(const Tables& tables, const State& state) {
    Sheets sheets;
    const std::array<int, IMPORTS> values = import_values(tables, state);
    std::array<int, SEATS> fulfilled{};
    std::array<int, SEATS> linked{};
    for (int seat = 0; seat < tables.players; ++seat) {
        sheets[seat] = own_lines(tables, state.player(seat), values);
        fulfilled[seat] = sheets[seat].contracts_fulfilled;
        linked[seat] = sheets[seat].settlements_linked;
    }
    for (int seat = 0; seat < tables.players; ++seat) {
        Sheet& sheet = sheets[seat];
        if (tables.players == 1) {
            sheet.contracts = solo_points(fulfilled[0], tables.solo_contracts);
            sheet.settlements = solo_points(linked[0], tables.solo_settlements);
        } else {
            sheet.contracts = place_points(fulfilled, tables.players, seat, tables.contract_places);
            sheet.settlements =
                place_points(linked, tables.players, seat, tables.settlement_places);
        }
    }
    return sheets;
}

// Score sheets as if the game ended now.
inline Sheets score_now(const Tables& tables, State state) {
    for (int seat = 0; seat < tables.players; ++seat) {
        empty_cellar(tables, state.player(seat));
    }
    return score_sheets(tables, state);
}

}  // namespace caledonia
