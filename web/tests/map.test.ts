import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { parse } from '../src/wire/codes';
import type { Target } from '../src/state/selection.svelte';
import {
  layOut,
  neighbour,
  rim,
  turned,
  type Quarters,
  type Direction,
} from '../src/table/map/layout';
import { freshRings, PieceTracker } from '../src/table/map/pieces';
import { isOn, laySigns, LETTERS, nameOf, pricesOf, shared } from '../src/table/map/signs';
import { priceWords, TAG_HEIGHT, tagPosition, tagsOf, tagWidth } from '../src/table/map/tags';
import {
  enlarged,
  fitted,
  framing,
  clamped,
  pinched,
  toWindow,
  revealing,
  zoomed,
} from '../src/table/map/viewport';
import {
  hasPrice,
  isHint,
  litSpaces,
  tapIntent,
  type SelectionOnMap,
} from '../src/table/map/targets';
import type { LogEntry, MapData, MapSpace, View } from '../src/wire/generated';
import { words } from '../src/words/fluent.svelte';

const RISE = 43.3;
const COLUMNS = 'abcdefghijklm';

/** A map as the server sends it: thirteen columns of nine spaces, every second one lower. */
function plainMap(): MapData {
  const name = (column: number, row: number) =>
    COLUMNS[column] && row >= 1 && row <= 9 ? `${COLUMNS[column]}${row}` : null;
  const spaces = [...COLUMNS].flatMap((letter, column) =>
    Array.from({ length: 9 }, (_, index): MapSpace => {
      const row = index + 1;
      const low = column % 2;
      const [x, y] = [column * 75, (2 * index + low) * RISE];
      const corners = [0, 60, 120, 180, 240, 300].map((degrees): [number, number] => {
        const angle = (degrees * Math.PI) / 180;
        return [x + 50 * Math.cos(angle), y + 50 * Math.sin(angle)];
      });
      return {
        name: `${letter}${row}`,
        x,
        y,
        outline: corners,
        terrain: ['grassland'],
        cost: 3,
        loch: false,
        mist: false,
        active: true,
        border: false,
        delta: false,
        module: 'A',
        across: [
          name(column + 1, row + low),
          name(column, row + 1),
          name(column - 1, row + low),
          name(column - 1, row - 1 + low),
          name(column, row - 1),
          name(column + 1, row - 1 + low),
        ],
        rivers: [false, false, false, false, false, false],
      };
    }),
  );
  const frame = { x: -74, y: -67, width: 1048, height: 870 };
  return {
    sides: ['A1'],
    players: 4,
    small: false,
    side: 50,
    spaces,
    rivers: [],
    ports: [],
    ...frame,
  };
}

const MAP = plainMap();
const WINDOW = { width: 500, height: 400 };
const SHEET = { width: 1000, height: 800 };

describe('the layout', () => {
  it('turns the map by quarters and keeps all of it inside', () => {
    for (const quarters of [0, 1, 2, 3] as Quarters[]) {
      const layout = layOut(MAP, quarters);
      expect(layout.width).toBe(quarters % 2 ? MAP.height : MAP.width);
      expect(layout.places.size).toBe(117);
      for (const { corners } of layout.places.values()) {
        for (const { x, y } of corners) {
          expect(x > 0 && x < layout.width && y > 0 && y < layout.height).toBe(true);
        }
      }
    }
  });

  it('comes back after four quarters', () => {
    let point = { x: 10, y: 20 };
    let frame = { x: 0, y: 0, width: 100, height: 60 };
    for (let turn = 0; turn < 4; turn += 1) {
      point = turned(frame, 1, point);
      frame = { ...frame, width: frame.height, height: frame.width };
    }
    expect(point).toEqual({ x: 10, y: 20 });
  });

  it('draws one rim round a group', () => {
    const layout = layOut(MAP, 0);
    expect(rim(layout, ['c4']).match(/M/g)).toHaveLength(6);
    expect(rim(layout, ['c4', 'c5']).match(/M/g)).toHaveLength(10);
    expect(rim(layout, ['nowhere'])).toBe('');
  });
});

describe('the signs of ports', () => {
  const NAMES = ['Change of Trade', 'Speisekammertausch', 'Ferry', 'Trueque de despensa'];
  const WINDOWS = [
    { width: 360, height: 560 },
    { width: 780, height: 620 },
    { width: 1500, height: 1300 },
  ];
  /** Port spaces; all others are land with a cost, except some lochs. */
  const MAPS = [
    { ports: ['a1', 'm1', 'm9', 'a9'], lochs: [] },
    { ports: ['b6', 'e2', 'j2', 'j8'], lochs: [] },
    { ports: ['c3', 'k2', 'l7', 'c8'], lochs: ['c2', 'd3', 'j2', 'l8', 'b8'] },
  ];
  const cases = MAPS.flatMap(({ ports, lochs }) => {
    const wet = new Set([...ports, ...lochs]);
    const spaces = MAP.spaces.map((space) => ({ ...space, loch: wet.has(space.name) }));
    const named = ports.map((space, number) => ({ space, name: NAMES[number]! }));
    return ([0, 1, 2, 3] as Quarters[]).flatMap((quarters) => {
      const layout = layOut({ ...MAP, spaces }, quarters);
      return WINDOWS.map((window) => ({ layout, named, scale: fitted(window, layout).scale }));
    });
  });

  it('cover no price of land and no other sign, however the map is turned', () => {
    for (const { layout, named, scale } of cases) {
      const signs = laySigns(layout, named, scale, false).filter((sign) => sign !== null);
      expect(signs).toHaveLength(named.length);
      const prices = [...layout.places.values()].flatMap((place) => pricesOf(place, scale));
      for (const sign of signs) {
        expect(prices.filter((price) => isOn(sign, price))).toEqual([]);
        expect(signs.filter((other) => other !== sign && shared(sign, other))).toEqual([]);
        expect(sign.size * scale).toBeGreaterThanOrEqual(11.9);
      }
    }
  }, 60_000);

  it('leave names of spaces readable where there is room', () => {
    for (const { layout, named, scale } of cases.filter((each) => each.scale > 1)) {
      const names = [...layout.places.values()].map((place) => nameOf(place, scale));
      for (const sign of laySigns(layout, named, scale, true)) {
        expect(names.filter((name) => sign && shared(sign, name) > 60)).toEqual([]);
      }
    }
  });
});

describe('a price tag beside a port', () => {
  const place = { x: 500, y: 500 };
  const boxOf = ({ x, y }: { x: number; y: number }, width: number) => ({
    x: x - width / 2,
    y: y - TAG_HEIGHT / 2,
    width,
    height: TAG_HEIGHT,
  });

  it('stands where it always does, unless it would cover the name', () => {
    expect(tagPosition(place, '£9', [null], 1)).toEqual({ x: 500, y: 488 });
    const sign = { x: 450, y: 450, width: 100, height: 30 };
    const moved = tagPosition(place, '£9', [sign], 1);
    expect(shared(boxOf(moved, tagWidth('£9')), sign)).toBe(0);
    expect(moved.x).toBe(500);
  });

  it('of a chosen space goes below its piece instead', () => {
    expect(tagPosition(place, '£9', [], 1, true)).toEqual({ x: 500, y: 440 });
    const sign = { x: 450, y: 430, width: 100, height: 30 };
    expect(tagPosition(place, '£9', [sign], 1, true)).toEqual({ x: 500, y: 558 });
    // At the upper edge of the map there is no room above.
    expect(tagPosition({ x: 500, y: 70 }, '£9', [], 1, true)).toEqual({ x: 500, y: 128 });
  });
});

describe('the cursor', () => {
  function walk(quarters: Quarters, from: string, way: Direction): string[] {
    const layout = layOut(MAP, quarters);
    const line = layout.places.get(from)!;
    const result = [from];
    for (;;) {
      const next = neighbour(layout, result.at(-1)!, way, line);
      if (next === null) return result;
      result.push(next);
    }
  }

  it('walks a column straight and a row from end to end', () => {
    expect(walk(0, 'c1', 'ArrowDown')).toHaveLength(9);
    expect(walk(0, 'a5', 'ArrowRight').at(-1)).toBe('m5');
    expect(walk(0, 'm9', 'ArrowLeft')).toHaveLength(13);
  });

  it('goes where the arrow points, however the map is turned', () => {
    expect(walk(1, 'c4', 'ArrowRight')).toEqual(['c4', 'c3', 'c2', 'c1']);
    expect(walk(2, 'c7', 'ArrowUp')).toEqual(['c7', 'c8', 'c9']);
    expect(walk(1, 'a5', 'ArrowDown').at(-1)).toBe('m5');
  });
});

describe('the viewport', () => {
  it('shows the whole map at first', () => {
    const viewport = fitted(WINDOW, SHEET);
    expect(viewport.x).toBeGreaterThan(0);
    expect(viewport.x + SHEET.width * viewport.scale).toBeLessThan(WINDOW.width);
  });

  it('keeps a small map clear of the button of its tools and leaves room for signs', () => {
    const windows = [
      { width: 390, height: 510 },
      { width: 360, height: 300 },
      { width: 444, height: 342 },
    ];
    const turned = { width: SHEET.height, height: SHEET.width };
    for (const window of windows) {
      for (const map of [SHEET, turned]) {
        const viewport = fitted(window, map);
        const end = toWindow(viewport, { x: map.width, y: map.height });
        expect(viewport.y >= 50 || end.x <= window.width - 50).toBe(true);
        expect(viewport.y).toBeGreaterThanOrEqual(12);
        expect(end.y).toBeLessThanOrEqual(window.height - 12);
        // Zoomed in, it can be dragged out from below the button.
        const near = clamped({ x: -1e6, y: 1e6, scale: 1 }, window, map);
        const corner = toWindow(near, { x: map.width, y: 0 });
        expect(corner.y >= 50 || corner.x <= window.width - 50).toBe(true);
        // Points all over the map are no reason to give up its margins.
        const corners = [
          { x: 50, y: 50 },
          { x: map.width - 50, y: map.height - 50 },
        ];
        expect(framing(corners, window, map)).toEqual(viewport);
      }
    }
  });

  it('cannot lose the map', () => {
    for (const far of [-1e6, 1e6]) {
      const viewport = clamped({ x: far, y: -far, scale: 1.5 }, WINDOW, SHEET);
      const end = toWindow(viewport, { x: SHEET.width, y: SHEET.height });
      // Beside the map there is room for the tools button, above and below it for signs.
      const [x, y] =
        far > 0 ? [viewport.x, WINDOW.height - end.y] : [WINDOW.width - end.x, viewport.y];
      expect([x, y]).toEqual(far > 0 ? [6, 13] : [54, 13]);
    }
    expect(clamped({ x: 0, y: 0, scale: 1e-9 }, WINDOW, SHEET)).toEqual(fitted(WINDOW, SHEET));
    expect(clamped({ x: 0, y: 0, scale: 1e9 }, WINDOW, SHEET).scale).toBeLessThan(4);
  });

  it('enlarges round the pointer', () => {
    const before = { x: -200, y: -150, scale: 1 };
    const after = zoomed(before, { x: 250, y: 200 }, 1.3, WINDOW, SHEET);
    expect(after.scale).toBeCloseTo(1.3);
    expect(toWindow(after, { x: 450, y: 350 }).x).toBeCloseTo(250);
    expect(toWindow(after, { x: 450, y: 350 }).y).toBeCloseTo(200);
  });

  it('follows two fingers', () => {
    const before = { x: -200, y: -150, scale: 1 };
    const fingers = [
      { x: 200, y: 200 },
      { x: 300, y: 200 },
    ] as const;
    const now = [
      { x: 170, y: 210 },
      { x: 320, y: 210 },
    ] as const;
    const after = pinched(before, fingers, now, WINDOW, SHEET);
    expect(after.scale).toBeCloseTo(1.5);
    expect(toWindow(after, { x: 400, y: 350 }).x).toBeCloseTo(170);
  });

  it('moves only as far as needed to show a place', () => {
    const viewport = { x: -200, y: -150, scale: 1 };
    expect(revealing(viewport, { x: 450, y: 350 }, 60, WINDOW, SHEET)).toEqual(viewport);
    const moved = revealing(viewport, { x: 900, y: 350 }, 60, WINDOW, SHEET);
    expect(toWindow(moved, { x: 900, y: 350 }).x).toBe(WINDOW.width - 60);
  });

  it('comes near to places that a finger would miss, and only then', () => {
    const phone = { width: 390, height: 600 };
    const points = [
      { x: 300, y: 300 },
      { x: 500, y: 400 },
    ];
    const near = framing(points, phone, SHEET);
    expect(near.scale).toBeGreaterThan(fitted(phone, SHEET).scale);
    for (const point of points) {
      const { x, y } = toWindow(near, point);
      expect(x > 0 && x < phone.width && y > 0 && y < phone.height).toBe(true);
    }
    const desk = { width: 900, height: 700 };
    expect(framing(points, desk, SHEET)).toEqual(fitted(desk, SHEET));
    expect(framing([], phone, SHEET)).toEqual(fitted(phone, SHEET));
  });
});

describe('targets', () => {
  function speak(language: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of ['names', 'map']) {
      const text = readFileSync(`../src/caledonia/locale/${language}/${file}.ftl`, 'utf-8');
      bundle.addResource(new FluentResource(text));
    }
    (words as unknown as { bundle: FluentBundle }).bundle = bundle;
  }

  function pointed(codes: Record<string, number>, more: Partial<SelectionOnMap> = {}) {
    const targets = new Map<string, Target>();
    for (const choice of Object.keys(codes).map(parse)) {
      const result = targets.get(choice.space!) ?? {
        space: choice.space!,
        choices: [],
        price: null,
      };
      result.choices.push(choice);
      targets.set(result.space, result);
    }
    const price = (code: string) => codes[code] ?? null;
    return {
      main: null,
      unit: null,
      space: null,
      code: null as string | null,
      targets,
      price,
      ...more,
    };
  }

  const build = { 'expand sheep c4': 11, 'expand cow c4': 13, 'expand sheep d5': 8 };
  const row = { 'row b2 b3': 0, 'row b2 a2': 0, 'row d9 d8': 0 };

  it('light up with the lowest price', () => {
    const lit = litSpaces(pointed(build));
    expect(lit.get('c4')).toMatchObject({ price: 11, isFrom: true });
    expect(lit.get('d5')).toMatchObject({ price: 8, isFrom: false });
    expect(hasPrice(lit.get('d5')!)).toBe(true);
  });

  it('of an animal to slaughter have no tag, and what brings money no price', () => {
    speak('en');
    const lit = litSpaces(pointed({ 'slaughter c4': -1 }));
    expect(hasPrice(lit.get('c4')!)).toBe(false);
    expect(priceWords(-1)).toMatch(/^\+.*£1$/);
  });

  it('have prices, mere figures or nothing, as there is room', () => {
    speak('es');
    const lit = [...litSpaces(pointed(build)).values()];
    const figures = (scale: number) => tagsOf(lit, scale).map(({ text }) => text);
    expect(figures(1).every((text) => text.includes('£'))).toBe(true);
    expect(figures(0.36)).toEqual(['11+', '8']);
    expect(figures(0.27)).toEqual([]);
    for (const scale of [0.3, 0.34, 0.36, 0.4, 0.5, 0.7, 1, 2]) {
      const widths = figures(scale).map(tagWidth);
      expect(Math.max(0, ...widths) * enlarged(LETTERS.tag, scale)).toBeLessThan(2 * RISE);
    }
  });

  it('are only hinted at until somebody asks', () => {
    expect(isHint(pointed(build))).toBe(true);
    expect(isHint(pointed(build, { main: 'expand' }))).toBe(false);
    expect(isHint(pointed({ 'slaughter c4': 0 }))).toBe(false);
  });

  it('are taken by a second tap', () => {
    const selection = pointed(build);
    expect(tapIntent('d5', litSpaces(selection), selection).kind).toBe('select');
    const previewed = { ...selection, space: 'd5', code: 'expand sheep d5' };
    expect(tapIntent('d5', litSpaces(previewed), previewed).kind).toBe('confirm');
    expect(tapIntent('c4', litSpaces(previewed), previewed).kind).toBe('select');
    expect(tapIntent('a1', litSpaces(previewed), previewed).kind).toBe('info');
  });

  it('of a movement follow the piece that was chosen', () => {
    const before = pointed(row);
    expect([...litSpaces(before).keys()]).toEqual(['b2', 'd9']);
    expect(hasPrice(litSpaces(before).get('b2')!)).toBe(false);
    const selection = { ...before, space: 'b2' };
    const lit = litSpaces(selection);
    expect([...lit.keys()]).toEqual(['b3', 'a2']);
    expect(tapIntent('a2', lit, selection)).toEqual({ kind: 'preview', code: 'row b2 a2' });
    const previewed = { ...selection, code: 'row b2 a2' };
    expect(tapIntent('a2', lit, previewed).kind).toBe('confirm');
    expect(tapIntent('b3', lit, previewed)).toEqual({ kind: 'preview', code: 'row b2 b3' });
    expect(tapIntent('d9', lit, previewed).kind).toBe('select');
  });
});

describe('pieces', () => {
  const view = (...units: Record<string, string[]>[]) =>
    ({ seats: units.map((each) => ({ units: each })) }) as unknown as View;

  it('keep their identity while they stay or row to the next space', () => {
    const herd = new PieceTracker();
    const before = herd.next(view({ fisherman: ['c4'], sheep: ['a1'] }), MAP);
    const after = herd.next(view({ fisherman: ['c5'], sheep: ['a1'] }), MAP);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]).toMatchObject({ space: 'c5' });
  });

  it('are new where they come from far away or are of another kind', () => {
    const herd = new PieceTracker();
    const [boat] = herd.next(view({ fisherman: ['c4'] }), MAP);
    const [far] = herd.next(view({ fisherman: ['m9'] }), MAP);
    const [other] = herd.next(view({ bakery: ['m9'] }), MAP);
    expect(new Set([boat?.id, far?.id, other?.id]).size).toBe(3);
  });

  it('of others are ringed since one decided oneself', () => {
    const placed = (seat: number, space: string) =>
      ({
        kind: 'decision',
        seat,
        events: [{ event: 'unit_placed', seat, space, unit: 'sheep', cause: 'expand' }],
      }) as unknown as LogEntry;
    const log = [placed(1, 'a1'), placed(0, 'b2'), placed(1, 'c3'), placed(2, 'd4')];
    expect(freshRings(log, 0).map(({ space }) => space)).toEqual(['d4', 'c3']);
    expect(freshRings(log, null)).toEqual([{ space: 'd4', seat: 2 }]);
    expect(freshRings(log, 2)).toEqual([]);
  });
});
