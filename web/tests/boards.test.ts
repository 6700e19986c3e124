import { describe, expect, it } from 'vitest';
import { repeat, sett, tartan } from '../src/look/tartan';

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
