// The plain C interface that caledonia/native/library.py calls. Everything that comes from outside
// is checked here; a text that says what is wrong goes into `error`.

#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>
#include <string>

#include "crofter.hpp"
#include "final.hpp"
#include "flow.hpp"
#include "match.hpp"
#include "packing.hpp"
#include "play.hpp"
#include "search.hpp"
#include "spread.hpp"

namespace {

using namespace caledonia;

constexpr int ABI = 8;

int say(const std::string& text, char* error, int size) {
    if (text.empty()) {
        return 0;
    }
    const size_t length = std::min(text.size(), static_cast<size_t>(size - 1));
    std::memcpy(error, text.data(), length);
    error[length] = 0;
    return -1;
}

bool is_legal(const Tables& tables, const State& state, Action action) {
    ActionList actions;
    legal_actions(tables, state, actions);
    return std::find(actions.begin(), actions.end(), action.packed()) != actions.end();
}

}  // namespace

extern "C" {

int caledonia_abi() { return ABI; }

int caledonia_state_size() { return static_cast<int>(sizeof(State)); }

int caledonia_most_actions() { return ActionList::CAPACITY; }

int caledonia_most_numbers() { return MAX_NUMBERS; }

Tables* caledonia_tables_new(const int64_t* numbers, int count, char* error, int size) {
    auto tables = std::make_unique<Tables>();
    return say(read_tables(numbers, count, *tables), error, size) == 0 ? tables.release() : nullptr;
}

void caledonia_tables_free(Tables* tables) { delete tables; }

// Read a state and settle it.
int caledonia_pack(const Tables* tables, const int64_t* numbers, int count, State* state,
                   char* error, int size) {
    const int result = say(read_state(*tables, numbers, count, *state), error, size);
    if (result == 0) {
        settle(*tables, *state);
    }
    return result;
}

int caledonia_unpack(const Tables* tables, const State* state, int64_t* numbers) {
    return write_state(*tables, *state, numbers);
}

int caledonia_kept(const Tables* tables, const State* state, uint64_t* words) {
    return write_kept(*tables, *state, words);
}

int caledonia_seat(const State* state) { return state->is_over() ? -1 : state->top().seat; }

int caledonia_legal(const Tables* tables, const State* state, uint32_t* codes) {
    ActionList actions;
    legal_actions(*tables, *state, actions);
    std::copy(actions.begin(), actions.end(), codes);
    return actions.overflow() ? -1 : actions.size();
}

void caledonia_push(const Tables* tables, State* state, uint32_t code) {
    push(*tables, *state, Action::unpacked(code));
}

int caledonia_push_checked(const Tables* tables, State* state, uint32_t code) {
    const Action action = Action::unpacked(code);
    if (state->is_over() || !is_legal(*tables, *state, action)) {
        return -1;
    }
    push(*tables, *state, action);
    return 0;
}

// The lines of all score sheets, as if the game ended now.
void caledonia_scores(const Tables* tables, const State* state, int32_t* lines) {
    const Sheets sheets = score_now(*tables, *state);
    for (int seat = 0; seat < tables->players; ++seat) {
        const Sheet& sheet = sheets[seat];
        for (const int line : {sheet.glory, sheet.basic_goods, sheet.processed_goods, sheet.money,
                               sheet.hops, sheet.imports[0], sheet.imports[1], sheet.imports[2],
                               sheet.contracts, sheet.settlements, sheet.bid, sheet.money_left,
                               sheet.contracts_fulfilled, sheet.settlements_linked}) {
            *lines++ = line;
        }
    }
}

// Copy a state so many times, to measure that.
void caledonia_copies(const State* state, int64_t count) {
    State copies[2];
    for (int64_t i = 0; i < count; ++i) {
        copy_state(copies[i & 1], *state);
        // Keep the compiler from leaving copies out.
        asm volatile("" : : "r"(copies) : "memory");
    }
}

int64_t caledonia_perft(const Tables* tables, const State* state, int depth) {
    return perft(*tables, *state, depth);
}

// Play copies of one state to their ends with random actions; write points by game and seat.
int64_t caledonia_playouts(const Tables* tables, const State* state, int games, uint64_t seed,
                           int threads, int32_t* points, int64_t* legal) {
    std::atomic<int64_t> decisions{0};
    std::atomic<int64_t> listed{0};
    spread(games, threads, [&](int game) {
        State copy;
        copy_state(copy, *state);
        const Played played = play_randomly(*tables, copy, seed + static_cast<uint64_t>(game));
        decisions += played.decisions;
        listed += played.legal;
        const Sheets sheets = score_sheets(*tables, copy);
        for (int seat = 0; seat < tables->players; ++seat) {
            points[game * tables->players + seat] = sheets[seat].total();
        }
    });
    *legal = listed;
    return decisions;
}

int caledonia_weights() { return WEIGHTS; }

// What the rules of thumb say of each legal action; return how many there are.
int caledonia_evaluate(const Tables* tables, const State* state, const Weights* weights,
                       double* values) {
    ActionList actions;
    legal_actions(*tables, *state, actions);
    if (actions.size() != 0) {
        evaluate(*tables, *state, *weights, actions, values);
    }
    return actions.size();
}

// Play a state on by rules of thumb; return the number of decisions.
int caledonia_play_by_thumb(const Tables* tables, State* state, const Weights* weights, int until) {
    return play_by_thumb(*tables, *state, *weights, until);
}

// Play on up to a decision that the caller takes; see match.hpp.
int caledonia_play_to_lot(const Tables* tables, State* state, const Weights* weights, int seats,
                          int places, Taken* taken, int room, uint32_t* candidates, int* count) {
    return play_to_lot(*tables, *state, *weights, {seats, places}, taken, room, candidates, count);
}

int caledonia_features() { return FEATURES; }

Search* caledonia_search_new(const Tables* tables, const State* state, const Weights* weights,
                             const Forecast* figures, uint64_t seed, int deep, int until) {
    return new Search(*tables, *state, *weights, *figures, {seed, deep != 0, until});
}

void caledonia_search_free(Search* search) { delete search; }

void caledonia_search_run(Search* search, int playouts, double left) {
    search->run(playouts, left);
}

void caledonia_search_explore(Search* search, uint32_t code, int times) {
    search->explore(Action::unpacked(code), times);
}

int caledonia_search_decided(const Search* search, double left) {
    return search->decided(left) ? 1 : 0;
}

int caledonia_search_playouts(const Search* search) { return search->playouts(); }

// Write what came of each action of the first decision, most promising first.
int caledonia_search_children(const Search* search, uint32_t* codes, int32_t* visits,
                              double* totals, double* points) {
    int count = 0;
    for (const Child& child : search->root().children) {
        codes[count] = child.action.packed();
        visits[count] = child.visits;
        totals[count] = child.total;
        points[count] = child.points;
        ++count;
    }
    return count;
}

}  // extern "C"
