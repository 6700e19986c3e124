#include "packing.hpp"

#include <algorithm>
#include <bit>

#include "change.hpp"
#include "reader.hpp"

namespace caledonia {

namespace {

constexpr int FORMAT = 1;
constexpr int MOST_MONEY = 20000;
// A valid game never has more open at once; what follows a decision needs the rest of the stack.
constexpr int MOST_PENDING = MAX_PENDING - 6;

template <typename Values>
uint8_t read_list(Reader& reader, Values& values, int most, int highest, const char* what) {
    const auto size = static_cast<int>(values.size());
    const int count = reader.next(0, std::min(most, size), what);
    // The second bound is for compilers that do not see that the first one implies it.
    for (int i = 0; i < count && i < size; ++i) {
        values[i] = static_cast<uint8_t>(reader.next(0, highest, what));
    }
    return static_cast<uint8_t>(count);
}

// A list of contracts that exist.
template <typename Values>
uint8_t read_contracts(const Tables& tables, Reader& reader, Values& values, int most,
                       const char* what) {
    const uint8_t count = read_list(reader, values, most, MAX_CONTRACTS - 1, what);
    for (int i = 0; i < count; ++i) {
        if (!tables.contracts[values[i]].exists) {
            reader.refuse(std::string(what) + ": no such contract");
        }
    }
    return count;
}

// A list of different seats.
uint8_t read_seats(const Tables& tables, Reader& reader, std::array<uint8_t, SEATS>& seats,
                   const char* what) {
    const uint8_t count = read_list(reader, seats, tables.players, tables.players - 1, what);
    int seen = 0;
    for (int i = 0; i < count; ++i) {
        if ((seen >> seats[i] & 1) != 0) {
            reader.refuse(std::string(what) + ": a seat stands there twice");
        }
        seen |= 1 << seats[i];
    }
    return count;
}

void read_table(const Tables& tables, Reader& reader, State& state) {
    reader.next(FORMAT, FORMAT, "format of the state");
    state.ply = reader.next(0, INT32_MAX / 2, "ply");
    state.turn_ply = reader.next(0, state.ply, "ply of the turn");
    state.round = static_cast<uint8_t>(reader.next(0, ROUNDS, "round"));
    state.order_count = read_seats(tables, reader, state.turn_order, "turn order");
    state.passed_count = read_seats(tables, reader, state.passed, "passed");
    if (state.round > 0 && state.order_count != tables.players) {
        reader.refuse("turn order: a seat is missing");
    }
    for (uint8_t& step : state.prices) {
        step = static_cast<uint8_t>(reader.next(0, tables.steps - 1, "price"));
    }
    for (uint8_t& amount : state.bought) {
        amount = static_cast<uint8_t>(reader.next(0, 100, "bought"));
    }
    for (int box = 0; box < tables.boxes; ++box) {
        state.boxes[box] = static_cast<uint8_t>(reader.next(0, MAX_CONTRACTS - 1, "box"));
        if (state.boxes[box] != 0 && !tables.contracts[state.boxes[box]].exists) {
            reader.refuse("box: no such contract");
        }
    }
    state.pile_count = read_contracts(tables, reader, state.pile, MAX_CONTRACTS - 1, "pile");
    const int room = MAX_REMOVED - ROUNDS + state.round;
    state.removed_count = read_contracts(tables, reader, state.removed, room, "removed");
    state.offer_count = static_cast<uint8_t>(reader.next(0, MAX_OFFER, "offer"));
    for (int i = 0; i < state.offer_count; ++i) {
        state.offer_clans[i] =
            static_cast<uint8_t>(reader.next(0, tables.clan_count - 1, "clan on offer"));
        state.offer_tiles[i] = static_cast<uint8_t>(reader.next(1, MAX_TILES - 1, "tile on offer"));
    }
    const int faces = std::max(GOODS, tables.faces);
    state.roll_count = read_list(reader, state.rolls, MAX_ROLLS, faces - 1, "recorded rolls");
    for (uint64_t& word : state.random) {
        const auto low = static_cast<uint64_t>(reader.wide(0, UINT32_MAX, "random state"));
        word = low | static_cast<uint64_t>(reader.wide(0, UINT32_MAX, "random state")) << 32;
    }
}

void read_cells(const Tables& tables, Reader& reader, State& state) {
    for (int space = 0; space < SPACES; ++space) {
        const int cell = reader.next(0, cell_of(tables.players - 1, UNITS - 1), "unit");
        state.cells[space] = static_cast<uint8_t>(cell);
        if (cell == 0) {
            continue;
        }
        if (unit_of(state.cells[space]) >= UNITS) {
            reader.refuse("unit: no such kind");
            return;
        }
        Player& player = state.player(seat_of(state.cells[space]));
        ++player.units[unit_of(state.cells[space])];
        player.occupied |= Mask::of(space);
        state.occupied |= Mask::of(space);
    }
}

void read_player(const Tables& tables, Reader& reader, Player& player) {
    player.clan = static_cast<uint8_t>(reader.next(0, tables.clan_count - 1, "clan"));
    player.starting_tile = static_cast<uint8_t>(reader.next(0, MAX_TILES - 1, "starting tile"));
    player.money = static_cast<int16_t>(reader.next(0, MOST_MONEY, "money"));
    player.glory = static_cast<int16_t>(reader.next(0, MOST_MONEY, "glory"));
    player.bid = static_cast<int16_t>(reader.next(0, 250, "bid"));
    for (int16_t& amount : player.goods) {
        amount = static_cast<int16_t>(reader.next(0, 1000, "goods"));
    }
    player.merchants = static_cast<int8_t>(reader.next(0, MAX_MERCHANTS, "merchants"));
    player.merchants_on_board =
        static_cast<int8_t>(reader.next(0, MAX_MERCHANTS, "merchants on the board"));
    for (int8_t& standing : player.market) {
        standing = static_cast<int8_t>(reader.next(-MAX_MERCHANTS, MAX_MERCHANTS, "market"));
    }
    player.shipping = static_cast<uint8_t>(reader.next(0, tables.shipping_levels, "shipping"));
    player.technology = static_cast<uint16_t>(reader.next(0, (1 << UNITS) - 1, "technology"));
    const int slots = tables.clans[player.clan].slots;
    player.slot_count = read_contracts(tables, reader, player.slots, slots, "slots");
    player.fulfilled_count =
        read_contracts(tables, reader, player.fulfilled, MAX_FULFILLED, "fulfilled contracts");
    player.ports_used = static_cast<uint8_t>(reader.next(0, (1 << CORNERS) - 1, "ports used"));
    const int places = power_places(tables.clans[player.clan]);
    for (int i = 0; i < places; ++i) {
        player.power_state[i] = static_cast<uint8_t>(reader.next(0, 1, "state of the clan"));
    }
    refresh_reach(tables, player);
}

bool has_seat(Open kind) {
    return kind != Open::StartingWorkers && kind != Open::StartRound && kind != Open::EndRound;
}

// Check the figures of a pending decision that are used as an index.
void check_pending(const Tables& tables, Reader& reader, const State& state, int at) {
    const Pending& pending = state.pending[at];
    const auto demand = [&](bool holds, const char* error) {
        if (!holds) {
            reader.refuse(error);
        }
    };
    if (has_seat(pending.kind)) {
        demand(pending.seat < tables.players, "pending: no such seat");
    }
    switch (pending.kind) {
        case Open::Auction:
            demand(pending.b != 0 && pending.b < 1 << tables.players &&
                       (pending.b >> pending.seat & 1) != 0 && state.order_count < tables.players,
                   "pending: no such auction");
            break;
        case Open::MandatoryTrade:
            demand(pending.a < GOODS, "pending: no such good");
            break;
        case Open::MandatoryPurchase:
            demand(pending.a < GOODS && at > 0 &&
                       state.pending[at - 1].kind == Open::NeighbourhoodBonus,
                   "pending: no purchase is open");
            break;
        case Open::NeighbourhoodBonus:
            demand(pending.a < 1 << GOODS && pending.b < 1 << GOODS, "pending: no such goods");
            break;
        case Open::Exchanging:
            demand(
                pending.a == NONE || (pending.a < SPACES && pending.b < UNITS && pending.c < UNITS),
                "pending: no such exchange");
            break;
        case Open::Slaughtering:
            demand(pending.a < MAX_CONTRACTS && tables.contracts[pending.a].exists,
                   "pending: no such contract");
            break;
        default:
            break;
    }
}

void read_pending(const Tables& tables, Reader& reader, State& state) {
    state.pending_count = static_cast<uint8_t>(reader.next(0, MOST_PENDING, "pending"));
    for (int at = 0; at < state.pending_count && !reader.failed(); ++at) {
        const int kind = reader.next(0, OPEN_KINDS - 1, "kind of pending");
        const int seat = reader.next(0, NONE, "seat of pending");
        const int a = reader.next(0, NONE, "pending");
        const int b = reader.next(0, NONE, "pending");
        const int c = reader.next(0, NONE, "pending");
        state.pending[at] = Pending::of(static_cast<Open>(kind), seat, a, b, c);
        check_pending(tables, reader, state, at);
    }
    state.drawn_count = read_contracts(tables, reader, state.drawn, MAX_DRAW, "contracts drawn");
    const bool in_setup = state.round == 0;
    for (int at = 0; at < state.pending_count && !reader.failed(); ++at) {
        const Open kind = state.pending[at].kind;
        const bool is_setup = kind == Open::ClanChoice || kind == Open::Auction ||
                              kind == Open::StartingWorkers || kind == Open::WorkerPlacement;
        if (kind != Open::StartRound && is_setup != in_setup) {
            reader.refuse("pending: does not fit the round");
        }
    }
}

// Every contract is in one place at most, so that no list can overflow.
void check_contracts(const Tables& tables, Reader& reader, const State& state) {
    std::array<bool, MAX_CONTRACTS> seen{};
    const auto note = [&](int contract) {
        if (contract != 0 && seen[contract]) {
            reader.refuse("contract " + std::to_string(contract) + " stands in two places");
        }
        seen[contract] = true;
    };
    const auto note_all = [&](const auto& contracts, int count) {
        for (int i = 0; i < count; ++i) {
            note(contracts[i]);
        }
    };
    note_all(state.boxes, tables.boxes);
    note_all(state.pile, state.pile_count);
    note_all(state.removed, state.removed_count);
    note_all(state.drawn, state.drawn_count);
    for (int seat = 0; seat < tables.players; ++seat) {
        note_all(state.player(seat).slots, state.player(seat).slot_count);
        note_all(state.player(seat).fulfilled, state.player(seat).fulfilled_count);
    }
}

class Writer {
  public:
    explicit Writer(int64_t* numbers) : numbers_(numbers) {}
    void add(int64_t value) { numbers_[count_++] = value; }
    template <typename Values>
    void add_all(const Values& values, int count) {
        for (int i = 0; i < count; ++i) {
            add(values[i]);
        }
    }
    template <typename Values>
    void add_list(const Values& values, int count) {
        add(count);
        add_all(values, count);
    }
    int count() const { return count_; }

  private:
    int64_t* numbers_;
    int count_ = 0;
};

void write_player(const Tables& tables, const Player& player, Writer& writer) {
    writer.add(player.clan);
    writer.add(player.starting_tile);
    writer.add(player.money);
    writer.add(player.glory);
    writer.add(player.bid);
    writer.add_all(player.goods, GOODS);
    writer.add(player.merchants);
    writer.add(player.merchants_on_board);
    writer.add_all(player.market, GOODS);
    writer.add(player.shipping);
    writer.add(player.technology);
    writer.add_list(player.slots, player.slot_count);
    writer.add_list(player.fulfilled, player.fulfilled_count);
    writer.add(player.ports_used);
    writer.add_all(player.power_state, power_places(tables.clans[player.clan]));
}

}  // namespace

int power_places(const ClanTable& clan) {
    switch (clan.kind) {
        case ClanKind::MacKenzie:
            return clan.row_length;
        case ClanKind::Buchanan:
        case ClanKind::MacDonald:
            return 1;
        default:
            return 0;
    }
}

std::string read_state(const Tables& tables, const int64_t* numbers, int count, State& state) {
    state = State{};
    Reader reader(numbers, count);
    read_table(tables, reader, state);
    read_cells(tables, reader, state);
    for (int seat = 0; seat < tables.players && !reader.failed(); ++seat) {
        read_player(tables, reader, state.player(seat));
    }
    read_pending(tables, reader, state);
    if (!reader.failed()) {
        check_contracts(tables, reader, state);
    }
    return reader.finish();
}

int write_state(const Tables& tables, const State& state, int64_t* numbers) {
    Writer writer(numbers);
    writer.add(FORMAT);
    writer.add(state.ply);
    writer.add(state.turn_ply);
    writer.add(state.round);
    writer.add_list(state.turn_order, state.order_count);
    writer.add_list(state.passed, state.passed_count);
    writer.add_all(state.prices, GOODS);
    writer.add_all(state.bought, GOODS);
    writer.add_all(state.boxes, tables.boxes);
    writer.add_list(state.pile, state.pile_count);
    writer.add_list(state.removed, state.removed_count);
    writer.add(state.offer_count);
    for (int i = 0; i < state.offer_count; ++i) {
        writer.add(state.offer_clans[i]);
        writer.add(state.offer_tiles[i]);
    }
    writer.add_list(state.rolls, state.roll_count);
    for (const uint64_t word : state.random) {
        writer.add(static_cast<int64_t>(word & UINT32_MAX));
        writer.add(static_cast<int64_t>(word >> 32));
    }
    writer.add_all(state.cells, SPACES);
    for (int seat = 0; seat < tables.players; ++seat) {
        write_player(tables, state.player(seat), writer);
    }
    writer.add(state.pending_count);
    for (int at = 0; at < state.pending_count; ++at) {
        const Pending& pending = state.pending[at];
        writer.add(static_cast<int64_t>(pending.kind));
        writer.add(pending.seat);
        writer.add(pending.a);
        writer.add(pending.b);
        writer.add(pending.c);
    }
    writer.add_list(state.drawn, state.drawn_count);
    return writer.count();
}

int write_kept(const Tables& tables, const State& state, uint64_t* words) {
    int count = 0;
    const auto add = [&](Mask mask) {
        words[count++] = mask.low;
        words[count++] = mask.high;
    };
    add(state.occupied);
    for (int seat = 0; seat < tables.players; ++seat) {
        const Player& player = state.player(seat);
        add(player.occupied);
        add(player.reach);
        words[count++] = kinds_left(tables, player);
    }
    return count;
}

}  // namespace caledonia
