/** Printed values as figures for the rulebook's sentences. */

import type { Printed } from '../../wire/generated';

export type Facts = Record<string, number | string>;

/** Contracts and settlements are rewarded by place: 12 / 6. */
const places = (points: readonly number[] | undefined) => (points ?? []).join(' / ');

export function factsOf(printed: Printed): Facts {
  const { board, upgrades, neighbourhood, export: exported, final, variants } = printed;
  const [low = 0, middle = 0, high = 0] = final.imports;
  return {
    rounds: printed.rounds,
    slots: board.slots,
    merchants: board.merchants,
    merchants_start: board.merchants_in_stock,
    shipping_cost: upgrades.shipping,
    technology_cost: upgrades.technology,
    technology_income: upgrades.technology_income,
    merchant_cost: upgrades.merchant,
    bonus_technology: upgrades.bonus_technology,
    basic_discount: neighbourhood.basic_discount,
    processed_discount: neighbourhood.processed_discount,
    limit: neighbourhood.limit.at(-1) ?? 0,
    limit_two: neighbourhood.limit[1] ?? 0,
    building_draw: exported.building_bonus_draw,
    solo_pass: exported.solo_pass_money,
    basic: final.basic,
    processed: final.processed,
    money_per_point: final.money_per_point,
    hops: final.hops,
    import_low: low,
    import_mid: middle,
    import_high: high,
    static_import: final.static_import,
    contract_places: places(final.contract_places.at(-1)),
    contract_places_two: places(final.contract_places[1]),
    settlement_places: places(final.settlement_places.at(-1)),
    settlement_places_two: places(final.settlement_places[1]),
    covered: variants.covered_spaces,
    highest_bid: variants.highest_bid,
    price_rolls: variants.price_rolls,
  };
}
