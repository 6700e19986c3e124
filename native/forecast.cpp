#include "forecast.hpp"

#include "worth.hpp"

namespace caledonia {

namespace {

// A bigger lead than this is no better for the places of the final scoring.
constexpr int CONTRACT_LEAD = 3;
constexpr int LINK_LEAD = 4;

// How far a seat is ahead of the best other one.
int lead(const std::array<int, SEATS>& counts, int players, int seat, int most) {
    int best = players == 1 ? 0 : -1;
    for (int other = 0; other < players; ++other) {
        if (other != seat) {
            best = std::max(best, counts[other]);
        }
    }
    return std::clamp(counts[seat] - best, -most, most);
}

int supplied(const Player& player) {
    const int grain_users = player.units[BAKERY] + player.units[DISTILLERY];
    return std::min(player.units[COW], player.units[CHEESE_DAIRY]) +
           std::min<int>(player.units[FIELD], grain_users);
}

int all_merchants(const Player& player) {
    int sum = player.merchants;
    for (const int standing : player.market) {
        sum += standing < 0 ? -standing : standing;
    }
    return sum;
}

}  // namespace

void features_of(const Tables& tables, const State& state, const Weights& weights, int seat,
                 std::array<double, FEATURES>& features) {
    const Player& player = state.player(seat);
    std::array<int, SEATS> fulfilled{};
    std::array<int, SEATS> linked{};
    for (int other = 0; other < tables.players; ++other) {
        fulfilled[other] = state.player(other).fulfilled_count;
        linked[other] = Links(tables, state.player(other)).count;
    }
    const std::array<int, IMPORTS> values = import_values(tables, state);
    Worth worth(tables, state, seat, weights);
    int market = 0;
    int lacking = 0;
    for (int good = 0; good < GOODS; ++good) {
        market += player.goods[good] * price_of(tables, state, good);
        lacking += worth.missing(good);
    }
    double slots = 0;
    for (int i = 0; i < player.slot_count; ++i) {
        slots += worth.taking(player.slots[i]);
    }
    int glory = 0;
    for (int i = state.round - 1; i < tables.scoring_count; ++i) {
        glory += glory_of(tables, tables.scoring[i], player);
    }
    const int hops = over_fulfilled(tables, player, [](const ContractTable& c) { return c.hops; });
    const int imports = over_fulfilled(tables, player, [&](const ContractTable& contract) {
        return values[0] * contract.imports[0] + values[1] * contract.imports[1] +
               values[2] * contract.imports[2];
    });
    const int turn =
        static_cast<int>(std::find(state.turn_order.begin(), state.turn_order.end(), seat) -
                         state.turn_order.begin());
    const auto units = [&](int unit) { return static_cast<double>(player.units[unit]); };
    features = {1.0,
                static_cast<double>(player.money),
                static_cast<double>(market),
                static_cast<double>(basic_goods(player)),
                static_cast<double>(processed_goods(player)),
                static_cast<double>(worker_income(tables, player)),
                units(COW),
                units(SHEEP),
                units(FIELD),
                units(BAKERY),
                units(CHEESE_DAIRY),
                units(DISTILLERY),
                static_cast<double>(supplied(player)),
                static_cast<double>(player.shipping),
                static_cast<double>(std::popcount(player.technology)),
                static_cast<double>(all_merchants(player)),
                static_cast<double>(fulfilled[seat]),
                static_cast<double>(hops),
                static_cast<double>(imports),
                static_cast<double>(player.slot_count),
                slots / worth.point,
                static_cast<double>(lacking),
                static_cast<double>(player.glory),
                static_cast<double>(glory),
                static_cast<double>(linked[seat]),
                static_cast<double>((player.reach & tables.land & ~state.occupied).count()),
                static_cast<double>(std::popcount(player.ports_used)),
                static_cast<double>(turn),
                static_cast<double>(lead(fulfilled, tables.players, seat, CONTRACT_LEAD)),
                static_cast<double>(lead(linked, tables.players, seat, LINK_LEAD))};
}

std::array<double, SEATS> forecast(const Tables& tables, const State& state, const Weights& weights,
                                   const Forecast& figures) {
    std::array<double, SEATS> points{};
    std::array<double, FEATURES> features{};
    for (int seat = 0; seat < tables.players; ++seat) {
        features_of(tables, state, weights, seat, features);
        for (int i = 0; i < FEATURES; ++i) {
            points[seat] += figures[state.round][i] * features[i];
        }
    }
    return points;
}

}  // namespace caledonia
