#include "vector.hpp"

#include <cstring>

#include "chance.hpp"
#include "final.hpp"
#include "flow.hpp"

namespace caledonia {

namespace {

// Deal boxes and pile anew from the same contracts.
void shuffle_contracts(const Tables& tables, State& state, uint64_t& random) {
    std::array<uint8_t*, MAX_CONTRACTS + MAX_BOXES> places{};
    int count = 0;
    for (int box = 0; box < tables.boxes; ++box) {
        if (state.boxes[box] != 0) {
            places[count++] = &state.boxes[box];
        }
    }
    for (int i = 0; i < state.pile_count; ++i) {
        places[count++] = &state.pile[i];
    }
    for (int i = count - 1; i > 0; --i) {
        const auto other = below(static_cast<uint64_t>(i + 1), [&] { return next_narrow(random); });
        std::swap(*places[i], *places[other]);
    }
}

}  // namespace

Numbering::Numbering(const std::vector<uint32_t>& codes) : entries_(SIZE) {
    for (std::size_t number = 0; number < codes.size(); ++number) {
        if (codes[number] != EMPTY) {
            uint32_t at = slot(codes[number]);
            while (entries_[at].code != EMPTY) {
                at = (at + 1) % SIZE;
            }
            entries_[at] = {codes[number], static_cast<int>(number)};
        }
    }
}

void Vector::begin(Game& game, int at, const Rows& rows) {
    const auto count = static_cast<uint64_t>(beginnings_.size());
    const auto source = [&] { return next_narrow(game.random); };
    game.beginning = static_cast<int>(below(count, source));
    const Beginning& beginning = beginnings_[game.beginning];
    copy_state(game.state, beginning.state);
    shuffle_contracts(*beginning.tables, game.state, game.random);
    game.state.random = {next_narrow(game.random), 1, 0, 0};
    std::copy(beginning.table.begin(), beginning.table.end(), row(rows.observations, at));
    game.flags.clear();
}

void Vector::write(Game& game, int at, const Rows& rows) const {
    const Beginning& beginning = beginnings_[game.beginning];
    const int seat = game.state.top().seat;
    rows.seats[at] = seat;
    observe(*beginning.tables, game.state, seat, layout_, scales_.data(), game.flags,
            row(rows.observations, at));
    int8_t* mask = rows.masks + static_cast<int64_t>(at) * actions_;
    for (const int number : game.legal) {
        mask[number] = 0;
    }
    game.legal.clear();
    ActionList actions;
    legal_actions(*beginning.tables, game.state, actions);
    for (const uint32_t code : actions) {
        const int number = beginning.numbers.find(code);
        if (number >= 0) {
            mask[number] = 1;
            game.legal.push_back(number);
        }
    }
}

void Vector::finish(const Game& game, int at, const Rows& rows) const {
    const Sheets sheets = score_sheets(*beginnings_[game.beginning].tables, game.state);
    const auto key = [&](int seat) {
        return std::pair(sheets[seat].total(), sheets[seat].money_left);
    };
    auto best = key(0);
    for (int seat = 1; seat < players_; ++seat) {
        best = std::max(best, key(seat));
    }
    int winners = 0;
    for (int seat = 0; seat < players_; ++seat) {
        winners += key(seat) == best ? 1 : 0;
    }
    for (int seat = 0; seat < players_; ++seat) {
        rows.scores[at * players_ + seat] = sheets[seat].total();
        rows.wins[at * players_ + seat] =
            key(seat) == best ? 1.0F / static_cast<float>(winners) : 0.0F;
    }
}

bool Vector::is_legal(const Game& game, int64_t number) {
    return std::find(game.legal.begin(), game.legal.end(), number) != game.legal.end();
}

void Vector::reset(int games, uint64_t seed, int threads, const Rows& rows) {
    games_.resize(static_cast<size_t>(games));
    std::memset(rows.masks, 0, static_cast<size_t>(games) * static_cast<size_t>(actions_));
    for (Game& game : games_) {
        game.random = next_narrow(seed);
        game.legal.clear();
    }
    crew(threads).spread(games, [&](int from, int to) {
        for (int at = from; at < to; ++at) {
            begin(games_[at], at, rows);
            write(games_[at], at, rows);
        }
    });
}

void Vector::sample(uint64_t seed, int64_t* actions) const {
    for (const Game& game : games_) {
        const auto count = static_cast<uint64_t>(game.legal.size());
        const auto source = [&] { return next_narrow(seed); };
        *actions++ = count == 0 ? -1 : game.legal[below(count, source)];
    }
}

int Vector::step(const int64_t* actions, int threads, const Rows& rows) {
    const int count = static_cast<int>(games_.size());
    for (int at = 0; at < count; ++at) {
        if (!is_legal(games_[at], actions[at])) {
            return at;
        }
    }
    crew(threads).spread(count, [&](int from, int to) {
        for (int at = from; at < to; ++at) {
            advance(games_[at], actions[at], at, rows);
        }
    });
    return -1;
}

void Vector::advance(Game& game, int64_t number, int at, const Rows& rows) {
    const Beginning& beginning = beginnings_[game.beginning];
    push(*beginning.tables, game.state, Action::unpacked(beginning.codes[number]));
    rows.ended[at] = game.state.is_over() ? 1 : 0;
    if (game.state.is_over()) {
        finish(game, at, rows);
        begin(game, at, rows);
    }
    write(game, at, rows);
}

Crew& Vector::crew(int threads) {
    if (crew_ == nullptr || !crew_->serves(threads)) {
        crew_.reset(new Crew(threads));
    }
    return *crew_;
}

}  // namespace caledonia
