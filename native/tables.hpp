// Everything about a game that never changes: the figures of the content, the map, the tiles.
// Python hands it over as one row of numbers (caledonia/native/tables.py); no figure stands here.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "types.hpp"

namespace caledonia {

constexpr int MAX_CONTRACTS = 64;
constexpr int MAX_TILES = 32;
constexpr int MAX_CLANS = 16;
constexpr int MAX_STEPS = 32;
constexpr int MAX_LEVELS = 8;
constexpr int MAX_BOXES = 16;
constexpr int MAX_GAINS = 64;
constexpr int MAX_ROW = 8;
constexpr int MAX_MERCHANTS = 15;
constexpr int MAX_FACES = 16;
constexpr int MAX_SLOTS = 8;
constexpr int MAX_DRAW = 12;

// What a clan adds to the rules. The order is part of the interface with Python.
enum class ClanKind : int { Plain, Buchanan, Campbell, Cunningham, MacDonald, MacEwen, MacKenzie };

struct ClanTable {
    ClanKind kind = ClanKind::Plain;
    int starting_workers = 0;
    int starting_shipping = 0;
    int extra_merchants = 0;
    bool starts_on_border = false;
    int contracts_per_action = 1;
    int trade_money = 0;
    int slots = 1;
    int building_draw = 0;
    uint32_t units = 0;
    uint32_t technologies = 0;
    std::array<int, UNITS> cost{};
    std::array<int, UNITS> supply{};
    std::array<int, SPACES> land_cost{};
    std::array<int, SPACES> free_land_cost{};
    int least_land_cost = 0;
    int most_land_cost = 0;
    // Figures of one clan each: discounts, cellar, pool of workers, prices of beer and butter.
    int row_length = 0;
    std::array<int, MAX_ROW> row{};
    int pool = 0;
    int pool_income = 0;
    int price = 0;
    int limit = 0;
};

enum class PortKind : int {
    SaveAnimal,
    ExchangeBasic,
    ExchangeProcessed,
    Upgrade,
    Money,
    MovePrice,
    ExchangeUnits,
    DrawContracts,
    Borrow
};

struct PortTable {
    PortKind kind = PortKind::Money;
    int space = 0;
    // Animals saved, goods discarded, glory, money, steps or cost, whichever the tile has.
    int number = 0;
    int gain_count = 0;
    std::array<std::array<int, GOODS>, MAX_GAINS> gains{};
};

enum class ScoringKind : int {
    BasicGoods,
    ProcessedGoods,
    Farms,
    Workers,
    BorderSpaces,
    Imports,
    MeatExports,
    Upgrades,
    ExpensiveLand
};

struct ScoringTable {
    ScoringKind kind = ScoringKind::BasicGoods;
    int glory = 0;
    // Per so many, or what a field gives.
    int other = 0;
};

struct ContractTable {
    bool exists = false;
    std::array<int, GOODS> goods{};
    std::array<int, MEATS> meat{};
    std::array<int, IMPORTS> imports{};
    int hops = 0;
    int money = 0;
    int free_space = 0;
    int bonus_upgrade = 0;
};

struct StartingTileTable {
    bool exists = false;
    int money = 0;
    std::array<int, GOODS> goods{};
};

// Thresholds with their points, best first.
struct StepTable {
    int count = 0;
    std::array<int, MAX_FACES> least{};
    std::array<int, MAX_FACES> points{};
};

struct Tables {
    int players = 2;
    bool static_imports = false;
    bool no_clans = false;
    bool errata_2025 = false;
    int boxes = 0;
    int spare_box = -1;
    int neighbourhood_limit = 0;

    std::array<int, UNITS> income{};
    std::array<int, UNITS> yields{};
    int technology_income = 0;
    int merchants = 0;
    int merchants_in_stock = 0;

    int shipping_cost = 0;
    int technology_cost = 0;
    int merchant_cost = 0;
    int bonus_technology_cost = 0;
    int shipping_levels = 0;

    int steps = 0;
    std::array<std::array<int, MAX_STEPS>, GOODS> prices{};
    int medium_low = 0;
    int medium_high = 0;
    int basic_discount = 0;
    int processed_discount = 0;

    int rows = 0;
    std::array<int, ROUNDS> contract_money{};
    std::array<int, SEATS> pass_money{};
    int solo_pass_money = 0;
    int import_mark = 1;
    int building_bonus_count = 0;

    std::array<int, SEATS> no_clans_money{};
    int highest_bid = 0;
    int price_rolls = 0;
    int faces = 0;
    std::array<int, MAX_FACES> price_die{};

    int basic_points = 0;
    int processed_points = 0;
    int money_per_point = 1;
    int hops_points = 0;
    int static_import = 0;
    std::array<int, IMPORTS> import_points{};
    std::array<int, SEATS> contract_places{};
    std::array<int, SEATS> settlement_places{};
    StepTable solo_contracts;
    StepTable solo_settlements;

    std::array<ContractTable, MAX_CONTRACTS> contracts{};
    std::array<StartingTileTable, MAX_TILES> starting_tiles{};
    int clan_count = 0;
    std::array<ClanTable, MAX_CLANS> clans{};
    int port_count = 0;
    std::array<PortTable, CORNERS> ports{};
    int scoring_count = 0;
    std::array<ScoringTable, ROUNDS> scoring{};

    std::array<Mask, UNITS> terrain{};
    Mask land{};
    Mask lochs{};
    Mask border{};
    Mask expensive{};
    // Land on which a start is cheap, for the rules of thumb.
    Mask cheap{};
    std::array<Mask, SPACES> adjacent{};
    std::array<Mask, SPACES> neighbours{};
    std::array<std::array<Mask, SPACES>, MAX_LEVELS> reach{};
    std::array<Mask, 1 << CORNERS> unused_ports{};
};

// Fill the tables from a row of numbers; return what is wrong with it, or nothing.
std::string read_tables(const int64_t* numbers, int count, Tables& tables);

}  // namespace caledonia
