#include "tables.hpp"

#include <algorithm>

#include "reader.hpp"

namespace caledonia {

namespace {

constexpr int FORMAT = 1;

void read_options(Reader& reader, Tables& tables) {
    reader.next(FORMAT, FORMAT, "format of the tables");
    tables.players = reader.next(1, SEATS, "players");
    tables.static_imports = reader.flag("static_imports");
    tables.no_clans = reader.flag("no_clans");
    tables.errata_2025 = reader.flag("errata_2025");
    tables.boxes = reader.next(0, MAX_BOXES, "boxes");
    tables.spare_box = reader.next(-1, MAX_BOXES, "spare box");
    tables.neighbourhood_limit = reader.next(0, 100, "neighbourhood limit");
}

void read_board_figures(Reader& reader, Tables& tables) {
    reader.figures(tables.income, "income");
    for (int& amount : tables.yields) {
        amount = reader.next(0, 20, "yields");
    }
    tables.technology_income = reader.figure("technology income");
    tables.merchants = reader.next(0, MAX_MERCHANTS, "merchants");
    tables.merchants_in_stock = reader.next(0, MAX_MERCHANTS, "merchants in stock");
    tables.shipping_cost = reader.figure("cost of shipping");
    tables.technology_cost = reader.figure("cost of technology");
    tables.merchant_cost = reader.figure("cost of a merchant");
    tables.bonus_technology_cost = reader.figure("cost of a bonus technology");
    tables.shipping_levels = reader.next(0, MAX_LEVELS - 1, "shipping levels");
    tables.steps = reader.next(1, MAX_STEPS, "steps of the market");
    for (auto& track : tables.prices) {
        for (int step = 0; step < tables.steps; ++step) {
            track[step] = reader.next(0, 1000, "price");
        }
    }
    tables.medium_low = reader.figure("medium bracket");
    tables.medium_high = reader.figure("medium bracket");
    tables.basic_discount = reader.figure("discount");
    tables.processed_discount = reader.figure("discount");
}

void read_export_board(Reader& reader, Tables& tables) {
    tables.rows = reader.next(0, MAX_BOXES, "rows");
    reader.figures(tables.contract_money, "money of contracts");
    reader.figures(tables.pass_money, "pass money");
    tables.solo_pass_money = reader.figure("pass money alone");
    tables.import_mark = reader.next(1, 1000, "import mark");
    tables.building_bonus_count = reader.figure("factories for the building bonus");
    reader.figures(tables.no_clans_money, "money without clans");
    tables.highest_bid = reader.next(0, 250, "highest bid");
    tables.price_rolls = reader.next(0, GOODS, "price rolls");
    tables.faces = reader.next(1, MAX_FACES, "faces of the price die");
    const int highest = std::max(1, tables.boxes - tables.rows);
    for (int face = 0; face < tables.faces; ++face) {
        // Every face names a box of the export board (SOL-5).
        tables.price_die[face] = reader.next(-highest, highest, "price die");
        if (tables.price_die[face] == 0) {
            reader.refuse("price die: 0 names no box of the export board");
        }
    }
}

void read_steps(Reader& reader, StepTable& steps, const char* what) {
    steps.count = reader.next(0, MAX_FACES, what);
    for (int i = 0; i < steps.count; ++i) {
        steps.least[i] = reader.figure(what);
        steps.points[i] = reader.figure(what);
    }
}

void read_final(Reader& reader, Tables& tables) {
    tables.basic_points = reader.figure("points of basic goods");
    tables.processed_points = reader.figure("points of processed goods");
    tables.money_per_point = reader.next(1, 1000, "money per point");
    tables.hops_points = reader.figure("points of hops");
    tables.static_import = reader.figure("points of imports");
    reader.figures(tables.import_points, "points of imports");
    reader.figures(tables.contract_places, "points of contracts");
    reader.figures(tables.settlement_places, "points of settlements");
    read_steps(reader, tables.solo_contracts, "points of contracts alone");
    read_steps(reader, tables.solo_settlements, "points of settlements alone");
}

void read_contracts(Reader& reader, Tables& tables) {
    const int count = reader.next(0, MAX_CONTRACTS - 1, "contracts");
    for (int i = 0; i < count; ++i) {
        ContractTable& contract = tables.contracts[reader.next(1, MAX_CONTRACTS - 1, "contract")];
        contract.exists = true;
        for (int& amount : contract.goods) {
            amount = reader.next(0, 100, "goods of a contract");
        }
        for (int& amount : contract.meat) {
            amount = reader.next(0, 100, "meat of a contract");
        }
        for (int& amount : contract.imports) {
            amount = reader.next(0, 100, "imports of a contract");
        }
        contract.hops = reader.next(0, 100, "hops of a contract");
        contract.money = reader.figure("money of a contract");
        contract.free_space = reader.next(0, 20, "free spaces of a contract");
        contract.bonus_upgrade = reader.next(0, 20, "bonus upgrades of a contract");
    }
}

void read_starting_tiles(Reader& reader, Tables& tables) {
    const int count = reader.next(0, MAX_TILES - 1, "starting tiles");
    for (int i = 0; i < count; ++i) {
        StartingTileTable& tile =
            tables.starting_tiles[reader.next(1, MAX_TILES - 1, "starting tile")];
        tile.exists = true;
        tile.money = reader.figure("money of a starting tile");
        for (int& amount : tile.goods) {
            amount = reader.next(0, 100, "goods of a starting tile");
        }
    }
}

void read_clan(Reader& reader, const Tables& tables, ClanTable& clan) {
    clan.kind = static_cast<ClanKind>(
        reader.next(0, static_cast<int>(ClanKind::MacKenzie), "kind of clan"));
    clan.starting_workers = reader.next(0, 3, "starting workers");
    clan.starting_shipping = reader.next(0, tables.shipping_levels, "starting shipping");
    clan.extra_merchants = reader.next(0, tables.merchants, "extra merchants");
    clan.starts_on_border = reader.flag("start on the border");
    clan.contracts_per_action = reader.next(1, 2, "contracts per action");
    clan.trade_money = reader.next(0, 1000, "trade money");
    clan.slots = reader.next(0, MAX_SLOTS, "slots");
    clan.building_draw = reader.next(0, MAX_DRAW, "contracts drawn");
    clan.units = static_cast<uint32_t>(reader.next(0, (1 << UNITS) - 1, "units"));
    clan.technologies = static_cast<uint32_t>(reader.next(0, (1 << UNITS) - 1, "technologies"));
    reader.figures(clan.cost, "unit cost");
    for (int& pieces : clan.supply) {
        pieces = reader.next(0, 15, "supply");
    }
    reader.figures(clan.land_cost, "land cost");
    reader.figures(clan.free_land_cost, "land cost");
    clan.least_land_cost = reader.figure("land cost");
    clan.most_land_cost = reader.figure("land cost");
    clan.row_length = reader.next(0, MAX_ROW, "figures of a clan");
    for (int i = 0; i < clan.row_length; ++i) {
        clan.row[i] = reader.figure("figures of a clan");
    }
    clan.pool = reader.next(0, 30, "pool of workers");
    clan.pool_income = reader.figure("income of workers");
    clan.price = reader.figure("price of a clan");
    clan.limit = reader.next(0, 100, "limit of a clan");
}

void read_ports(Reader& reader, Tables& tables) {
    tables.port_count = reader.next(0, CORNERS, "ports");
    for (int corner = 0; corner < tables.port_count; ++corner) {
        PortTable& port = tables.ports[corner];
        port.kind = static_cast<PortKind>(
            reader.next(0, static_cast<int>(PortKind::Borrow), "kind of port"));
        port.space = reader.next(0, SPACES - 1, "space of a port");
        port.number = reader.next(0, 1000, "figure of a port");
        port.gain_count = reader.next(0, MAX_GAINS, "gains of a port");
        for (int i = 0; i < port.gain_count; ++i) {
            reader.figures(port.gains[i], "gains of a port");
        }
    }
    for (int used = 0; used < 1 << CORNERS; ++used) {
        for (int corner = 0; corner < tables.port_count; ++corner) {
            if ((used >> corner & 1) == 0) {
                tables.unused_ports[used] |= Mask::of(tables.ports[corner].space);
            }
        }
    }
}

void read_scoring(Reader& reader, Tables& tables) {
    tables.scoring_count = reader.next(0, ROUNDS, "scoring tiles");
    for (int round = 0; round < tables.scoring_count; ++round) {
        ScoringTable& tile = tables.scoring[round];
        tile.kind = static_cast<ScoringKind>(
            reader.next(0, static_cast<int>(ScoringKind::ExpensiveLand), "kind of scoring tile"));
        tile.glory = reader.figure("glory of a scoring tile");
        const bool divides =
            tile.kind == ScoringKind::ProcessedGoods || tile.kind == ScoringKind::BorderSpaces;
        tile.other = reader.next(divides ? 1 : 0, 1000, "figure of a scoring tile");
    }
}

void read_map(Reader& reader, Tables& tables) {
    for (Mask& spaces : tables.terrain) {
        spaces = reader.mask("terrain");
    }
    tables.land = reader.mask("land");
    tables.lochs = reader.mask("lochs");
    tables.border = reader.mask("border");
    tables.expensive = reader.mask("expensive land");
    tables.cheap = reader.mask("cheap land");
    for (Mask& spaces : tables.adjacent) {
        spaces = reader.mask("adjacent spaces");
    }
    for (Mask& spaces : tables.neighbours) {
        spaces = reader.mask("neighbours");
    }
    for (int level = 0; level <= tables.shipping_levels; ++level) {
        for (Mask& spaces : tables.reach[level]) {
            spaces = reader.mask("reach");
        }
    }
}

}  // namespace

std::string read_tables(const int64_t* numbers, int count, Tables& tables) {
    Reader reader(numbers, count);
    read_options(reader, tables);
    read_board_figures(reader, tables);
    read_export_board(reader, tables);
    read_final(reader, tables);
    read_contracts(reader, tables);
    read_starting_tiles(reader, tables);
    tables.clan_count = reader.next(1, MAX_CLANS, "clans");
    for (int i = 0; i < tables.clan_count; ++i) {
        read_clan(reader, tables, tables.clans[i]);
    }
    read_ports(reader, tables);
    read_scoring(reader, tables);
    read_map(reader, tables);
    return reader.finish();
}

}  // namespace caledonia
