/** Figures of the boards, computed from the view and the printed content. */

import type { PlayerView, Printed, SeatPreview } from '../../wire/generated';
import { t } from '../../words/fluent.svelte';
import * as things from '../../words/things';

/** The units of a board, in column order. */
export function unitsOf(player: PlayerView, printed: Printed | null): string[] {
  const known = Object.keys(printed?.units ?? player.units_left);
  return known.filter((unit) => unit in player.units_left || unit in player.units);
}

export const countOf = (player: PlayerView, unit: string) => player.units[unit]?.length ?? 0;

export const allUnits = (player: PlayerView) =>
  Object.values(player.units).reduce((sum, spaces) => sum + (spaces?.length ?? 0), 0);

/** Merchants on the market, on either side. */
export const onMarket = (player: PlayerView) =>
  Object.values(player.market).reduce((sum, count) => sum + Math.abs(count ?? 0), 0);

export const stock = (player: PlayerView, good: string) => player.goods[good] ?? 0;

/** Imports and hops from fulfilled contracts. */
export function imported(player: PlayerView, printed: Printed | null): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const number of player.fulfilled) {
    const card = printed?.contracts[String(number)];
    if (!card) continue;
    for (const [name, count] of Object.entries(card.imports)) {
      counts[name] = (counts[name] ?? 0) + count;
    }
    if (card.hops) counts['hops'] = (counts['hops'] ?? 0) + card.hops;
  }
  return counts;
}

/**
 * The places of a clan's cellar: their money, and whether there is a barrel; empty if it has none.
 */
export function cellar(player: PlayerView, printed: Printed | null) {
  const places = printed?.clans[player.clan]?.numbers['cellar'];
  if (!Array.isArray(places) || places.length !== player.clan_state.length) return [];
  return places.map((money, index) => ({
    place: index + 1,
    money,
    full: player.clan_state[index] === 1,
  }));
}

// Text.

/** A clan's ability; packs may bring clans without figures. */
export const clanText = (clan: string, printed: Printed) =>
  things.about('clan', clan, printed.clans[clan]?.numbers ?? {});

// Sums as text, one part per line.

export function incomeSum(ahead: SeatPreview): string {
  const parts = Object.entries(ahead.income.causes).map(([cause, money]) =>
    t('boards-sum-part', { name: causeName(cause), amount: things.money(money) }),
  );
  return [t('boards-income'), ...parts].join('\n');
}

function causeName(cause: string): string {
  return cause === 'clan' ? t('boards-cause-clan') : things.unit(cause, 'plural');
}

/** Cost and income of a column's next unit, as a sentence. */
export function columnText(
  unit: string,
  ahead: SeatPreview | undefined,
  left: number,
  printed: Printed | null,
): string {
  const column = ahead?.columns[unit];
  const lines = [t('boards-units-left', { units: things.units(unit, left) })];
  if (column && column.left > 0) {
    // Units without a terrain stand on lochs, which have no land cost.
    const key =
      printed?.units[unit]?.terrain === null ? 'boards-unit-cost.loch' : 'boards-unit-cost';
    lines.push(t(key, { money: things.money(column.cost) }));
    if (column.income) lines.push(t('boards-unit-income', { money: things.money(column.income) }));
    if (column.good && column.input) {
      lines.push(
        t('boards-unit-makes', {
          goods: things.goods(column.good, column.pieces),
          input: things.good(column.input),
        }),
      );
    } else if (column.good) {
      lines.push(t('boards-unit-gives', { goods: things.goods(column.good, column.pieces) }));
    }
  }
  return lines.join('\n');
}
