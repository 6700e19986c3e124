#include "crofter.hpp"

#include "flow.hpp"
#include "worth.hpp"

namespace caledonia {

namespace {

constexpr int BOLDEST_BID = 5;
constexpr int FIRST_BID = 1;
// Drawing costs nothing, as all that is drawn may be returned; so it beats declining.
constexpr double GLIMPSE = 0.01;
constexpr double NEVER = -100.0;
// A price is moved only if the trade gets so much better.
constexpr double RUMOUR = 6.0;

// Setup.

double of_tile(Worth& w, int number) {
    const StartingTileTable& tile = w.tables.starting_tiles[number];
    double sum = 0;
    for (int good = 0; good < GOODS; ++good) {
        sum += w.values[good] * tile.goods[good];
    }
    return tile.money + sum;
}

double of_clan(Worth& w, int clan) {
    for (int i = 0; i < w.state.offer_count; ++i) {
        if (w.state.offer_clans[i] == clan) {
            return of_tile(w, w.state.offer_tiles[i]);
        }
    }
    return 0;
}

double of_bid(Worth& w, int points) {
    const int lowest = std::max<int>(w.state.top().a, FIRST_BID);
    return points == lowest && lowest <= BOLDEST_BID ? 1.0 : -static_cast<double>(points);
}

// Count income, and grassland near by for animals and fields.
double of_place(Worth& w, int unit, int space) {
    const Tables& tables = w.tables;
    const int level = std::max<int>(1, w.player.shipping);
    const Mask near = tables.reach[level][space] & ~w.state.occupied;
    const int grassland = (near & tables.terrain[SHEEP]).count();
    const int cheap = (near & tables.cheap).count();
    const int lochs = (tables.adjacent[space] & tables.lochs).count();
    const int cost = cost_of(tables, w.player, unit, space, false);
    const double near_by = w.weights.start_grassland * grassland + w.weights.start_cheap * cheap;
    return w.placing(unit, space) - cost + near_by + w.weights.start_loch * lochs;
}

// Main actions.

double of_buy(Worth& w, int good, int amount) {
    const Open kind = w.state.top().kind;
    const bool is_cheap = kind == Open::NeighbourhoodBonus || kind == Open::PromisedPurchase;
    const int price = is_cheap ? discounted(w.tables, good, w.state.prices[good])
                               : price_of(w.tables, w.state, good);
    double gain = w.gaining(good, amount) - price * amount + w.clan.trade_money;
    gain += w.weights.trading;
    if (w.round < ROUNDS && w.missing(good) == 0) {
        // Goods for their own sake only at the end; before that money works better.
        gain -= w.weights.spare_good * amount;
    }
    return gain;
}

double of_sell(Worth& w, int good, int amount) {
    const int money = price_of(w.tables, w.state, good) * amount;
    double gain = money - w.losing(good, amount) + w.clan.trade_money;
    gain += w.weights.trading;
    if (w.round < ROUNDS && w.player.money < w.weights.poor) {
        gain += w.weights.poor_bonus * std::min<double>(money, 2 * w.weights.poor);
    }
    return gain;
}

double of_obtain(Worth& w, int contract) {
    const double gain = w.taking(contract) - w.contract_price();
    return w.state.top().kind == Open::Turn ? gain + w.weights.obtaining : gain;
}

double of_expand(Worth& w, int unit, int space) {
    const bool free = w.state.top().kind == Open::ExportBonuses;
    const int cost = cost_of(w.tables, w.player, unit, space, free);
    return w.placing(unit, space) - cost + w.weights.expanding;
}

double of_fulfil(Worth& w, int contract) {
    const double gain = w.gain(contract);
    // A full slot is in the way of the next contract.
    return gain > 0 ? gain + w.weights.slot_freed : gain;
}

// Ports.

// Weigh goods given against goods gained.
double of_goods_exchange(Worth& w, const PortTable& port, int choice) {
    const int first = port.kind == PortKind::ExchangeBasic ? WOOL : BREAD;
    double sum = 0;
    const std::array<int, GOODS>& gains = port.gains[choice % port.gain_count];
    for (int good = 0; good < GOODS; ++good) {
        if (gains[good] != 0) {
            sum += w.gaining(good, gains[good]);
        }
    }
    return -w.losing(first + choice / port.gain_count, port.number) + sum;
}

// Compare the best trade after the move with the trade now.
double of_price_move(Worth& w, const PortTable& port, int choice) {
    const Tables& tables = w.tables;
    const int good = choice / 2;
    const int now = w.state.prices[good];
    const int step = moved_step(tables, w.state, good, steps_of(port, choice));
    int price = tables.prices[good][step];
    int old = tables.prices[good][now];
    if (w.state.top().kind == Open::NeighbourhoodBonus) {
        price = discounted(tables, good, step);
        old = discounted(tables, good, now);
    } else if (price > old) {
        const int pieces = std::min(most_to_sell(w.player, good), w.spare(good));
        return pieces != 0 ? pieces * (price - old) - RUMOUR : NEVER;
    }
    const int most = most_to_buy(tables, w.player, good, price, w.player.money);
    const int wanted = std::min(most, w.missing(good));
    return wanted != 0 ? wanted * (old - price) - RUMOUR : NEVER;
}

double of_effect(Worth& w, const PortTable& port, int choice) {
    switch (port.kind) {
        case PortKind::Money:
            return port.number;
        case PortKind::Upgrade:
            return port.number * w.point + (w.round < ROUNDS ? w.weights.bonus_upgrade : 0.0);
        case PortKind::DrawContracts:
            return port.number + (free_slots(w.tables, w.player) != 0 ? w.drawing() : 0.0);
        case PortKind::ExchangeBasic:
        case PortKind::ExchangeProcessed:
            return of_goods_exchange(w, port, choice);
        case PortKind::MovePrice:
            return of_price_move(w, port, choice);
        case PortKind::SaveAnimal:
            return w.production(MEAT_ANIMALS[choice]) + 2.0;
        case PortKind::ExchangeUnits:
            return NEVER;
        case PortKind::Borrow:
            return 0.0;
    }
    return 0.0;
}

double of_port(Worth& w, Action action) {
    const PortTable& tile = w.tables.ports[action.a];
    const double worth = of_effect(w, w.tables.ports[action.b], action.c);
    return tile.kind == PortKind::Borrow ? worth - tile.number : worth;
}

// Clans and production.

double of_withdraw(Worth& w, int place) {
    const bool is_last = place == w.clan.row_length && w.round == ROUNDS;
    return w.missing(WHISKY) != 0 || is_last ? 5.0 : -1.0;
}

double of_produce(Worth& w, Action action) {
    double gain = w.gaining(CHEESE, action.a);
    gain += w.gaining(BREAD, action.b);
    gain += w.gaining(WHISKY, action.c);
    double used = w.losing(MILK, action.a);
    used += w.losing(GRAIN, action.b + action.c);
    return gain - used;
}

double of_upgrade(Worth& w, Action action) {
    switch (action.kind) {
        case Kind::UpgradeShipping:
            return w.shipping() - w.tables.shipping_cost;
        case Kind::UpgradeTechnology:
            return w.technology(action.a) - w.tables.technology_cost;
        case Kind::HireMerchant:
            return w.merchant() - w.tables.merchant_cost;
        case Kind::BonusShipping:
            return w.shipping() + 0.5;
        case Kind::BonusTechnology:
            return w.technology(action.a) - w.tables.bonus_technology_cost;
        case Kind::BonusHire:
            return w.merchant() + 0.5;
        default:
            return 1.0;
    }
}

double worth_of(Worth& w, Action action) {
    switch (action.kind) {
        case Kind::ChooseClan:
            return of_clan(w, action.a);
        case Kind::ChooseTile:
            return of_tile(w, action.a);
        case Kind::Bid:
            return of_bid(w, action.a);
        case Kind::Place:
            return of_place(w, action.a, action.b);
        case Kind::Buy:
            return of_buy(w, action.a, action.b);
        case Kind::Sell:
            return of_sell(w, action.a, action.b);
        case Kind::Obtain:
            return of_obtain(w, action.a);
        case Kind::Expand:
            return of_expand(w, action.a, action.b);
        case Kind::Fulfil:
            return of_fulfil(w, action.a);
        case Kind::UpgradeShipping:
        case Kind::UpgradeTechnology:
        case Kind::HireMerchant:
        case Kind::BonusShipping:
        case Kind::BonusTechnology:
        case Kind::BonusHire:
        case Kind::BonusRecall:
            return of_upgrade(w, action);
        case Kind::Slaughter:
            // Give away the animal on the most expensive land last.
            return -static_cast<double>(w.tables.clans[0].land_cost[action.a]);
        case Kind::UsePort:
            return of_port(w, action);
        case Kind::Row:
            return -0.5;
        case Kind::Withdraw:
            return of_withdraw(w, action.a);
        case Kind::Brew:
            return w.clan.price * action.a - w.losing(GRAIN, action.a) + 1;
        case Kind::Draw:
            return w.drawing() + GLIMPSE;
        case Kind::Keep:
            return action.a == 0 ? 0.0 : w.taking(action.a) - w.contract_price();
        case Kind::Produce:
            return of_produce(w, action);
        case Kind::Butter:
            return w.clan.price * action.a - w.losing(MILK, action.a);
        case Kind::Cellar:
            return action.a != 0 && w.productions > 2 ? 1.0 : 0.0;
        default:
            return 0.0;
    }
}

}  // namespace

void evaluate(const Tables& tables, const State& state, const Weights& weights,
              const ActionList& actions, double* values) {
    Worth worth(tables, state, state.top().seat, weights);
    for (int i = 0; i < actions.size(); ++i) {
        values[i] = worth_of(worth, actions[i]);
    }
}

int best_action(const Tables& tables, const State& state, const Weights& weights,
                const ActionList& actions) {
    Worth worth(tables, state, state.top().seat, weights);
    int best = 0;
    double highest = worth_of(worth, actions[0]);
    for (int i = 1; i < actions.size(); ++i) {
        const double value = worth_of(worth, actions[i]);
        if (value > highest) {
            highest = value;
            best = i;
        }
    }
    return best;
}

int play_by_thumb(const Tables& tables, State& state, const Weights& weights, int until) {
    ActionList actions;
    int decisions = 0;
    while (!state.is_over() && state.round < until) {
        legal_actions(tables, state, actions);
        const int best = actions.size() == 1 ? 0 : best_action(tables, state, weights, actions);
        push(tables, state, actions[best]);
        ++decisions;
    }
    return decisions;
}

}  // namespace caledonia
