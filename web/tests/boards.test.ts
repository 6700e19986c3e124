import { describe, expect, it } from 'vitest';
import { repeat, sett, tartan } from '../src/look/tartan';
import { lastAction, until } from '../src/table/boards/lastAction';
import { turnsOf } from '../src/table/log/turns';
import type { LogEntry } from '../src/wire/generated';
import type { Narrator } from '../src/words/events';

const CLANS = ['buchanan', 'campbell', 'cunningham', 'fergusson', 'macdonald', 'macewen'];
const UNKNOWN = ['sinclair', 'gordon', 'munro', 'ross', 'x'];

describe('tartans', () => {
  it('are the same every time', () => {
    for (const clan of [...CLANS, ...UNKNOWN, '']) expect(sett(clan)).toEqual(sett(clan));
  });

  it('differ from clan to clan', () => {
    const all = [...CLANS, ...UNKNOWN, ''].map((clan) => JSON.stringify(sett(clan)));
    expect(new Set(all).size).toBe(all.length);
  });

  it('turn at both ends of the sett', () => {
    for (const clan of [...CLANS, ...UNKNOWN]) {
      const { bands, length } = repeat(clan);
      const colours = bands.slice(1).map((band) => band.colour);
      expect(colours).toEqual([...colours].reverse());
      expect(bands.reduce((sum, band) => sum + band.width, 0)).toBe(length);
    }
  });

  it('are images that stylesheets can use', () => {
    expect(tartan('campbell')).toMatch(/^url\("data:image\/svg\+xml,[^"]+"\)$/);
    expect(tartan('campbell', 2)).not.toBe(tartan('campbell'));
  });
});

describe('the last deed of a player', () => {
  const decided = (ply: number, seat: number, code: string, ...events: [string, number][]) =>
    ({
      kind: 'decision',
      seq: ply,
      ply,
      seat,
      code,
      events: events.map(([event, of]) => ({ event, seat: of })),
    }) as unknown as LogEntry;
  const narrator = {
    lines: (events: { event: string; seat: number }[]) =>
      events
        .filter(({ event }) => event !== 'turn_started')
        .map(({ event, seat }) => ({ seat, deed: event })),
  } as unknown as Narrator;
  const log = [
    decided(1, 0, 'hire', ['merchant_hired', 0]),
    decided(2, 0, 'end', ['turn_started', 1]),
    decided(3, 1, 'pass', ['passed', 1]),
    decided(4, 1, 'end', ['production_started', 0], ['money_changed', 1]),
  ];
  const deed = (seat: number, moment: number | null = null) =>
    lastAction(turnsOf(until(log, moment)), seat, narrator);

  it('is what was decided, not what the end of the round brought', () => {
    expect(deed(0)).toBe('merchant_hired');
    expect(deed(1)).toBe('passed');
  });

  it('is empty before the first turn, also when looking back', () => {
    expect(deed(2)).toBe('');
    expect(deed(1, 2)).toBe('');
  });
});
