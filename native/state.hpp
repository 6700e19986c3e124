// The state of a game as one flat struct, copied as it is; mirrors caledonia/state.py.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "tables.hpp"
#include "types.hpp"

namespace caledonia {

constexpr int MAX_FULFILLED = 32;
constexpr int MAX_REMOVED = 56;
constexpr int MAX_OFFER = 6;
constexpr int MAX_ROLLS = 40;
constexpr int MAX_PENDING = 20;
constexpr uint8_t NONE = 255;

// What is still open; mirrors caledonia/pending.py. The order is part of the interface with Python.
enum class Open : uint8_t {
    ClanChoice,
    Auction,  // a: highest bid + 1, b: bidders as bits
    StartingWorkers,
    WorkerPlacement,
    StartRound,
    Turn,
    TurnEnd,
    MandatoryTrade,  // a: good
    SecondContract,
    NeighbourhoodBonus,  // a: goods as bits, b: goods taken, c: drawing is open too
    MandatoryPurchase,    // a: good
    DrawContracts,
    BuildingBonus,  // the contracts drawn stand in State::drawn
    Exchanging,     // a: space, b: old unit, c: new unit; NONE before the first exchange
    Slaughtering,   // a: contract, b: beef, c: mutton
    ExportBonuses,  // a: free spaces, b: upgrades, c: hops
    SecondFulfilment,
    UpgradeBonus,
    StartProduction,
    Production,
    CellarChoice,
    ButterChoice,
    EndRound,
    // Names in files whose code stored games of the ladder name: those stay as they are.
    PromisedTrade = MandatoryTrade,
    PromisedPurchase = MandatoryPurchase
};
constexpr int OPEN_KINDS = 23;

struct Pending {
    Open kind = Open::EndRound;
    uint8_t seat = NONE;
    uint8_t a = 0;
    uint8_t b = 0;
    uint8_t c = 0;

    static Pending of(Open kind, int seat = NONE, int a = 0, int b = 0, int c = 0) {
        return {kind, static_cast<uint8_t>(seat), static_cast<uint8_t>(a), static_cast<uint8_t>(b),
                static_cast<uint8_t>(c)};
    }
};

struct Player {
    Mask occupied;
    Mask reach;
    int16_t money;
    int16_t glory;
    int16_t bid;
    uint16_t technology;
    std::array<int16_t, GOODS> goods;
    std::array<uint8_t, UNITS> units;
    uint8_t clan;
    uint8_t starting_tile;
    int8_t merchants;
    int8_t merchants_on_board;
    std::array<int8_t, GOODS> market;
    uint8_t shipping;
    uint8_t ports_used;
    uint8_t slot_count;
    std::array<uint8_t, MAX_SLOTS> slots;
    uint8_t fulfilled_count;
    std::array<uint8_t, MAX_FULFILLED> fulfilled;
    std::array<uint8_t, MAX_ROW> power_state;
};

struct State {
    std::array<Player, SEATS> players;
    Mask occupied;
    // The random generator's state, lowest word first.
    std::array<uint64_t, 4> random;
    int32_t ply;
    // Decisions taken before the present turn; ply itself if the next one opens a turn.
    int32_t turn_ply;
    // By space: 0 is empty, otherwise 1 + 16 * seat + unit.
    std::array<uint8_t, SPACES> cells;
    uint8_t round;
    uint8_t order_count;
    std::array<uint8_t, SEATS> turn_order;
    uint8_t passed_count;
    std::array<uint8_t, SEATS> passed;
    std::array<uint8_t, GOODS> prices;
    std::array<uint8_t, GOODS> bought;
    std::array<uint8_t, MAX_BOXES> boxes;
    uint8_t pile_count;
    std::array<uint8_t, MAX_CONTRACTS> pile;
    uint8_t removed_count;
    std::array<uint8_t, MAX_REMOVED> removed;
    uint8_t offer_count;
    std::array<uint8_t, MAX_OFFER> offer_clans;
    std::array<uint8_t, MAX_OFFER> offer_tiles;
    uint8_t roll_count;
    std::array<uint8_t, MAX_ROLLS> rolls;
    uint8_t drawn_count;
    std::array<uint8_t, MAX_DRAW> drawn;
    uint8_t pending_count;
    std::array<Pending, MAX_PENDING> pending;

    bool is_over() const { return pending_count == 0; }
    const Pending& top() const { return pending[pending_count - 1]; }
    Pending& top() { return pending[pending_count - 1]; }
    Player& player(int seat) { return players[seat]; }
    const Player& player(int seat) const { return players[seat]; }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024, "a state is copied millions of times a second");

// The quick way to copy a state.
void copy_state(State& to, const State& from);

inline uint8_t cell_of(int seat, int unit) { return static_cast<uint8_t>(1 + 16 * seat + unit); }
inline int seat_of(uint8_t cell) { return (cell - 1) >> 4; }
inline int unit_of(uint8_t cell) { return (cell - 1) & 15; }

}  // namespace caledonia
