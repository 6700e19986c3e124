#include "worth.hpp"

#include <new>

namespace caledonia {

namespace {

constexpr std::array<int, UNITS> FACTORY_INPUT = {-1, -1, MILK, GRAIN, -1, GRAIN, -1, -1, -1};
constexpr std::array<int, GOODS> PRODUCERS = {SHEEP, FIELD, COW, BAKERY, CHEESE_DAIRY, DISTILLERY};

bool is_animal(int unit) { return unit == COW || unit == SHEEP; }

}  // namespace

Worth::Worth(const Tables& all, const State& position, int deciding, const Weights& figures)
    : tables(all),
      state(position),
      weights(figures),
      player(position.player(deciding)),
      clan(clan_of(all, player)),
      seat(deciding),
      round(std::max<int>(1, position.round)),
      point(figures.point[round]),
      productions(ROUNDS + 1 - round) {
    for (int late = 0; late < productions; ++late) {
        rounds += std::pow(weights.growth, -late);
    }
    for (int i = 0; i < player.slot_count; ++i) {
        const ContractTable& contract = tables.contracts[player.slots[i]];
        for (int good = 0; good < GOODS; ++good) {
            needed_[good] += contract.goods[good];
        }
        for (int meat = 0; meat < MEATS; ++meat) {
            meat_needed_[meat] += contract.meat[meat];
        }
    }
    for (int good = 0; good < GOODS; ++good) {
        values[good] = market_value(good);
    }
}

// Goods.

double Worth::market_value(int good) const {
    const int points = is_basic(good) ? tables.basic_points : tables.processed_points;
    const int at_end = points * tables.money_per_point;
    if (round == ROUNDS) {
        return at_end;
    }
    const int middle = tables.prices[good][(tables.medium_low + tables.medium_high) / 2];
    const double value = weights.market_share * (price_of(tables, state, good) + middle);
    return round == ROUNDS - 1 ? std::max(value, weights.market_late * at_end) : value;
}

double Worth::gaining(int good, int amount) {
    const int wanted = std::min(amount, missing(good));
    const double bonus = wanted != 0 ? wanted * piece_bonus() : 0.0;
    return amount * values[good] + bonus;
}

double Worth::losing(int good, int amount) {
    const int wanted = std::max(0, amount - spare(good));
    const double kept = wanted != 0 ? wanted * (piece_bonus() + weights.piece_kept) : 0.0;
    return amount * values[good] + kept;
}

// How much nearer one lacking piece brings the contracts in slots.
double Worth::piece_bonus() {
    return bonus_.get([&] {
        double total = 0;
        double pieces = 0;
        for (int i = 0; i < player.slot_count; ++i) {
            const ContractTable& contract = tables.contracts[player.slots[i]];
            total += gain(player.slots[i]);
            int count = contract.meat[0] + contract.meat[1];
            for (const int amount : contract.goods) {
                count += amount;
            }
            pieces += count;
        }
        return pieces != 0 ? std::max(1.0, weights.piece_bonus * total / pieces) : 0.0;
    });
}

// Contracts.

double Worth::gain(int contract) {
    return gains_[contract].get(
        [&] { return reward(tables.contracts[contract]) - price(tables.contracts[contract]); });
}

double Worth::reward(const ContractTable& contract) {
    double imported = 0;
    for (int kind = 0; kind < IMPORTS; ++kind) {
        imported += contract.imports[kind] * import_points()[kind];
    }
    const double points = contract.hops + weights.imports * imported;
    double extras = contract.money + weights.free_space * contract.free_space;
    if (productions > 1) {
        extras += weights.bonus_upgrade * contract.bonus_upgrade;
    }
    return (points + weights.contract_points) * point + extras;
}

// The victory points expected of one piece of each import.
const std::array<double, IMPORTS>& Worth::import_points() {
    if (!knows_imports_) {
        const std::array<int, IMPORTS> now = import_values(tables, state);
        const double even = static_cast<double>(now[0] + now[1] + now[2]) / IMPORTS;
        for (int kind = 0; kind < IMPORTS; ++kind) {
            imports_[kind] = even + weights.import_rank * (now[kind] - even);
        }
        knows_imports_ = true;
    }
    return imports_;
}

double Worth::price(const ContractTable& contract) {
    double sum = 0;
    for (int good = 0; good < GOODS; ++good) {
        if (contract.goods[good] != 0) {
            sum += values[good] * contract.goods[good];
        }
    }
    for (int meat = 0; meat < MEATS; ++meat) {
        if (contract.meat[meat] != 0) {
            sum += contract.meat[meat] * yielding(MEAT_ANIMALS[meat]);
        }
    }
    return sum;
}

double Worth::taking(int number) {
    const ContractTable& contract = tables.contracts[number];
    int lacking = 0;
    for (int good = 0; good < GOODS; ++good) {
        lacking += std::max(0, contract.goods[good] - spare(good));
    }
    double costs = 0;
    for (int meat = 0; meat < MEATS; ++meat) {
        if (contract.meat[meat] != 0) {
            const int animal = MEAT_ANIMALS[meat];
            const int free = player.units[animal] - meat_needed_[meat];
            const int lack = std::max(0, contract.meat[meat] - std::max(0, free));
            lacking += 2 * lack;
            costs += lack * (unit_cost(tables, player, animal) + 2);
        }
    }
    const double profit = gain(number) - costs;
    // Whoever takes it late must find everything in time.
    const double time = player.merchants + weights.time_per_round * (productions - 1);
    double chance = 0.05;
    if (lacking <= std::floor(time / 2)) {
        chance = 1.0;
    } else if (lacking <= time) {
        chance = weights.chance_late;
    }
    return chance * profit - weights.piece_missing * lacking;
}

// Units.

double Worth::production(int unit) {
    double worth = yielding(unit);
    if (is_animal(unit) && meat_needed_[unit == COW ? 0 : 1] > player.units[unit]) {
        worth += piece_bonus() + weights.animal_wanted;
    }
    return worth;
}

// What one more unit makes until the end.
double Worth::yielding(int unit) {
    return yields_[unit].get([&] { return each_year(unit) * rounds * share(unit); });
}

double Worth::share(int unit) const {
    if (FACTORY_INPUT[unit] >= 0) {
        return weights.factories;
    }
    if (is_animal(unit)) {
        return weights.animals;
    }
    return PRODUCT[unit] >= 0 ? weights.fields : weights.workers;
}

double Worth::each_year(int unit) const {
    if (PRODUCT[unit] < 0) {
        Player after = player;
        ++after.units[unit];
        return worker_income(tables, after) - worker_income(tables, player);
    }
    double each = values[PRODUCT[unit]] * tables.yields[unit];
    if (FACTORY_INPUT[unit] >= 0) {
        each -= values[FACTORY_INPUT[unit]];
        each *= supply(unit) > 0 ? 1.0 : weights.idle_factory;
    }
    return each;
}

// How much input is left for one more factory in each production.
int Worth::supply(int factory) const {
    const int used = FACTORY_INPUT[factory];
    const int producer = PRODUCERS[used];
    int left = player.units[producer] * tables.yields[producer];
    for (const int user : FACTORIES) {
        left -= FACTORY_INPUT[user] == used ? player.units[user] : 0;
    }
    return left;
}

// What a unit on a space brings, its cost apart.
double Worth::placing(int unit, int space) {
    const double there = spaces_[space].get([&] { return around(space); });
    // No scoring tile looks at more of a unit's place than this.
    const int key =
        unit << 2 | (tables.border.has(space) ? 2 : 0) | (tables.expensive.has(space) ? 1 : 0);
    const double own = placed_[key].get([&] {
        Player after = player;
        ++after.units[unit];
        after.occupied |= Mask::of(space);
        return production(unit) + point * glory_gained(after);
    });
    return own + there;
}

// The glory that coming scorings give for a change.
double Worth::glory_gained(const Player& after) {
    const int first = round - 1;
    if (!knows_glory_) {
        for (int i = first; i < tables.scoring_count; ++i) {
            glory_before_[i] = glory_of(tables, tables.scoring[i], player);
        }
        knows_glory_ = true;
    }
    double gained = 0;
    for (int i = first; i < tables.scoring_count; ++i) {
        const int more = glory_of(tables, tables.scoring[i], after) - glory_before_[i];
        if (more != 0) {
            gained += i == first ? more : weights.later_glory * more;
        }
    }
    return gained;
}

const Links& Worth::links() {
    if (!knows_links_) {
        new (links_.data()) Links(tables, player);
        knows_links_ = true;
    }
    return *std::launder(reinterpret_cast<const Links*>(links_.data()));
}

// What a space is worth whichever unit stands there.
double Worth::around(int space) {
    const Mask reached = tables.reach[player.shipping][space] & ~player.reach;
    const int opened = (reached & tables.land & ~state.occupied & ~Mask::of(space)).count();
    const int linked = links().with_unit(space) - links().count;
    double sum = weights.link_points * point * linked;
    sum += weights.opened_space * opened * productions / ROUNDS;
    sum += ports(reached);
    sum += neighbourhood(space);
    return sum;
}

double Worth::ports(Mask reached) const {
    int count = 0;
    for (int corner = 0; corner < tables.port_count; ++corner) {
        count += reached.has(tables.ports[corner].space) ? 1 : 0;
    }
    return tables.port_count == 0 ? 0.0 : weights.port * count;
}

// What cheap goods from new neighbours would be worth.
double Worth::neighbourhood(int space) {
    double best = 0;
    if (tables.neighbourhood_limit == 0) {
        return best;
    }
    const int goods = goods_made_by_others(state, seat, tables.neighbours[space]);
    for (int good = 0; good < GOODS; ++good) {
        if ((goods >> good & 1) != 0) {
            const int step = state.prices[good];
            const int most = most_from_neighbours(tables, state, player, good, step, player.money);
            const double profit = gaining(good, most) - most * discounted(tables, good, step);
            best = std::max(best, weights.neighbourhood * profit);
        }
    }
    return best;
}

// Upgrades.

double Worth::shipping() {
    Player after = player;
    after.shipping = static_cast<uint8_t>(std::min(player.shipping + 1, tables.shipping_levels));
    const Mask reached = reach_of(tables, after.shipping, player.occupied) & ~player.reach;
    const int opened = (reached & tables.land & ~state.occupied).count();
    const double early = static_cast<double>(productions - 1) / ROUNDS;
    const double worth = std::min(weights.shipping_most, weights.shipping_space * opened) * early;
    const int linked = Links(tables, after).count - links().count;
    const double points = glory_gained(after) + weights.link_points * linked;
    return worth + ports(reached) + point * points;
}

double Worth::merchant() {
    int goods = 0;
    for (const int amount : player.goods) {
        goods += amount;
    }
    const double yearly = goods > player.merchants ? weights.merchant_busy : weights.merchant_idle;
    Player after = player;
    --after.merchants_on_board;
    return yearly * productions + point * glory_gained(after);
}

double Worth::technology(int unit) {
    Player after = player;
    after.technology |= static_cast<uint16_t>(1U << unit);
    return player.units[unit] * tables.technology_income * rounds + point * glory_gained(after);
}

}  // namespace caledonia
