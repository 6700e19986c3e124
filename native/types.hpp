// Ids and small value types of the game; mirrors caledonia/types.py.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace caledonia {

constexpr int SPACES = 117;
constexpr int GOODS = 6;
constexpr int UNITS = 9;
constexpr int MEATS = 2;
constexpr int IMPORTS = 3;
constexpr int ROUNDS = 5;
constexpr int SEATS = 4;
constexpr int CORNERS = 4;

enum Good : int { WOOL, GRAIN, MILK, BREAD, CHEESE, WHISKY };
enum Unit : int {
    SHEEP,
    COW,
    CHEESE_DAIRY,
    BAKERY,
    FIELD,
    DISTILLERY,
    WOODCUTTER,
    MINER,
    FISHERMAN
};

constexpr std::array<int, 3> FACTORIES = {CHEESE_DAIRY, BAKERY, DISTILLERY};
constexpr std::array<int, 3> WORKERS = {WOODCUTTER, MINER, FISHERMAN};
// The animal slaughtered for beef and for mutton.
constexpr std::array<int, MEATS> MEAT_ANIMALS = {COW, SHEEP};
// The good that a unit makes; -1 for workers.
constexpr std::array<int, UNITS> PRODUCT = {WOOL, MILK, CHEESE, BREAD, GRAIN, WHISKY, -1, -1, -1};

constexpr bool is_basic(int good) { return good <= MILK; }
constexpr bool is_worker(int unit) { return unit >= WOODCUTTER; }
constexpr bool is_factory(int unit) {
    return unit == CHEESE_DAIRY || unit == BAKERY || unit == DISTILLERY;
}

// A set of spaces: bit s stands for space s.
struct Mask {
    // Not set to 0 by themselves: large arrays of masks are written before they are read.
    uint64_t low;
    uint64_t high;

    static Mask of(int space) {
        return space < 64 ? Mask{uint64_t{1} << space, 0} : Mask{0, uint64_t{1} << (space - 64)};
    }
    bool has(int space) const {
        return space < 64 ? (low >> space & 1) != 0 : (high >> (space - 64) & 1) != 0;
    }
    bool any() const { return (low | high) != 0; }
    int count() const { return std::popcount(low) + std::popcount(high); }

    friend Mask operator&(Mask a, Mask b) { return {a.low & b.low, a.high & b.high}; }
    friend Mask operator|(Mask a, Mask b) { return {a.low | b.low, a.high | b.high}; }
    friend Mask operator^(Mask a, Mask b) { return {a.low ^ b.low, a.high ^ b.high}; }
    friend Mask operator~(Mask a) { return {~a.low, ~a.high}; }
    friend bool operator==(Mask a, Mask b) = default;
    Mask& operator|=(Mask other) { return *this = *this | other; }
    Mask& operator&=(Mask other) { return *this = *this & other; }
    Mask& operator^=(Mask other) { return *this = *this ^ other; }
};

constexpr Mask EVERYWHERE = {~uint64_t{0}, ~uint64_t{0}};

// Call a function with every space of a mask, in ascending order.
template <typename Function>
void for_each_space(Mask mask, Function function) {
    for (uint64_t rest = mask.low; rest != 0; rest &= rest - 1) {
        function(std::countr_zero(rest));
    }
    for (uint64_t rest = mask.high; rest != 0; rest &= rest - 1) {
        function(64 + std::countr_zero(rest));
    }
}

}  // namespace caledonia
