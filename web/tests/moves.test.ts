import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Moves, movesOf, type Move } from '../src/state/moves.svelte';
import type { Table } from '../src/state/table.svelte';
import type { LogEntry, View } from '../src/wire/generated';

vi.mock('../src/state/settings.svelte', () => ({
  settings: { preferences: { moves: 'calm' }, pace: 1 },
}));

const SHOWN_MS = 800;
const view = (name: string) => ({ name }) as unknown as View;

/** A decision with the given ply. */
const decision = (ply: number, seat: number, events: object[] = []) =>
  ({ kind: 'decision', seat, ply, seq: ply, code: 'pass', events }) as unknown as LogEntry;

const alone = (ply: number, seat: number, events: object[] = []): Move[] =>
  movesOf([decision(ply, seat, events)], view(`after ${ply}`));

let positions: Map<number, (position: { view: View } | null) => void>;
let moves: Moves;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  positions = new Map();
  const table = {
    seat: 0,
    moment: null,
    entries: [decision(1, 0), decision(2, 1)],
    showCurrentPreview: vi.fn(),
    showPly: vi.fn(async () => {}),
    positionAt: (ply: number) =>
      new Promise((resolve, reject) =>
        positions.set(ply, (found) => (found ? resolve(found) : reject(new Error('offline')))),
      ),
  };
  moves = new Moves(table as unknown as Table);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('several moves in one update', () => {
  const bundle = () => movesOf([decision(2, 1), decision(3, 2), decision(4, 3)], view('present'));

  it('are shown one by one, with the positions between them', async () => {
    moves.add(bundle(), view('before'));
    expect(moves.current?.seat).toBe(1);
    expect(moves.view).toEqual(view('before'));
    positions.get(2)?.({ view: view('after 2') });
    await vi.advanceTimersByTimeAsync(0);
    expect(moves.view).toEqual(view('after 2'));
    positions.get(3)?.({ view: view('after 3') });
    await vi.advanceTimersByTimeAsync(SHOWN_MS);
    expect(moves.current?.seat).toBe(2);
    expect(moves.view).toEqual(view('after 3'));
    await vi.advanceTimersByTimeAsync(SHOWN_MS);
    expect(moves.current?.seat).toBe(3);
    expect(moves.view).toBeNull();
  });

  it('keep the position before where the one between cannot be loaded', async () => {
    moves.add(bundle(), view('before'));
    positions.get(2)?.(null);
    await vi.advanceTimersByTimeAsync(SHOWN_MS);
    expect(moves.current?.seat).toBe(2);
    expect(moves.view).toEqual(view('before'));
    await vi.advanceTimersByTimeAsync(SHOWN_MS);
    expect(moves.view).toBeNull();
  });

  it('are skipped together', async () => {
    moves.add(bundle(), view('before'));
    moves.skip();
    positions.get(2)?.({ view: view('after 2') });
    await vi.advanceTimersByTimeAsync(5 * SHOWN_MS);
    expect([moves.current, moves.view, moves.waiting]).toEqual([null, null, 0]);
  });
});

describe('moves that nobody can watch', () => {
  it('are offered later in a hidden tab', () => {
    vi.stubGlobal('document', { hidden: true });
    moves.add(alone(2, 1, [{ event: 'round_started', round: 2 }]), view('before'));
    expect([moves.current, moves.view]).toEqual([null, null]);
    expect(moves.isOffered).toBe(true);
    expect(moves.startedRound).toBe(2);
  });

  it('are offered where more than twelve wait', () => {
    for (let ply = 2; ply <= 14; ply += 1) moves.add(alone(ply, 1 + (ply % 3)), view('before'));
    expect(moves.waiting).toBe(12);
    expect(moves.isOffered).toBe(false);
    moves.add(alone(15, 1), view('before'));
    expect([moves.current, moves.view, moves.waiting]).toEqual([null, null, 0]);
    expect(moves.isOffered).toBe(true);
  });
});
