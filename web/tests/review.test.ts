import { describe, expect, it } from 'vitest';
import { axisOf, bars } from '../src/table/ending/review/falls';
import type { Balance, BalanceSheet } from '../src/wire/generated';

const balance = (
  start: number,
  luck: number,
  decisions: number,
  opponents: number,
  later = 0,
): Balance => ({ start, luck, decisions, opponents, later });

function sheet(points: Balance, error = 1): BalanceSheet {
  return {
    seat: 0,
    name: '',
    clan: '',
    final: 100,
    place: 1,
    points,
    margin: balance(-3, 2, -8, 4),
    win: balance(0.5, 0.1, -0.4, 0.8),
    uncertainty: balance(error, error, error, error, error),
    points_lost: 8,
    rates: [],
  };
}

describe('the waterfall of a balance sheet', () => {
  const one = sheet(balance(120, 3, -30, 7, 2));

  it('starts each term where the last one ended', () => {
    const steps = bars(one, 'points', 2);
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      [0, 120],
      [120, 123],
      [123, 93],
      [93, 100],
      [100, 102],
      [0, 102],
    ]);
    expect(steps.map(({ error }) => error)).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('has no opponents alone', () => {
    const alone = sheet(balance(120, 3, -30, 0, 2));
    const terms = bars(alone, 'points', 1).map(({ term }) => term);
    expect(terms).toEqual(['start', 'luck', 'decisions', 'later', 'final']);
  });

  it('cuts the axis of points below the lowest whisker of all players', () => {
    const other = sheet(balance(110, 0, -40, 5), 2);
    expect(axisOf([one, other], 'points')).toEqual({ low: 64, high: 128, isCut: true });
  });

  it('begins at 0 where a player has next to no points', () => {
    expect(axisOf([sheet(balance(20, 0, -18, 1))], 'points')).toMatchObject({
      low: 0,
      isCut: false,
    });
  });

  it('shows leads and chances around 0, without errors', () => {
    expect(axisOf([one, one], 'margin')).toEqual({ low: -9, high: 0.01, isCut: false });
    expect(axisOf([one, one], 'win')).toMatchObject({ low: 0, high: 1, isCut: false });
    expect(bars(one, 'margin', 2).every(({ error }) => error === 0)).toBe(true);
  });
});
