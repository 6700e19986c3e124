// Actions as four bytes: a kind and up to three figures; mirrors caledonia/actions.py.
#pragma once

#include <array>
#include <cstdint>

#include "types.hpp"

namespace caledonia {

// The order is part of the interface with Python (caledonia/native/codec.py).
enum class Kind : uint8_t {
    ChooseClan,  // a: number of the clan
    ChooseTile,  // a: number of the starting tile
    Bid,         // a: points
    Leave,
    Place,   // a: unit, b: space
    Buy,     // a: good, b: amount
    Sell,    // a: good, b: amount
    Obtain,  // a: contract
    Expand,  // a: unit, b: space
    UpgradeShipping,
    UpgradeTechnology,  // a: unit
    HireMerchant,
    BonusShipping,
    BonusTechnology,  // a: unit
    BonusHire,
    BonusRecall,  // a: good
    Fulfil,       // a: contract
    Slaughter,    // a: space
    UsePort,      // a: corner of the tile, b: corner of the effect, c: number of the choice
    Exchange,     // a: space, b: unit
    Row,          // a: origin, b: target
    Withdraw,     // a: place
    Brew,         // a: amount
    Draw,
    Keep,     // a: contract; 0: none
    Produce,  // a: cheese, b: bread, c: whisky
    Butter,   // a: amount
    Cellar,   // a: 1 stores, 0 does not
    Skip,
    EndTurn,
    Pass
};
constexpr int KINDS = 31;

struct Action {
    Kind kind = Kind::Pass;
    uint8_t a = 0;
    uint8_t b = 0;
    uint8_t c = 0;

    friend bool operator==(Action, Action) = default;

    static Action of(Kind kind, int a = 0, int b = 0, int c = 0) {
        return {kind, static_cast<uint8_t>(a), static_cast<uint8_t>(b), static_cast<uint8_t>(c)};
    }
    uint32_t packed() const {
        return static_cast<uint32_t>(kind) | static_cast<uint32_t>(a) << 8 |
               static_cast<uint32_t>(b) << 16 | static_cast<uint32_t>(c) << 24;
    }
    static Action unpacked(uint32_t code) {
        return of(static_cast<Kind>(code & 255), static_cast<int>(code >> 8 & 255),
                  static_cast<int>(code >> 16 & 255), static_cast<int>(code >> 24));
    }
};

// The legal actions of a position. No position of the content limits in tables.hpp has more.
class ActionList {
  public:
    static constexpr int CAPACITY = 8192;

    void clear() { size_ = 0; }
    void add(Action action) {
        if (size_ < CAPACITY) {
            items_[size_++] = action.packed();
        } else {
            overflow_ = true;
        }
    }
    int size() const { return size_; }
    bool overflow() const { return overflow_; }
    Action operator[](int index) const { return Action::unpacked(items_[index]); }
    const uint32_t* begin() const { return items_.data(); }
    const uint32_t* end() const { return items_.data() + size_; }

  private:
    int size_ = 0;
    bool overflow_ = false;
    // Written before it is read: clearing it would cost more than listing.
    std::array<uint32_t, CAPACITY> items_;
};

}  // namespace caledonia
