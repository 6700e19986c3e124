import { describe, expect, it } from 'vitest';
import { since, turnsOf } from '../src/table/log/turns';
import type { LogEntry } from '../src/wire/generated';

function decision(seq: number, seat: number, code: string, events: object[] = []): LogEntry {
  return {
    kind: 'decision',
    seq,
    at: 0,
    seat,
    code,
    by: 'person',
    ply: seq,
    hash: '',
    events,
  } as LogEntry;
}

describe('the log', () => {
  it('puts decisions of one turn together', () => {
    const entries = [
      decision(1, 0, 'expand sheep c4'),
      decision(2, 0, 'skip', [{ event: 'turn_started', seat: 1 }]),
      decision(3, 1, 'pass', [{ event: 'turn_started', seat: 0 }]),
      decision(4, 0, 'hire'),
    ];
    expect(turnsOf(entries).map((turn) => turn.decisions.length)).toEqual([2, 1, 1]);
  });

  it('parts two turns of the same seat', () => {
    const entries = [
      decision(1, 0, 'hire', [{ event: 'turn_started', seat: 0 }]),
      decision(2, 0, 'ship', [{ event: 'turn_started', seat: 0 }]),
    ];
    expect(turnsOf(entries)).toHaveLength(2);
  });

  it('marks what was taken back', () => {
    const undone = { kind: 'undone', seq: 3, at: 0, seat: 0, to: 1 } as LogEntry;
    const turns = turnsOf([decision(1, 0, 'pass'), decision(2, 1, 'hire'), undone]);
    expect(turns.map((turn) => turn.isUndone)).toEqual([false, true, false]);
  });

  it('knows what others did since the own last turn', () => {
    const entries = [decision(1, 0, 'pass'), decision(2, 1, 'pass'), decision(3, 2, 'pass')];
    expect(since(turnsOf(entries), 0).map((turn) => turn.seat)).toEqual([1, 2]);
    expect(since(turnsOf(entries), 2)).toEqual([]);
  });

  it('counts rounds from their beginning', () => {
    const begun = [{ event: 'round_started', round: 1 }];
    const turns = turnsOf([decision(1, 0, 'place miner a1', begun), decision(2, 0, 'pass')]);
    expect(turns.at(-1)?.round).toBe(1);
  });
});
