import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { deviceName } from '../src/home/account/device';
import { restFrom, withRest, withVacation } from '../src/home/account/rest';
import {
  body,
  clanWay,
  fieldOf,
  FIRST,
  fromPreset,
  hasHints,
  isOn,
  isPreset,
  keepChoices,
  keepQuick,
  lastChoices,
  lastQuick,
  quickBody,
  seated,
  summary,
  withClanWay,
  withHints,
  withPlayers,
} from '../src/home/choices';
import { invitationIn, invitationLink } from '../src/home/invitation';
import { exactWords, fieldIn, problemWords, STAY } from '../src/parts/problems';
import { summaryOf } from '../src/home/summary';
import { invitedTo, inOrder, isMyTurn, pathOf, sitters, tableName } from '../src/home/tables';
import { day } from '../src/parts/days';
import { ago, dayAway, duration } from '../src/parts/times';
import { Refusal } from '../src/wire/api';
import type { Preset, TableSummary } from '../src/wire/generated';
import { words } from '../src/words/fluent.svelte';

const CODES = [
  'bad_request',
  'not_signed_in',
  'wrong_password',
  'not_allowed',
  'not_found',
  'stale',
  'conflict',
  'too_large',
  'invalid',
  'illegal_action',
  'too_many',
  'unavailable',
  'offline',
];

beforeAll(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const bundle = new FluentBundle('en', { useIsolating: false });
  for (const file of ['names', 'page', 'home', 'problems-page', 'refusals']) {
    const text = readFileSync(`../src/caledonia/locale/en/${file}.ftl`, 'utf-8');
    bundle.addResource(new FluentResource(text));
  }
  (words as unknown as { bundle: FluentBundle }).bundle = bundle;
});

const preset = (more: Partial<Preset>): Preset => ({ ...FIRST, name: null, ...more });

describe('choices', () => {
  test('seats that nobody was named for are open, the first is mine', () => {
    expect(seated([], 3)).toEqual(['me', 'open', 'open']);
    expect(seated(['crofter', 'me', 'open'], 2)).toEqual(['crofter', 'me']);
  });

  test('a preset becomes choices with all seats', () => {
    const choices = fromPreset(preset({ players: 4, seats: [] }));
    expect(choices.seats).toEqual(['me', 'open', 'open', 'open']);
    expect(choices.name).toBe('');
  });

  test('a preset is chosen until something but the name is changed', () => {
    const evening = preset({ players: 4, seats: [], options: { tighter_map: false } });
    const chosen = fromPreset(evening);
    expect(isPreset(chosen, evening)).toBe(true);
    expect(isPreset({ ...chosen, name: 'Friday' }, evening)).toBe(true);
    expect(isPreset({ ...chosen, rated: true }, evening)).toBe(false);
    expect(isPreset({ ...chosen, seats: ['me', 'open', 'open', 'chief'] }, evening)).toBe(false);
    expect(isPreset(withPlayers(chosen, 3), evening)).toBe(false);
  });

  test('another number of players takes back dealt clans', () => {
    const options = { clans: ['campbell', 'stewart'], tighter_map: true };
    const changed = withPlayers({ ...FIRST, options }, 3);
    expect(changed.options).toEqual({ tighter_map: true });
    expect(changed.seats).toEqual(['me', 'crofter', 'open']);
  });

  test('ways to a clan exclude each other', () => {
    const auction = withClanWay({ no_clans: true, errata_2025: true }, 'auction', []);
    expect(auction).toEqual({ errata_2025: true, clan_auction: true });
    expect(clanWay(auction)).toBe('auction');
    expect(clanWay(withClanWay(auction, 'dealt', ['a', 'b']))).toBe('dealt');
    expect(clanWay(withClanWay(auction, 'chosen', []))).toBe('chosen');
  });

  test('variants that nothing is said about hold as usual', () => {
    expect(isOn({}, 'kickstarter')).toBe(true);
    expect(isOn({ kickstarter: false }, 'kickstarter')).toBe(false);
    expect(isOn({}, 'tighter_map')).toBe(false);
  });

  test('a table without a name is sent without', () => {
    expect(body({ ...FIRST, name: '  ' })).not.toHaveProperty('name');
    expect(body({ ...FIRST, name: ' Friday ' })).toHaveProperty('name', 'Friday');
  });
});

describe('hints', () => {
  const among = { ...FIRST, seats: ['me', 'open'] };

  test('are on alone and off among people, unless somebody chooses', () => {
    expect(hasHints(FIRST)).toBe(true);
    expect(hasHints(among)).toBe(false);
    expect(hasHints(withHints(among, true))).toBe(true);
    expect(withHints(withHints(among, true), false).aids).toBe(null);
    expect(withHints(FIRST, false).aids).toBe(false);
  });

  test('are never on in rated games', () => {
    expect(hasHints({ ...withHints(among, true), rated: true })).toBe(false);
  });
});

describe('summary', () => {
  test('of the first choices', () => {
    const said = summary(FIRST);
    expect(said[0]).toContain('Crofter');
    expect(said).toHaveLength(5);
    expect(said.join(' ')).not.toMatch(/home-|undefined|\{/);
  });

  test('names open seats, sides, variants and time', () => {
    const said = summary({
      ...FIRST,
      players: 3,
      seats: ['me', 'open', 'open'],
      options: { map_sides: ['A1', 'B2', 'C1', 'D1'], clan_auction: true, tighter_map: true },
      clock: { kind: 'chess', seconds: 1800, increment: 30, rest: true },
      rated: true,
    });
    expect(said[0]).toContain('2 open seats');
    expect(said[1]).toContain('A1 B2 C1 D1');
    expect(said[2]).toContain('tighter map and clan auction');
    expect(said[3]).toMatch(/30 minutes.*30 seconds/);
  });

  test('nobody is told to sit down where no seat is free', () => {
    const last = (seats: string[]) => summary({ ...FIRST, seats }).at(-1);
    expect(last(['me', 'open'])).toMatch(/link.*Not rated/);
    expect(last(['me', 'crofter'])).toBe('Not rated.');
  });

  test('of a solo game', () => {
    expect(summary({ ...FIRST, players: 1, seats: ['me'] })[0]).toMatch(/solo/i);
  });
});

describe('errors at their field', () => {
  test.each([
    ['options: tighter_map is for 2 or 3 players (VAR-4)', 'tighter_map'],
    ['options: clan_auction needs 2 to 4 players (VAR-6)', 'clan_auction'],
    ['options: map_sides: give a side of module A, B, C and D in this order', 'map_sides'],
    ['seats: you can take one seat only', 'seats'],
    ['clock: give at least 10 seconds', 'clock'],
    ['clock.seconds: too large', 'clock'],
    ['something else', null],
  ])('%s', (sentence, field) => expect(fieldOf(sentence)).toBe(field));
});

const refused = (why: string, figures?: Record<string, string | number>) =>
  new Refusal({ code: 'invalid', message: '', why, ...(figures && { figures }) });

describe('refusals at their field', () => {
  const fields = ['login', 'password'];

  test.each([
    [refused('too_short', { field: 'password', least: 8 }), 'password'],
    [refused('too_short', { field: 'email', least: 3 }), 'login'],
    [refused('no_user_name', { least: 2, most: 40 }), 'login'],
    [refused('no_email'), 'login'],
    [refused('weak_password', { field: 'password' }), 'password'],
    [refused('empty', { field: 'name' }), null],
    [refused('too_often', { seconds: 5 }), null],
    [null, null],
  ])('%s', (refusal, field) => expect(fieldIn(refusal, fields)).toBe(field));

  test('an address has a field of its own where there is one', () => {
    expect(fieldIn(refused('no_email'), [...fields, 'email'])).toBe('email');
    expect(fieldIn(refused('email_without_mail'), [...fields, 'email'])).toBe('email');
  });
});

describe('days', () => {
  test('are written as people write them, also those that no calendar has', () => {
    vi.stubGlobal('navigator', { language: 'en-GB' });
    expect(day('2026-02-03')).toBe('3 Feb 2026');
    expect(day('2026-02-30')).toBe('30 Feb 2026');
    expect(problemWords(refused('vacation_too_soon', { day: '2026-02-03' })).text).toContain(
      '3 Feb 2026',
    );
    vi.stubGlobal('navigator', { language: 'de' });
    expect(day('2026-02-03')).toBe('Feb 3, 2026');
    expect(day('2026-13-01')).toBe('2026-13-01');
    expect(day('soon')).toBe('soon');
  });
});

describe('remembering', () => {
  test('play now begins with one easy bot and keeps what was chosen', () => {
    expect(lastQuick()).toEqual({ bots: 1, level: 'shepherd', game: 'first_game' });
    keepQuick({ bots: 3, level: 'chief', game: 'full' });
    expect(lastQuick()).toEqual({ bots: 3, level: 'chief', game: 'full' });
    keepQuick({ bots: 3, level: 'unheard-of', game: 'full' });
    expect(lastQuick().level).toBe('shepherd');
  });

  test('a new table begins with the last choices, without the name', () => {
    expect(lastChoices()).toEqual(FIRST);
    keepChoices({ ...FIRST, name: 'Friday', players: 4, seats: ['me'], public: true });
    expect(lastChoices()).toMatchObject({ name: '', players: 4, public: true });
    expect(lastChoices().seats).toHaveLength(4);
  });

  test('play now asks for a game against so many bots', () => {
    const presets = { first_game: preset({ options: { no_port_tiles: true } }) };
    const first = quickBody({ bots: 2, level: 'crofter', game: 'first_game' }, presets);
    expect(first).toEqual({
      players: 3,
      seats: ['me', 'crofter', 'crofter'],
      options: { no_port_tiles: true },
    });
    expect(quickBody({ bots: 1, level: 'chief', game: 'full' }, presets)).toEqual({
      players: 2,
      seats: ['me', 'chief'],
    });
  });

  test('hints among people are chosen anew for each table', () => {
    keepChoices(withHints({ ...FIRST, seats: ['me', 'open'] }, true));
    expect(lastChoices().aids).toBe(null);
  });
});

describe('problems', () => {
  test.each(CODES)('%s has a sentence and something to do', (code) => {
    const said = problemWords(new Refusal({ code: code as 'stale', message: 'exactly this' }));
    expect(said.text).not.toContain('problem-page');
    expect(said.remedy === 'none').toBe(said.button === '');
    expect(said.button).not.toContain('problem-page');
  });

  test('a code from a newer server has words too', () => {
    const said = problemWords(new Refusal({ code: 'brand_new' as 'stale', message: '' }));
    expect(said.text).toBe(words.say('problem-page-unknown'));
  });

  const refusal = (code: string, why: string, figures: Record<string, string | number> = {}) => {
    const told = { code, message: 'in English', why, figures };
    return new Refusal(told, 409);
  };

  test('what the server tells exactly is said in its own words, and nothing beside it', () => {
    const said = problemWords(refusal('conflict', 'all_seats_taken'));
    expect(said.text).toBe('All seats are taken. Look for another table, or watch.');
    expect(said.exact).toBe('');
    expect(said.remedy).toBe('reload');
  });

  test('exact words have figures', () => {
    const { text } = problemWords(refusal('invalid', 'too_short', { field: 'password', least: 8 }));
    expect(text).toBe('The password is too short. Use at least 8 characters.');
    expect(problemWords(refusal('conflict', 'signed_in', { name: 'Isla' })).text).toContain('Isla');
  });

  test('a refusal of a newer server is told by its code, and in English', () => {
    const said = problemWords(refusal('conflict', 'brand_new'));
    expect(said.text).toBe(words.say('problem-page-conflict'));
    expect(said.exact).toBe('in English');
  });

  test('where there is nothing to press, there is no button', () => {
    for (const why of STAY) {
      expect(words.has(`refusal-${why}`), why).toBe(true);
      expect(problemWords(refusal('not_allowed', why)).button).toBe('');
    }
  });

  test('exact words are waited for, but not for ever', async () => {
    expect(exactWords(new Refusal({ code: 'stale', message: '' }))).toBeUndefined();
    const need = vi.spyOn(words, 'need');
    need.mockRejectedValueOnce(new Error('offline'));
    await exactWords(refusal('conflict', 'no_seat'));
    vi.useFakeTimers();
    need.mockReturnValueOnce(new Promise(() => undefined));
    const late = exactWords(refusal('conflict', 'no_seat'));
    await vi.runAllTimersAsync();
    await late;
    vi.useRealTimers();
    expect(need).toHaveBeenCalledTimes(2);
    need.mockRestore();
  });
});

describe('times', () => {
  test('durations in the largest unit that fits', () => {
    expect(duration(1800, 'en')).toBe('30 minutes');
    expect(duration(86400, 'en')).toBe('1 day');
    expect(duration(90, 'en')).toBe('90 seconds');
  });

  test('moments from now', () => {
    expect(ago(0, 3 * 3600 * 1000, 'en')).toBe('3 hours ago');
    expect(ago(86400 * 1000, 0, 'en')).toBe('tomorrow');
  });

  test('days across the end of a month', () => {
    expect(dayAway(-1, '2026-03-01')).toBe('2026-02-28');
  });
});

describe('tables in lists', () => {
  const seat = (more: object) =>
    ({
      person: null,
      name: '',
      bot: null,
      stand_in: null,
      ...more,
    }) as TableSummary['seats'][number];
  const table = (more: object) =>
    ({
      id: 'abcd',
      name: 'Ada',
      daily: null,
      status: 'playing',
      you: 0,
      deciding: 0,
      updated: 1,
      seats: [seat({ person: 'p', name: 'Ada' }), seat({ bot: 'crofter' })],
      ...more,
    }) as unknown as TableSummary;

  test('those that wait for me come first, then the newest', () => {
    const tables = [
      table({ id: 'a', deciding: 1, updated: 9 }),
      table({ id: 'b' }),
      table({ id: 'c', updated: 2 }),
    ];
    expect(inOrder(tables).map((each) => each.id)).toEqual(['c', 'b', 'a']);
  });

  test('whoever a bot stands in for is not waited for', () => {
    const seats = [seat({ person: 'p', name: 'Ada', stand_in: 'crofter' })];
    expect(isMyTurn(table({ seats }))).toBe(false);
  });

  test('a table without a name is called by its maker', () => {
    expect(tableName(table({}))).toBe('Ada’s table');
    expect(tableName(table({ name: 'Friday' }))).toBe('Friday');
  });

  test('bots of one name are told apart, open seats are not', () => {
    const crofter = seat({ bot: 'crofter' });
    const seats = [crofter, seat({}), crofter, seat({}), seat({ person: 'p', name: 'Ada' })];
    const names = ['Crofter', 'open seat', 'Crofter 2', 'open seat', 'Ada'];
    expect(sitters(table({ seats }).seats)).toEqual(names);
    const gone = seat({ person: 'x', name: 'former player' });
    expect(sitters(table({ seats: [gone, gone] }).seats).at(-1)).toBe('former player 2');
  });

  test('a bot of a record that goes on has the name of the language', () => {
    const stand = seat({ name: 'random', stand_in: 'crofter' });
    const person = seat({ person: 'p', name: 'random' });
    const brought = seat({ name: 'Chiara', stand_in: 'crofter' });
    expect(sitters([stand, person, brought])).toEqual(['Wanderer', 'random', 'Chiara']);
  });

  test('a rematch names those who were asked and do not sit there yet', () => {
    const [ada, ben] = [seat({ person: 'a', name: 'Ada' }), seat({ person: 'b', name: 'Ben' })];
    const before = { seats: [ada, ben, seat({ bot: 'crofter' })] };
    expect(invitedTo({ creator: 'a', seats: [ada, seat({})] }, before)).toEqual(['Ben']);
    expect(invitedTo({ creator: 'a', seats: [ada, ben] }, before)).toEqual([]);
    // Spectators invite nobody.
    expect(invitedTo({ creator: 'c', seats: [seat({})] }, before)).toEqual([]);
  });

  test('a table that has begun invites nobody to sit down', () => {
    const { seats: _, ...options } = FIRST;
    const said = (status: string) =>
      summaryOf(table({ status, players: 2, options, seats: [seat({}), seat({})] })).at(-1);
    expect(said('open')).toMatch(/link/);
    expect(said('playing')).toBe('Not rated.');
  });

  test('a press leads to the seat, the game or the replay', () => {
    expect(pathOf(table({}))).toBe('/table/abcd');
    expect(pathOf(table({ status: 'finished' }))).toBe('/table/abcd/0');
    expect(pathOf(table({ status: 'open', you: null, seats: [seat({})] }))).toBe('/join/abcd');
  });
});

describe('invitations', () => {
  test('a link is found again in what somebody pasted', () => {
    const link = invitationLink('https://play.example', 'abcd-EF_1', 'x/y');
    expect(link).toBe('https://play.example/join/abcd-EF_1?invite=x%2Fy');
    expect(invitationIn(`  ${link} `)).toBe('/join/abcd-EF_1?invite=x%2Fy');
    expect(invitationIn('abcd-EF_1')).toBe('/join/abcd-EF_1');
    expect(invitationIn('https://play.example/table/abcd')).toBe('/table/abcd');
  });

  test.each(['', 'https://', 'hello there', 'https://play.example/lobby', '/join/a'])(
    '“%s” is none',
    (text) => expect(invitationIn(text)).toBeNull(),
  );
});

describe('account', () => {
  test('a vacation is added once, its days in their order', () => {
    const december: [string, string] = ['2026-12-01', '2026-12-10'];
    expect(withVacation([], '2026-12-10', '2026-12-01')).toEqual([december]);
    expect(withVacation([december], '2026-12-10', '2026-12-01')).toBeNull();
    expect(withVacation([december], '2026-12-02', '2026-12-10')).toHaveLength(2);
    expect(restFrom({ vacations: [december, december] }, 'UTC').vacations).toEqual([december]);
  });

  test('devices by their names', () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    expect(deviceName(agent)).toBe('Firefox · Linux');
    expect(deviceName('Python-urllib/3.11')).toBe('Python-urllib');
    expect(deviceName('')).toBe('');
  });

  test('times of rest keep other preferences', () => {
    const rest = restFrom(
      { sleep: ['23:00', '07:00'], vacations: [['a', 'b'], 7] },
      'Europe/Berlin',
    );
    expect(rest).toEqual({
      zone: 'Europe/Berlin',
      sleep: ['23:00', '07:00'],
      vacations: [['a', 'b']],
    });
    const kept = withRest({ other: 1, sleep: ['1', '2'] }, { ...rest, sleep: null });
    expect(kept).toEqual({ other: 1, zone: 'Europe/Berlin', vacations: [['a', 'b']] });
  });
});
