#include "inputs.hpp"

#include <algorithm>

#include "worth.hpp"

namespace caledonia {

namespace {

// No figure counts for more than this many times its usual size.
constexpr double FAR = 5.0;

// Writes figures one after the other.
class Writer {
  public:
    explicit Writer(float* out) : out_(out) {}

    void put(double value, double usual = 1.0) {
        *out_++ = static_cast<float>(std::clamp(value / usual, -FAR, FAR));
    }
    void one_of(int index, int count) {
        for (int i = 0; i < count; ++i) {
            *out_++ = i == index ? 1.0F : 0.0F;
        }
    }
    void skip(int count) {
        std::fill_n(out_, count, 0.0F);
        out_ += count;
    }
    const float* end() const { return out_; }

  private:
    float* out_;
};

// What the contracts a player holds ask for and bring, added up.
struct Held {
    std::array<int, GOODS> goods{};
    std::array<int, MEATS> meat{};
    std::array<int, IMPORTS> imports{};
    int hops = 0;
    int money = 0;
    int spaces = 0;
    int upgrades = 0;
    int ready = 0;
};

Held held_by(const Tables& tables, const Player& player) {
    Held held;
    for (int i = 0; i < player.slot_count; ++i) {
        const ContractTable& contract = tables.contracts[player.slots[i]];
        for (int good = 0; good < GOODS; ++good) {
            held.goods[good] += contract.goods[good];
        }
        for (int meat = 0; meat < MEATS; ++meat) {
            held.meat[meat] += contract.meat[meat];
        }
        for (int kind = 0; kind < IMPORTS; ++kind) {
            held.imports[kind] += contract.imports[kind];
        }
        held.hops += contract.hops;
        held.money += contract.money;
        held.spaces += contract.free_space;
        held.upgrades += contract.bonus_upgrade;
        held.ready += can_fulfil(tables, player, contract) ? 1 : 0;
    }
    return held;
}

void write_held(Writer& writer, const Tables& tables, const Player& player) {
    const Held held = held_by(tables, player);
    writer.put(player.slot_count, 2);
    for (int good = 0; good < GOODS; ++good) {
        writer.put(held.goods[good], 3);
        writer.put(std::max(0, held.goods[good] - player.goods[good]), 3);
    }
    for (int meat = 0; meat < MEATS; ++meat) {
        const int animals = player.units[MEAT_ANIMALS[meat]];
        writer.put(held.meat[meat], 2);
        writer.put(std::max(0, held.meat[meat] - animals), 2);
    }
    for (const int count : held.imports) {
        writer.put(count, 3);
    }
    writer.put(held.hops, 3);
    writer.put(held.money, 15);
    writer.put(held.spaces);
    writer.put(held.upgrades);
    writer.put(held.ready);
}

// The cheapest free space in reach on the terrain of a unit.
int cheapest(const Tables& tables, const State& state, const Player& player, int unit) {
    constexpr int NOWHERE = 15;
    const ClanTable& clan = clan_of(tables, player);
    int best = NOWHERE;
    for_each_space(player.reach & tables.terrain[unit] & ~state.occupied,
                   [&](int space) { best = std::min(best, clan.land_cost[space]); });
    return best;
}

void write_land(Writer& writer, const Tables& tables, const State& state, const Player& player,
                const Sheet& sheet) {
    const Mask free = player.reach & ~state.occupied;
    writer.put(sheet.settlements_linked, 6);
    writer.put((free & tables.land).count(), 20);
    for (const int unit : {SHEEP, WOODCUTTER, MINER, FISHERMAN}) {
        writer.put((free & tables.terrain[unit]).count(), 8);
    }
    for (const int unit : {SHEEP, WOODCUTTER, MINER}) {
        writer.put(cheapest(tables, state, player, unit), 8);
    }
}

void write_ports(Writer& writer, const Tables& tables, const Player& player) {
    std::array<double, PORT_KINDS> open{};
    for (int corner = 0; corner < tables.port_count; ++corner) {
        if (is_open_port(tables, player, corner, port_reach(player))) {
            open[static_cast<int>(tables.ports[corner].kind)] += 1;
        }
    }
    for (const double count : open) {
        writer.put(count);
    }
    writer.put(std::popcount(player.ports_used), 2);
}

// The money of a player's next contract. Before round 1 it is the number of rows of the export
// board, which means nothing: the shipped net learned with it there.
int money_of_next_contract(const Tables& tables, const State& state, const Player& player) {
    return state.round == 0 ? tables.rows : contract_money(tables, state, player);
}

void write_economy(Writer& writer, const Tables& tables, const State& state,
                   const Player& player) {
    writer.put(player.money, 40);
    writer.put(player.glory, 20);
    writer.put(player.bid, 10);
    double market = 0;
    for (int good = 0; good < GOODS; ++good) {
        writer.put(player.goods[good], 4);
        market += player.goods[good] * price_of(tables, state, good);
    }
    writer.put(market, 40);
    for (const int count : player.units) {
        writer.put(count, 3);
    }
    const int grain_users = player.units[BAKERY] + player.units[DISTILLERY];
    writer.put(std::min(player.units[COW], player.units[CHEESE_DAIRY]) +
                   std::min<int>(player.units[FIELD], grain_users),
               3);
    writer.put(worker_income(tables, player), 20);
    for (const int worker : WORKERS) {
        writer.put(player.technology >> worker & 1);
    }
    writer.put(player.shipping, 2);
    writer.put(player.merchants, 4);
    writer.put(player.merchants_on_board, 4);
    for (const int standing : player.market) {
        writer.put(standing, 3);
    }
}

void write_points(Writer& writer, const Tables& tables, const State& state, const Player& player,
                  const Sheets& sheets, int seat) {
    const Sheet& sheet = sheets[seat];
    writer.put(player.fulfilled_count, 4);
    for (int kind = 0; kind < IMPORTS; ++kind) {
        writer.put(over_fulfilled(tables, player,
                                  [&](const ContractTable& c) { return c.imports[kind]; }),
                   6);
    }
    for (int ahead = 0; ahead < ROUNDS; ++ahead) {
        const int at = std::max<int>(state.round, 1) - 1 + ahead;
        writer.put(at < tables.scoring_count ? glory_of(tables, tables.scoring[at], player) : 0,
                   10);
    }
    writer.put(sheet.basic_goods + sheet.processed_goods, 15);
    writer.put(sheet.money, 8);
    writer.put(sheet.hops, 8);
    writer.put(sheet.imports[0] + sheet.imports[1] + sheet.imports[2], 25);
    writer.put(sheet.contracts, 8);
    writer.put(sheet.settlements, 10);
    writer.put(sheet.total(), 80);
    int contracts = tables.players == 1 ? 0 : -99;
    int links = contracts;
    for (int other = 0; other < tables.players; ++other) {
        if (other != seat) {
            contracts = std::max(contracts, sheets[other].contracts_fulfilled);
            links = std::max(links, sheets[other].settlements_linked);
        }
    }
    writer.put(sheet.contracts_fulfilled - contracts, 2);
    writer.put(sheet.settlements_linked - links, 3);
}

template <typename Seats>
int place_in(const Seats& seats, int count, int seat) {
    for (int i = 0; i < count; ++i) {
        if (seats[i] == seat) {
            return i + 1;
        }
    }
    return 0;
}

void write_turn(Writer& writer, const State& state, const Player& player, int seat) {
    bool opens = false;
    for (int i = 0; i < state.pending_count; ++i) {
        opens = opens || (state.pending[i].kind == Open::Turn && state.pending[i].seat == seat);
    }
    writer.put(place_in(state.turn_order, state.order_count, seat), 2);
    writer.put(place_in(state.passed, state.passed_count, seat), 2);
    writer.put(!state.is_over() && state.top().seat == seat ? 1 : 0);
    writer.put(opens ? 1 : 0);
    for (int i = 0; i < 4; ++i) {
        writer.put(player.power_state[i], 3);
    }
}

// What it takes to fulfil the contracts held, and what that promises.
void write_plans(Writer& writer, const Tables& tables, const State& state, const Player& player,
                 Worth& worth) {
    double cost = 0;
    double gain = 0;
    double best = 0;
    int missing = 0;
    for (int good = 0; good < GOODS; ++good) {
        missing += worth.missing(good);
        cost += worth.missing(good) * price_of(tables, state, good);
    }
    for (int i = 0; i < player.slot_count; ++i) {
        const double value = worth.taking(player.slots[i]);
        gain += value;
        best = std::max(best, value);
    }
    writer.put(missing, 4);
    writer.put(cost, 25);
    writer.put(cost - player.money, 25);
    writer.put(missing - player.merchants, 4);
    writer.put(gain, 25);
    writer.put(best, 25);
    writer.put(free_slots(tables, player));
    writer.put(worth.rounds, 3);
}

void write_contract(Writer& writer, const ContractTable& contract) {
    for (const int count : contract.goods) {
        writer.put(count, 3);
    }
    for (const int count : contract.meat) {
        writer.put(count, 2);
    }
    for (const int count : contract.imports) {
        writer.put(count, 3);
    }
    writer.put(contract.hops, 3);
    writer.put(contract.money, 15);
    writer.put(contract.free_space);
    writer.put(contract.bonus_upgrade);
}

}  // namespace

Inputs::Inputs(const Tables& tables, const State& state, const Weights& weights)
    : tables_(tables), state_(state), weights_(weights), sheets_(score_sheets(tables, state)),
      import_values_(import_values(tables, state)) {
    for (int seat = 0; seat < tables.players; ++seat) {
        const Player& player = state.player(seat);
        Writer writer(players_[seat].data());
        writer.one_of(player.clan, KNOWN_CLANS);
        write_economy(writer, tables, state, player);
        write_ports(writer, tables, player);
        write_held(writer, tables, player);
        write_land(writer, tables, state, player, sheets_[seat]);
        write_points(writer, tables, state, player, sheets_, seat);
        write_turn(writer, state, player, seat);
        writer.put(1);
        writer.skip(static_cast<int>(players_[seat].data() + PLAYER_INPUTS - writer.end()));
    }
}

void Inputs::write(int seat, float* out) const {
    for (int place = 0; place < SEATS; ++place, out += PLAYER_INPUTS) {
        if (place < tables_.players) {
            const auto& block = players_[(seat + place) % tables_.players];
            std::copy(block.begin(), block.end(), out);
        } else {
            std::fill_n(out, PLAYER_INPUTS, 0.0F);
        }
    }
    write_table(seat, out);
}

void Inputs::write_table(int seat, float* out) const {
    Writer writer(out);
    writer.one_of(state_.round, ROUNDS + 1);
    writer.one_of(tables_.players - 1, SEATS);
    const bool decides = !state_.is_over() && state_.top().seat == seat;
    const Pending top = decides ? state_.top() : Pending{};
    writer.one_of(decides ? static_cast<int>(top.kind) : -1, OPEN_KINDS);
    const bool promised = top.kind == Open::PromisedTrade || top.kind == Open::PromisedPurchase;
    writer.one_of(decides && promised ? top.a : -1, GOODS);
    const bool neighbours = decides && top.kind == Open::NeighbourhoodBonus;
    for (int good = 0; good < GOODS; ++good) {
        writer.put(neighbours ? top.a >> good & 1 : 0);
    }
    const bool bonuses = decides && top.kind == Open::ExportBonuses;
    for (const int count : {top.a, top.b, top.c}) {
        writer.put(bonuses ? count : 0);
    }
    for (int good = 0; good < GOODS; ++good) {
        writer.put(price_of(tables_, state_, good), 8);
        writer.put(decides ? state_.bought[good] : 0, 2);
    }
    for (int kind = 0; kind < IMPORTS; ++kind) {
        writer.put(imported_so_far(tables_, state_, kind), 6);
        writer.put(import_values_[kind], 4);
    }
    writer.put(tables_.static_imports ? 1 : 0);
    writer.put(money_of_next_contract(tables_, state_, state_.player(seat)), 8);
    for (int ahead = 0; ahead < ROUNDS; ++ahead) {
        const int at = std::max<int>(state_.round, 1) - 1 + ahead;
        const bool is_there = at < tables_.scoring_count;
        writer.one_of(is_there ? static_cast<int>(tables_.scoring[at].kind) : -1, SCORING_KINDS);
    }
    Worth worth(tables_, state_, seat, weights_);
    std::array<double, BEST_BOXES> best{};
    std::array<int, GOODS> asked{};
    for (int box = 0; box < tables_.boxes; ++box) {
        if (state_.boxes[box] == 0) {
            continue;
        }
        double value = worth.taking(state_.boxes[box]);
        for (double& place : best) {
            if (value > place) {
                std::swap(value, place);
            }
        }
        for (int good = 0; good < GOODS; ++good) {
            asked[good] += tables_.contracts[state_.boxes[box]].goods[good];
        }
    }
    for (const double value : best) {
        writer.put(value, 15);
    }
    for (const int count : asked) {
        writer.put(count, 8);
    }
    double drawn = 0;
    for (int i = 0; decides && i < state_.drawn_count; ++i) {
        drawn = std::max(drawn, worth.taking(state_.drawn[i]));
    }
    writer.put(drawn, 15);
    write_plans(writer, tables_, state_, state_.player(seat), worth);
    writer.skip(static_cast<int>(out + TABLE_INPUTS - writer.end()));
}

void write_action(const Tables& tables, const State& state, Action action, double value,
                  double best, float* out) {
    const Player& player = state.player(state.top().seat);
    Writer writer(out);
    writer.one_of(static_cast<int>(action.kind), KINDS);
    writer.put(value, 10);
    writer.put(value - best, 10);
    writer.put(value >= best ? 1 : 0);
    const bool places = action.kind == Kind::Place || action.kind == Kind::Expand;
    const bool upgrades = action.kind == Kind::UpgradeTechnology ||
                          action.kind == Kind::BonusTechnology;
    const bool exchanges = action.kind == Kind::Exchange;
    writer.one_of(places || upgrades ? action.a : exchanges ? action.b : -1, UNITS);
    writer.put(places ? cost_of(tables, player, action.a, action.b, false) : 0, 10);
    const Mask near = places ? tables.neighbours[action.b] & state.occupied : Mask{0, 0};
    writer.put((near & player.occupied).count(), 2);
    writer.put((near & ~player.occupied).count(), 2);
    const bool trades = action.kind == Kind::Buy || action.kind == Kind::Sell;
    writer.one_of(trades || action.kind == Kind::BonusRecall ? action.a : -1, GOODS);
    writer.put(trades ? action.b : 0, 2);
    writer.put(trades ? price_of(tables, state, action.a) : 0, 8);
    const bool amounts = action.kind == Kind::Brew || action.kind == Kind::Butter ||
                         action.kind == Kind::Cellar || action.kind == Kind::Bid;
    writer.put(amounts ? action.a : 0, 2);
    const bool port = action.kind == Kind::UsePort;
    writer.one_of(port ? static_cast<int>(tables.ports[action.b].kind) : -1, PORT_KINDS);
    const bool contract = action.kind == Kind::Obtain || action.kind == Kind::Fulfil ||
                          (action.kind == Kind::Keep && action.a != 0);
    if (contract) {
        write_contract(writer, tables.contracts[action.a]);
        writer.put(can_fulfil(tables, player, tables.contracts[action.a]) ? 1 : 0);
    }
    writer.skip(static_cast<int>(out + ACTION_INPUTS - writer.end()));
}

}  // namespace caledonia
