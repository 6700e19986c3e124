// Many games at once for learning programs: observations and masks go into arrays of the caller.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "crew.hpp"
#include "observe.hpp"

namespace caledonia {

// Finds the caller's numbers of actions quickly.
class Numbering {
  public:
    explicit Numbering(const std::vector<uint32_t>& codes);
    // Return the number of an action, or -1.
    int find(uint32_t code) const {
        uint32_t at = slot(code);
        while (entries_[at].code != code && entries_[at].code != EMPTY) {
            at = (at + 1) % SIZE;
        }
        return entries_[at].number;
    }

    static constexpr uint32_t EMPTY = UINT32_MAX;
    static constexpr uint32_t SIZE = 1 << 14;

  private:
    static uint32_t slot(uint32_t code) { return (code * 2654435769U) >> 18; }

    struct Entry {
        uint32_t code = EMPTY;
        int number = -1;
    };
    std::vector<Entry> entries_;
};

// How a game may begin: everything but the order of the contracts and the dice.
struct Beginning {
    const Tables* tables = nullptr;
    State state;
    std::vector<float> table;     // the fixed part of its observations
    std::vector<uint32_t> codes;  // actions by the caller's number; EMPTY: it has no such action
    Numbering numbers;            // and back
};

// Where a step writes; each array has one row for every game.
struct Rows {
    float* observations;
    int8_t* masks;
    int32_t* seats;   // who decides
    int32_t* scores;  // of a game that has just ended, by seat
    float* wins;      // shares of the victory in it
    uint8_t* ended;
};

class Vector {
  public:
    Vector(Layout layout, std::vector<float> scales, int actions, int players)
        : layout_(layout), scales_(std::move(scales)), actions_(actions), players_(players) {}

    void add(Beginning beginning) { beginnings_.push_back(std::move(beginning)); }
    // Begin all games; the same seed begins the same games.
    void reset(int games, uint64_t seed, int threads, const Rows& rows);
    // Return the first game whose action is not legal, or -1 and everything is done.
    int step(const int64_t* actions, int threads, const Rows& rows);
    // Write an evenly random legal action of every game.
    void sample(uint64_t seed, int64_t* actions) const;
    // Return a game as it stands, and with which beginning it began; nothing if there is none.
    const State* state(int at) const {
        return at < 0 || at >= static_cast<int>(games_.size()) ? nullptr : &games_[at].state;
    }
    int beginning(int at) const { return games_[at].beginning; }
    const Layout& layout() const { return layout_; }
    int actions() const { return actions_; }

  private:
    struct Game {
        State state;
        uint64_t random = 0;
        int beginning = 0;
        std::vector<int> flags;  // places of ones in its observation
        std::vector<int> legal;  // numbers of its legal actions
    };

    Crew& crew(int threads);
    void begin(Game& game, int at, const Rows& rows);
    static bool is_legal(const Game& game, int64_t number);
    void advance(Game& game, int64_t number, int at, const Rows& rows);
    void write(Game& game, int at, const Rows& rows) const;
    void finish(const Game& game, int at, const Rows& rows) const;

    float* row(float* rows, int at) const { return rows + static_cast<int64_t>(at) * layout_.size; }

    Layout layout_;
    std::vector<float> scales_;
    int actions_;
    int players_;
    std::vector<Beginning> beginnings_;
    std::vector<Game> games_;
    std::unique_ptr<Crew, Dismissal> crew_;
};

}  // namespace caledonia
