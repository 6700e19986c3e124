import { describe, expect, it } from 'vitest';
import { isView, patched, sharing } from '../src/wire/patch';

describe('a patch', () => {
  it('changes what it names and leaves the rest', () => {
    const old = { round: 1, prices: { wool: 5, milk: 6 } };
    expect(patched(old, { prices: { wool: 7 } })).toEqual({
      round: 1,
      prices: { wool: 7, milk: 6 },
    });
    expect(old.prices.wool).toBe(5);
  });

  it('removes what is null', () => {
    expect(patched({ a: 1, b: 2 }, { b: null })).toEqual({ a: 1 });
  });

  it('patches members of a list by their numbers', () => {
    const old = { seats: [{ money: 3 }, { money: 4, goods: { wool: 1 } }] };
    expect(patched(old, { seats: { '1': { money: 9 } } })).toEqual({
      seats: [{ money: 3 }, { money: 9, goods: { wool: 1 } }],
    });
  });

  it('replaces all other lists and values', () => {
    expect(patched({ boxes: [1, null, 3] }, { boxes: [2, 3] })).toEqual({ boxes: [2, 3] });
    expect(patched({ decision: null }, { decision: { kind: 'turn' } })).toEqual({
      decision: { kind: 'turn' },
    });
  });
});

describe('what is no view', () => {
  it('is known by what it says of itself', () => {
    expect(isView({ caledonia: 'view', round: 1 })).toBe(true);
    expect(isView({ caledonia: 'record' })).toBe(false);
    expect([null, 'view', ['view']].some(isView)).toBe(false);
  });
});

describe('a whole new value', () => {
  const old = { round: 1, seats: [{ money: 3 }, { money: 4 }], decision: { kind: 'turn' } };

  it('keeps the parts that did not change', () => {
    const now = sharing(old, { ...structuredClone(old), seats: [{ money: 3 }, { money: 9 }] });
    expect(now).toEqual({ ...old, seats: [{ money: 3 }, { money: 9 }] });
    expect(now.seats[0]).toBe(old.seats[0]);
    expect(now.decision).toBe(old.decision);
    expect(old.seats[1]).toEqual({ money: 4 });
  });

  it('is the old one where nothing changed', () => {
    expect(sharing(old, structuredClone(old))).toBe(old);
    expect(sharing(null, old)).toBe(old);
    expect(sharing(old, null)).toBe(null);
  });

  it('loses and gains members and keys', () => {
    expect(sharing({ a: [1, 2], b: 3 }, { a: [1] })).toEqual({ a: [1] });
    expect(sharing({ a: [1] }, { a: [1, null], c: null })).toEqual({ a: [1, null], c: null });
    expect(sharing({ a: [1] }, { a: { '0': 1 } })).toEqual({ a: { '0': 1 } });
    expect(sharing({ a: null }, {})).toEqual({});
  });
});
