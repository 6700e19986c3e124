#include "observe.hpp"

#include <algorithm>

#include "clans.hpp"
#include "packing.hpp"
#include "reader.hpp"

namespace caledonia {

namespace {

// Writes one observation, seats counted from the one that looks.
class Sight {
  public:
    Sight(const Tables& tables, const State& state, int seat, const Layout& layout,
          std::vector<int>& flags, float* out)
        : tables_(tables), state_(state), seat_(seat), layout_(layout), flags_(flags), out_(out) {}

    void write() {
        flag(ROUND, state_.round);
        for (int i = 0; i < state_.pending_count; ++i) {
            write_pending(state_.pending[i]);
        }
        if (!state_.is_over()) {
            flag(DECISION, layout_.decision[static_cast<int>(state_.top().kind)]);
            flag(DECIDER, place_of(state_.top().seat));
        }
        write_table();
        for (int other = 0; other < tables_.players; ++other) {
            write_flags(state_.player(other), place_of(other));
            write_figures(state_.player(other), other, place_of(other));
        }
    }

  private:
    int place_of(int other) const { return (other - seat_ + tables_.players) % tables_.players; }
    void flag(Feature feature, int index) {
        const int at = layout_.at[feature] + index;
        out_[at] = 1.0F;
        flags_.push_back(at);
    }
    void figure(Feature feature, int index, int value) {
        out_[layout_.at[feature] + index] = static_cast<float>(value);
    }

    void write_pending(const Pending& pending) {
        out_[layout_.at[PENDING] + layout_.kind[static_cast<int>(pending.kind)]] += 1.0F;
        switch (pending.kind) {
            case Open::MandatoryTrade:
            case Open::MandatoryPurchase:
                flag(PROMISED, pending.a);
                break;
            case Open::NeighbourhoodBonus:
                flag_bits(NEIGHBOURS, pending.a, GOODS);
                flag_bits(DRAW, pending.c != 0 ? 1 : 0, 1);
                break;
            case Open::BuildingBonus:
                flag_contracts(DRAWN, 0, state_.drawn, state_.drawn_count);
                break;
            case Open::Exchanging:
                write_exchange(pending);
                break;
            case Open::Slaughtering:
                flag(FULFILLING, layout_.contract[pending.a]);
                figure(OWED, 0, pending.b);
                figure(OWED, 1, pending.c);
                break;
            case Open::ExportBonuses:
                figure(BONUSES, 0, pending.a);
                figure(BONUSES, 1, pending.b);
                figure(BONUSES, 2, pending.c);
                break;
            case Open::Auction:
                write_auction(pending);
                break;
            default:
                break;
        }
    }

    void write_exchange(const Pending& pending) {
        if (pending.a != NONE) {
            flag(EXCHANGED_SPACE, pending.a);
            flag(EXCHANGED_OLD, pending.b);
            flag(EXCHANGED_NEW, pending.c);
        }
    }

    void write_auction(const Pending& pending) {
        figure(BID_HIGH, 0, pending.a);
        for (int other = 0; other < tables_.players; ++other) {
            if ((pending.b >> other & 1) != 0) {
                flag(BIDDER, place_of(other));
            }
        }
    }

    void flag_bits(Feature feature, int bits, int count) {
        for (int i = 0; i < count; ++i) {
            if ((bits >> i & 1) != 0) {
                flag(feature, i);
            }
        }
    }

    template <typename Contracts>
    void flag_contracts(Feature feature, int begin, const Contracts& contracts, int count) {
        for (int i = 0; i < count; ++i) {
            flag(feature, begin + layout_.contract[contracts[i]]);
        }
    }

    void write_table() {
        flag_contracts(REMOVED, 0, state_.removed, state_.removed_count);
        for (int i = 0; i < state_.offer_count; ++i) {
            flag(OFFER, layout_.clan[state_.offer_clans[i]] * layout_.tiles +
                            layout_.tile[state_.offer_tiles[i]]);
        }
        for (int good = 0; good < GOODS; ++good) {
            figure(STEP, good, state_.prices[good]);
            figure(PRICE, good, tables_.prices[good][state_.prices[good]]);
            figure(BOUGHT, good, state_.bought[good]);
        }
        figure(PILE, 0, state_.pile_count);
        for (int box = 0; box < tables_.boxes; ++box) {
            if (state_.boxes[box] != 0) {
                figure(BOX, layout_.contract[state_.boxes[box]], box + 1);
            }
        }
        for (int space = 0; space < SPACES; ++space) {
            const uint8_t cell = state_.cells[space];
            if (cell != 0) {
                flag(OWNER, place_of(seat_of(cell)) * SPACES + space);
                flag(UNIT, unit_of(cell) * SPACES + space);
            }
        }
    }

    void write_flags(const Player& player, int place) {
        const int begin = place * layout_.contracts;
        flag(CLAN, place * layout_.clans + layout_.clan[player.clan]);
        flag_contracts(HELD, begin, player.slots, player.slot_count);
        flag_contracts(FULFILLED, begin, player.fulfilled, player.fulfilled_count);
    }

    template <typename Seats>
    static int position(const Seats& seats, int count, int seat) {
        for (int i = 0; i < count; ++i) {
            if (seats[i] == seat) {
                return i + 1;
            }
        }
        return 0;
    }

    void write_figures(const Player& player, int seat, int place) {
        figure(PRESENT, place, 1);
        figure(ORDER, place, position(state_.turn_order, state_.order_count, seat));
        figure(PASSED, place, position(state_.passed, state_.passed_count, seat));
        figure(MONEY, place, player.money);
        figure(GLORY, place, player.glory);
        figure(BID, place, player.bid);
        figure(MERCHANTS, place, player.merchants);
        figure(UNHIRED, place, player.merchants_on_board);
        figure(SHIPPING, place, player.shipping);
        figure(INCOME, place, worker_income(tables_, player));
        figure(CONTRACTS, place, player.fulfilled_count);
        for (int good = 0; good < GOODS; ++good) {
            figure(STOCK, place * GOODS + good, player.goods[good]);
            figure(MARKET, place * GOODS + good, player.market[good]);
        }
        for (int i = 0; i < static_cast<int>(WORKERS.size()); ++i) {
            figure(TECHNOLOGY, place * static_cast<int>(WORKERS.size()) + i,
                   player.technology >> WORKERS[i] & 1);
        }
        for (int unit = 0; unit < UNITS; ++unit) {
            figure(ON_MAP, place * UNITS + unit, player.units[unit]);
        }
        write_imports(player, place);
        for (int corner = 0; corner < CORNERS; ++corner) {
            figure(PORT_USED, place * CORNERS + corner, player.ports_used >> corner & 1);
        }
        const int places = std::min(CLAN_MEMORY, power_places(clan_of(tables_, player)));
        for (int i = 0; i < places; ++i) {
            figure(CLAN_STATE, place * CLAN_MEMORY + i, player.power_state[i]);
        }
    }

    void write_imports(const Player& player, int place) {
        std::array<int, IMPORTS> imports{};
        int hops = 0;
        for (int i = 0; i < player.fulfilled_count; ++i) {
            const ContractTable& contract = tables_.contracts[player.fulfilled[i]];
            for (int kind = 0; kind < IMPORTS; ++kind) {
                imports[kind] += contract.imports[kind];
            }
            hops += contract.hops;
        }
        for (int kind = 0; kind < IMPORTS; ++kind) {
            figure(IMPORTED, place * IMPORTS + kind, imports[kind]);
        }
        figure(HOPS, place, hops);
    }

    const Tables& tables_;
    const State& state_;
    const int seat_;
    const Layout& layout_;
    std::vector<int>& flags_;
    float* out_;
};

template <typename Values>
void read_places(Reader& reader, Values& values, int highest, const char* what) {
    for (int& value : values) {
        value = reader.next(0, highest, what);
    }
}

// How many numbers each feature takes, to check that all of them fit.
std::array<int, LAYOUT_FEATURES> sizes_of(const Layout& layout) {
    const int contracts = layout.contracts;
    return {ROUNDS + 1,
            OPEN_KINDS,
            SEATS,
            GOODS,
            GOODS,
            SEATS,
            SPACES,
            UNITS,
            UNITS,
            1,
            layout.clans * layout.tiles,
            contracts,
            contracts,
            contracts,
            SEATS * contracts,
            SEATS * contracts,
            SEATS * SPACES,
            UNITS * SPACES,
            SEATS * layout.clans,
            OPEN_KINDS,
            MEATS,
            3,
            1,
            GOODS,
            GOODS,
            GOODS,
            1,
            contracts,
            SEATS,
            SEATS,
            SEATS,
            SEATS,
            SEATS,
            SEATS,
            SEATS * GOODS,
            SEATS,
            SEATS,
            SEATS * GOODS,
            SEATS,
            SEATS * static_cast<int>(WORKERS.size()),
            SEATS * UNITS,
            SEATS,
            SEATS,
            SEATS * IMPORTS,
            SEATS,
            SEATS * CORNERS,
            SEATS * CLAN_MEMORY};
}

}  // namespace

std::string read_layout(const int64_t* numbers, int count, Layout& layout) {
    constexpr int MOST = 1 << 20;
    Reader reader(numbers, count);
    layout.size = reader.next(1, MOST, "size");
    layout.numbers = reader.next(0, layout.size, "figures");
    layout.contracts = reader.next(1, MAX_CONTRACTS, "contracts");
    layout.clans = reader.next(1, MAX_CLANS, "clans");
    layout.tiles = reader.next(1, MAX_TILES, "starting tiles");
    read_places(reader, layout.at, layout.size, "feature");
    read_places(reader, layout.contract, layout.contracts - 1, "contract");
    read_places(reader, layout.clan, layout.clans - 1, "clan");
    read_places(reader, layout.tile, layout.tiles - 1, "starting tile");
    read_places(reader, layout.kind, OPEN_KINDS - 1, "kind of pending");
    read_places(reader, layout.decision, OPEN_KINDS - 1, "kind of decision");
    const std::array<int, LAYOUT_FEATURES> sizes = sizes_of(layout);
    for (int feature = 0; feature < LAYOUT_FEATURES; ++feature) {
        if (layout.at[feature] + sizes[feature] > layout.size) {
            reader.refuse("a feature lies outside the observation");
        }
    }
    return reader.finish();
}

void observe(const Tables& tables, const State& state, int seat, const Layout& layout,
             const float* scales, std::vector<int>& flags, float* out) {
    for (const int at : flags) {
        out[at] = 0.0F;
    }
    flags.clear();
    float* figures = out + layout.numbers;
    std::fill_n(figures, layout.size - layout.numbers, 0.0F);
    Sight(tables, state, seat, layout, flags, out).write();
    for (int i = 0; i < layout.size - layout.numbers; ++i) {
        figures[i] *= scales[i];
    }
}

}  // namespace caledonia
