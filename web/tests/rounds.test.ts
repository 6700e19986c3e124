import { describe, expect, it } from 'vitest';
import { keptDecisions } from '../src/table/log/turns';
import { deedOf, roundEnd } from '../src/table/moves/rounds';
import type { EventJson, LogEntry } from '../src/wire/generated';

type DecisionEntry = Extract<LogEntry, { kind: 'decision' }>;

function decision(ply: number, events: object[]): DecisionEntry {
  return { kind: 'decision', seq: ply, ply, seat: 0, code: '', events } as unknown as DecisionEntry;
}

const PASS = [
  { event: 'passed', seat: 1 },
  { event: 'money_changed', seat: 1, amount: 14, cause: 'pass' },
];
const PRODUCTION = [
  { event: 'production_started', seat: 0 },
  { event: 'money_changed', seat: 0, amount: 10, cause: 'income' },
  { event: 'goods_changed', seat: 0, good: 'milk', amount: 2, cause: 'production' },
];
const FACTORIES = [
  { event: 'goods_changed', seat: 0, good: 'milk', amount: -1, cause: 'production' },
  { event: 'goods_changed', seat: 0, good: 'cheese', amount: 1, cause: 'production' },
  { event: 'glory_gained', seat: 0, amount: 6, cause: 'scoring_tile' },
  { event: 'round_started', round: 2 },
  { event: 'contract_revealed', box: 3, contract: 17 },
  { event: 'turn_started', seat: 1 },
];
const LATER = [{ event: 'contract_revealed', box: 1, contract: 99 }];

const GAME = [
  decision(1, [{ event: 'round_started', round: 1 }]),
  decision(2, [...PASS, ...PRODUCTION]),
  decision(3, FACTORIES),
  decision(4, LATER),
];

describe('the end of a round', () => {
  it('adds up what everybody earned, made, used up and scored', () => {
    const end = roundEnd(GAME, 1)!;
    expect(end.ply).toBe(3);
    expect(end.yields).toEqual([
      {
        seat: 0,
        earned: 10,
        made: new Map([
          ['milk', 2],
          ['cheese', 1],
        ]),
        used: new Map([['milk', 1]]),
        glory: 6,
      },
    ]);
    expect(end.contracts).toEqual([17]);
  });

  it('is not there while the round goes on', () => {
    expect(roundEnd(GAME, 2)).toBeNull();
    expect(roundEnd(GAME.slice(0, 2), 1)).toBeNull();
  });

  it('comes with the end of the game after the last round', () => {
    const last = [
      decision(1, [{ event: 'round_started', round: 5 }]),
      decision(2, [...PASS, ...PRODUCTION, { event: 'game_ended' }]),
    ];
    expect(roundEnd(last, 5)).toMatchObject({ ply: 2, contracts: [] });
  });
});

it('tells a deed without what follows from it', () => {
  expect(deedOf([...PASS, ...PRODUCTION] as EventJson[])).toEqual(PASS);
  expect(deedOf(FACTORIES as EventJson[])).toEqual(FACTORIES.slice(0, 2));
});

it('leaves out what was taken back', () => {
  const undone = { kind: 'undone', seq: 9, to: 1 } as unknown as LogEntry;
  const again = decision(2, PASS);
  expect(keptDecisions([...GAME, undone, again]).map((each) => each.ply)).toEqual([1, 2]);
});
