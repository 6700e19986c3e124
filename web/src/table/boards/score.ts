/** The score sheet: its lines, and where each figure comes from. */

import type { PlayerView, Printed, ScoreSheet } from '../../wire/generated';
import { t } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import { imported } from './figures';

export const LINES = [
  'glory',
  'basic_goods',
  'processed_goods',
  'money',
  'hops',
  'cotton',
  'tobacco',
  'sugar_cane',
  'contracts',
  'settlements',
  'bid',
] as const;
export type Line = (typeof LINES)[number];

/** The rows to show: bids only if there was an auction. */
export const linesOf = (sheets: readonly ScoreSheet[]): Line[] =>
  LINES.filter((line) => line !== 'bid' || sheets.some((sheet) => sheet.bid));

/** The symbol of a row. */
export const SYMBOL: Record<Line, string> = {
  glory: 'glory',
  basic_goods: 'wool',
  processed_goods: 'cheese',
  money: 'money',
  hops: 'hops',
  cotton: 'cotton',
  tobacco: 'tobacco',
  sugar_cane: 'sugar_cane',
  contracts: 'contract',
  settlements: 'settlement',
  bid: 'star',
};

/** All non-zero rows of a sheet, one per line. */
export function scoreSum(sheet: ScoreSheet): string {
  const parts = LINES.filter((line) => sheet[line]).map((line) =>
    t('boards-sum-part', { name: t(`score-${line}`), amount: sheet[line] }),
  );
  return [t('score-now'), ...parts].join('\n');
}

/** The source of a figure. */
export function origin(
  line: Line,
  sheet: ScoreSheet,
  player: PlayerView | undefined,
  printed: Printed | null,
): string {
  const final = printed?.final;
  switch (line) {
    case 'basic_goods':
      return t('boards-from-basic', { points: final?.basic ?? 0 });
    case 'processed_goods':
      return t('boards-from-processed', { points: final?.processed ?? 0 });
    case 'money':
      return t('boards-from-money', {
        money: things.money(final?.money_per_point ?? 0),
        left: things.money(sheet.money_left),
      });
    case 'hops':
    case 'cotton':
    case 'tobacco':
    case 'sugar_cane':
      return t('boards-from-imports', {
        imports: player ? (imported(player, printed)[line] ?? 0) : 0,
        points: sheet[line],
      });
    case 'contracts':
      return t('boards-from-contracts', { count: sheet.contracts_fulfilled });
    case 'settlements':
      return t('boards-from-settlements', { count: sheet.settlements_linked });
    case 'glory':
      return t('boards-from-glory');
    case 'bid':
      return t('boards-from-bid');
  }
}
