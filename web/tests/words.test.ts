import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractWords } from '../src/table/export/words';
import { parse } from '../src/wire/codes';
import { sideWords } from '../src/table/market/words';
import { prompt } from '../src/words/reasons';
import { consequences } from '../src/table/bar/preview';
import { doing } from '../src/words/codes';
import { Narrator } from '../src/words/events';
import { LANGUAGES, t, words } from '../src/words/fluent.svelte';
import { named, nameOf, titled } from '../src/words/people';
import * as things from '../src/words/things';
import type {
  ActionCard,
  ContractCard,
  ContractPreview,
  EventJson,
  MarketGood,
  Printed,
} from '../src/wire/generated';

function speak(language: string): void {
  const bundle = new FluentBundle(language.replace('_', '-'), { useIsolating: false });
  for (const file of ['names', 'events', 'market', 'page', 'problems']) {
    const text = readFileSync(`../src/caledonia/locale/${language}/${file}.ftl`, 'utf-8');
    bundle.addResource(new FluentResource(text));
  }
  (words as unknown as { bundle: FluentBundle }).bundle = bundle;
}

beforeEach(() => speak('en'));

describe('money', () => {
  it('holds together at the end of a line, in every language', () => {
    for (const language of LANGUAGES) {
      speak(language);
      for (const text of [things.money(12), things.money(-12), things.change(12)]) {
        expect(text).toMatch(/^([−+]\u2060)?(£12|12\u00A0£)$/);
      }
    }
  });
});

describe('shipping levels', () => {
  it('hold together at the end of a line, in every language', () => {
    for (const language of LANGUAGES) {
      speak(language);
      for (const level of [2, 3, 4, 5]) expect(t(`shipping-${level}`)).not.toMatch(/[- ]/);
    }
  });
});

describe('events in words', () => {
  it('tell for each line whose it is, of one production too', () => {
    const events = [0, 1].map((seat) => ({
      event: 'money_changed' as const,
      seat,
      amount: 10,
      cause: 'income',
    })) satisfies EventJson[];
    const lines = new Narrator(['Ada', 'Ben'], { contracts: {} } as Printed, {}).lines(events);
    expect(lines.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(lines[1]?.text).toMatch(/^Ben .*£10/);
  });

  it('address the own seat, in every language', () => {
    const event = { event: 'unit_placed', seat: 0, unit: 'cow', space: 'i2', cause: 'expand' };
    const told = LANGUAGES.map((language) => {
      speak(language);
      const narrator = new Narrator(['Ada', 'Ben'], { contracts: {} } as Printed, {}, 0);
      return narrator.lines([event as EventJson])[0];
    });
    expect(told.map((line) => line?.text)).toEqual([
      'You place a cow on i2.',
      'Du setzt ein Rind auf i2.',
      'Colocas una vaca en i2.',
      'Piazzi una mucca in i2.',
      'Você coloca uma vaca em i2.',
    ]);
    expect(told[0]?.deed).toBe('You place a cow on i2');
  });
});

describe('a preview', () => {
  const bought = [
    { event: 'goods_changed', seat: 0, good: 'wool', amount: 2, cause: 'buy' },
    { event: 'money_changed', seat: 0, amount: -6, cause: 'buy' },
    { event: 'money_changed', seat: 0, amount: 1, cause: 'clan' },
    { event: 'price_moved', good: 'wool', old: 0, new: 2, cause: 'buy' },
  ] as EventJson[];

  it('says once what is done and what it costs', () => {
    expect(consequences(bought, 'buy', 0)).toEqual(bought.slice(3));
    const narrator = new Narrator(['Ada'], { contracts: {} } as Printed, { wool: [3, 4, 5] }, 0);
    const lines = narrator.lines(consequences(bought, 'buy', 0)).map(({ text }) => text);
    expect(lines).toEqual(['Wool rises from £3 to £5.']);
  });

  it('leaves out what a clan declares to be said already', () => {
    const woven = [
      { event: 'goods_changed', seat: 0, good: 'wool', amount: -1, cause: 'loom' },
      { event: 'unit_moved', seat: 0, unit: 'sheep', origin: 'b2', target: 'b3' },
      { event: 'money_changed', seat: 0, amount: 2, cause: 'clan' },
    ] as EventJson[];
    expect(consequences(woven, 'weave', 0)).toEqual(woven);
    const declared = { deed: 'unit_moved', cause: 'loom' } as ActionCard;
    expect(consequences(woven, 'weave', 0, declared)).toEqual(woven.slice(2));
  });

  it('keeps what others get', () => {
    expect(consequences(bought, 'buy', 1)).toEqual(bought);
  });
});

describe('names that nobody chose', () => {
  it('are shown in the language of the reader', () => {
    speak('de');
    expect(named('Guest 718')).toBe('Gast 718');
    expect(nameOf({ name: 'Guest 718', person: 'x' })).toBe('Gast 718');
    expect(titled('First game')).toBe('Meine erste Partie');
    expect(titled('Imported game')).toBe('Importierte Partie');
    expect(titled('Daily 2026-11-16')).toBe(t('table-daily'));
  });

  it('are told from chosen ones', () => {
    speak('de');
    for (const name of ['Guest', 'Guest 7180', 'Isla', 'First game night']) {
      expect(titled(name)).toBe(name);
    }
  });
});

describe('a port that exchanges goods', () => {
  it('says what it takes and gives', () => {
    const printed = { port_tiles: { p3: { numbers: { discard: 1, gain: 2 } } } } as never;
    const said = (code: string) => doing(parse(code), printed);
    expect(said('port p3 bread cheese cheese')).toBe('Larder Barter: 1 bread → 2 cheese');
    expect(said('port p3 bread cheese whisky')).toBe('Larder Barter: 1 bread → 1 cheese, 1 whisky');
  });
});

describe('slaughtering', () => {
  const said = (beef: number, mutton: number) =>
    doing(parse('slaughter c4'), null, {
      kind: 'slaughtering',
      seat: 0,
      contract: 3,
      beef,
      mutton,
    });

  it('names the animal where the contract asks for one kind', () => {
    expect(said(2, 0)).toBe('Slaughter the cow on c4');
    expect(said(0, 1)).toBe('Slaughter the sheep on c4');
    expect(said(1, 1)).toBe('Slaughter the animal on c4');
    speak('de');
    expect(said(2, 0)).toBe('Rind auf c4 schlachten');
  });
});

describe('what is asked', () => {
  it('is a starting tile in a game without clans', () => {
    const decision = { kind: 'clan_choice', seat: 0 } as const;
    expect(prompt(decision, [parse('clan stewart')])).toBe('Choose your clan.');
    expect(prompt(decision, [parse('tile 3')])).toBe('Choose your starting tile.');
  });
});

describe('a side of the market', () => {
  it('speaks to nobody who cannot trade at all', () => {
    expect(sideWords('wool', 'buy', [], undefined, true)).toBe('Buy: wool');
  });

  it('says what sets the bound only to whoever trades', () => {
    const market = { limits: { buy: 'money', sell: null } } as unknown as MarketGood;
    expect(sideWords('wool', 'buy', [], market, true)).toContain(t('market-limit-money'));
    expect(sideWords('wool', 'buy', [], market, false)).not.toContain('\n');
  });

  it('names the goods that somebody traded', () => {
    const traded = { name: 'Ada', goods: things.goods('wool', 2) };
    expect(t('market-bought', traded)).toBe('Ada bought 2 wool');
    expect(t('market-sold', traded)).toBe('Ada sold 2 wool');
  });
});

describe('a contract', () => {
  const card = {
    id: 3,
    goods: {},
    meat: { beef: 2 },
    imports: { sugar_cane: 2 },
    hops: 1,
    money: 10,
    free_space: 0,
    bonus_upgrade: 0,
  } as unknown as ContractCard;
  const ahead = {
    lacks: { beef: 2 },
    saved: 1,
    buying: null,
    obtain: null,
    value: { points: 16, paid: 0, money: 10, imports: {}, hops: 1 },
  } as unknown as ContractPreview;

  it('lacks all its animals, names the port that would spare one, and has no price', () => {
    const [, ...lines] = contractWords(card, ahead).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'Missing: 2 beef.',
      'A port in reach would save you 1 animal, once.',
      'You can’t buy everything that’s missing right now.',
    ]);
  });

  it('says nothing of "you" where nobody asks', () => {
    expect(contractWords(card, undefined)).not.toContain('\n');
  });
});
