import { describe, expect, it } from 'vitest';
import { place } from '../src/parts/tip';
import { parse, type Offered } from '../src/wire/codes';
import { history, offers, stepsSince } from '../src/table/market/trade';
import { left } from '../src/table/top/clock';
import type { LogEntry } from '../src/wire/generated';

const moved = (good: string, old: number, step: number, cause = 'buy') => ({
  event: 'price_moved' as const,
  good,
  old,
  new: step,
  cause,
});
const known = {
  effects: {
    'buy wool 1': {
      money: -4,
      price: [
        ['buy', 5],
        ['clan', -1],
      ],
      events: [moved('wool', 3, 4)],
    },
    'buy wool 2': { money: -9, price: [['buy', 10]], events: [moved('wool', 3, 5)] },
  },
  market: {
    wool: { step: 3, price: 5, buy: [], sell: [{ pounds: 5, step: 2, price: 4 }] },
  },
} as unknown as Parameters<typeof offers>[3];

describe('offers of the market', () => {
  const money: Record<string, number> = { 'buy wool 2': -9, 'buy wool 1': -4, 'buy grain 1': -3 };
  const choices: Offered[] = ['buy wool 2', 'buy wool 1', 'buy grain 1', 'pass'].map((code) => ({
    ...parse(code),
    money: money[code] ?? 0,
  }));

  it('are the legal trades with what they would do, smallest first', () => {
    const result = offers('wool', 'buy', choices, known);
    expect(result.map(({ code, money, step }) => [code, money, step])).toEqual([
      ['buy wool 1', -4, 4],
      ['buy wool 2', -9, 5],
    ]);
    expect(result[0]?.parts).toEqual([
      ['buy', 5],
      ['clan', -1],
    ]);
    expect(result.every((each) => each.isLegal)).toBe(true);
  });

  it('tell what would be where nothing is legal', () => {
    expect(offers('wool', 'sell', choices, known)).toEqual([
      { code: 'sell wool 1', count: 1, money: 5, parts: [], step: 2, isLegal: false },
    ]);
  });

  it('tell the price before the rest is known', () => {
    const [first] = offers('grain', 'buy', choices, known);
    expect(first).toMatchObject({ code: 'buy grain 1', money: -3, step: null, isLegal: true });
    expect(offers('grain', 'sell', choices, known)).toEqual([]);
  });
});

describe('the history of a price', () => {
  const decision = (ply: number, ...events: object[]) =>
    ({ kind: 'decision', ply, events }) as unknown as LogEntry;
  const log = [
    decision(1, moved('wool', 3, 4)),
    decision(2, moved('milk', 3, 2)),
    decision(3, moved('wool', 4, 6)),
  ];

  it('begins with the first price', () => {
    expect(history('wool', 3, log)).toEqual([3, 4, 6]);
    expect(history('whisky', 3, log)).toEqual([3]);
  });

  it('forgets what was undone and what comes after a moment', () => {
    const undone = { kind: 'undone', to: 2 } as unknown as LogEntry;
    expect(history('wool', 3, [...log, undone])).toEqual([3, 4]);
    expect(history('wool', 3, log, 2)).toEqual([3, 4]);
  });
});

describe('the step since the last own turn', () => {
  const decided = (ply: number, seat: number, code: string, ...events: object[]) =>
    ({ kind: 'decision', ply, seat, code, phase: 'action', events }) as unknown as LogEntry;
  const produced = (ply: number, seat: number) =>
    ({ kind: 'decision', ply, seat, phase: 'production', events: [] }) as unknown as LogEntry;
  const log = [
    decided(1, 0, 'buy wool 1', moved('wool', 3, 4)),
    decided(2, 1, 'buy wool 2', moved('wool', 4, 6)),
    produced(3, 0),
  ];

  it('is what others did', () => {
    expect(stepsSince('wool', 3, log, 0)).toEqual({ then: 4, now: 6 });
    expect(stepsSince('wool', 3, log, 1)).toEqual({ then: 6, now: 6 });
    expect(stepsSince('wool', 3, log, 2)).toEqual({ then: 3, now: 6 });
  });

  it('counts dice that roll behind the own turn', () => {
    const last = decided(4, 0, 'pass', moved('wool', 6, 7, 'dice'));
    expect(stepsSince('wool', 3, [...log, last], 0)).toEqual({ then: 6, now: 7 });
  });

  it('forgets what was undone and what comes after a moment', () => {
    const undone = { kind: 'undone', to: 1 } as unknown as LogEntry;
    expect(stepsSince('wool', 3, [...log, undone], 0)).toEqual({ then: 4, now: 4 });
    expect(stepsSince('wool', 3, log, 0, 1)).toEqual({ then: 4, now: 4 });
  });
});

describe('a clock', () => {
  it('tells days and hours first, seconds at the end', () => {
    expect(left(3 * 86_400_000)).toMatchObject({ unit: 'days', amount: 3, text: '' });
    expect(left(5.5 * 3_600_000)).toMatchObject({ unit: 'hours', amount: 5, text: '' });
    expect(left(245_000).text).toBe('4:05');
    expect(left(-5).text).toBe('0:00');
  });
});

describe('an explanation', () => {
  const room = { width: 390, height: 844 };
  const box = { width: 200, height: 100 };

  it('stays within the window', () => {
    expect(place({ left: 0, top: 10, width: 20, height: 20 }, box, room)).toEqual({
      left: 8,
      top: 38,
    });
    expect(place({ left: 380, top: 800, width: 10, height: 20 }, box, room)).toEqual({
      left: 182,
      top: 692,
    });
  });
});
