// The scoring tiles (SCO-T1 to SCO-T9); mirrors caledonia/powers/scoring_tiles.py.
#pragma once

#include "clans.hpp"

namespace caledonia {

inline int basic_goods(const Player& player) {
    return player.goods[WOOL] + player.goods[GRAIN] + player.goods[MILK];
}
inline int processed_goods(const Player& player) {
    return player.goods[BREAD] + player.goods[CHEESE] + player.goods[WHISKY];
}

// Sum a figure over a player's fulfilled contracts.
template <typename Function>
int over_fulfilled(const Tables& tables, const Player& player, Function function) {
    int sum = 0;
    for (int i = 0; i < player.fulfilled_count; ++i) {
        sum += function(tables.contracts[player.fulfilled[i]]);
    }
    return sum;
}

inline int farms(const Player& player) {
    return player.units[SHEEP] + player.units[COW] + player.units[CHEESE_DAIRY] +
           player.units[BAKERY] + player.units[DISTILLERY];
}

// Technologies, shipping steps and merchants that left the board (SCO-T8).
inline int upgrades(const Tables& tables, const Player& player) {
    const int places = tables.merchants - tables.merchants_in_stock;
    return std::popcount(player.technology) + player.shipping + places - player.merchants_on_board;
}

// The glory that a tile gives a player.
inline int glory_of(const Tables& tables, const ScoringTable& tile, const Player& player) {
    switch (tile.kind) {
        case ScoringKind::BasicGoods:
            return tile.glory * basic_goods(player);
        case ScoringKind::ProcessedGoods:
            return tile.glory * ((processed_goods(player) + barrels(tables, player)) / tile.other);
        case ScoringKind::Farms:
            return tile.glory * farms(player) + tile.other * player.units[FIELD];
        case ScoringKind::Workers:
            return tile.glory * workers_on_map(player);
        case ScoringKind::BorderSpaces:
            return tile.glory * ((player.occupied & tables.border).count() / tile.other);
        case ScoringKind::Imports:
            return tile.glory * over_fulfilled(tables, player, [](const ContractTable& contract) {
                       return contract.imports[0] + contract.imports[1] + contract.imports[2];
                   });
        case ScoringKind::MeatExports:
            return tile.glory * over_fulfilled(tables, player, [](const ContractTable& contract) {
                       return contract.meat[0] + contract.meat[1];
                   });
        case ScoringKind::Upgrades:
            return tile.glory * upgrades(tables, player);
        case ScoringKind::ExpensiveLand:
            return tile.glory * (player.occupied & tables.expensive).count();
    }
    return 0;
}

}  // namespace caledonia
