/** Options of a new table: stored, described and sent. */

import { remember, remembered } from '../state/settings.svelte';
import type { GameOptions, Preset } from '../wire/generated';
import { t } from '../words/fluent.svelte';
import { bot } from '../words/things';
import { duration, inOneLine } from '../parts/times';

export const ME = 'me';
export const OPEN = 'open';
/** Bot levels, weakest first. */
export const LEVELS = [
  'shepherd',
  'baker',
  'crofter',
  'distiller',
  'laird',
  'chief',
  'bard',
  'seer',
] as const;
/** All bots: the levels, then the others. */
export const BOTS = [...LEVELS, 'merchant', 'random'] as const;
export const CLOCKS = ['none', 'turn', 'chess'] as const;
/** Optional variants and their defaults. */
export const VARIANTS = {
  static_imports: false,
  no_scoring_tiles: false,
  no_port_tiles: false,
  tighter_map: false,
  kickstarter: true,
  errata_2025: false,
} as const;
export type Variant = keyof typeof VARIANTS;
/** How clans are assigned. */
export const CLAN_WAYS = ['chosen', 'auction', 'dealt', 'none'] as const;
export type ClanWay = (typeof CLAN_WAYS)[number];

export type Choices = Omit<Preset, 'name'> & { name: string };

export const FIRST: Choices = {
  name: '',
  players: 2,
  seats: [ME, 'crofter'],
  options: {},
  content: 'base',
  public: false,
  spectators: true,
  aids: null,
  layers: true,
  rated: false,
  shuffle: true,
  clock: { kind: 'none', seconds: 0, increment: 0, rest: true },
  bot_seconds: null,
};

/** One entry per seat: the first is mine, those without a name are open. */
export function seated(seats: readonly string[], players: number): string[] {
  const named = seats.length ? seats : [ME];
  return Array.from({ length: players }, (_, number) => named[number] ?? OPEN);
}

/** A preset's options, ready to be edited. */
export function fromPreset(preset: Preset): Choices {
  return { ...preset, name: preset.name ?? '', seats: seated(preset.seats, preset.players) };
}

/** Whether the options equal a preset, apart from the table's name. */
export function isPreset(choices: Choices, preset: Preset): boolean {
  return isDeepSame({ ...fromPreset(preset), name: '' }, { ...choices, name: '' });
}

/** Deep equality; missing and undefined are the same. */
function isDeepSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [left, right] = [one, other] as Record<string, unknown>[];
  return Object.keys({ ...left, ...right }).every((key) => isDeepSame(left?.[key], right?.[key]));
}

export function withPlayers(choices: Choices, players: number): Choices {
  // Dealt clans are bound to seats.
  const { clans: _, ...options } = choices.options;
  return { ...choices, players, seats: seated(choices.seats, players), options };
}

export function clanWay(options: GameOptions): ClanWay {
  if (options.no_clans) return 'none';
  if (options.clan_auction) return 'auction';
  return options.clans ? 'dealt' : 'chosen';
}

export function withClanWay(options: GameOptions, way: ClanWay, dealt: string[]): GameOptions {
  const { no_clans: _n, clan_auction: _a, clans: _c, ...rest } = options;
  if (way === 'none') return { ...rest, no_clans: true };
  if (way === 'auction') return { ...rest, clan_auction: true };
  return way === 'dealt' ? { ...rest, clans: dealt } : rest;
}

export const isOn = (options: GameOptions, variant: Variant): boolean =>
  options[variant] ?? VARIANTS[variant];

/** Whether hints are allowed; by default only in single-player games. */
export const hasHints = ({ aids, rated, seats }: Choices): boolean =>
  !rated && (aids ?? !seats.includes(OPEN));

/** Options with or without hints; null stands for the default. */
export function withHints(choices: Choices, on: boolean): Choices {
  const isOpen = choices.seats.includes(OPEN);
  return { ...choices, aids: on === !isOpen ? null : on };
}

/** The request body. */
export function body(choices: Choices): object {
  const { name, ...rest } = choices;
  return name.trim() ? { ...rest, name: name.trim() } : rest;
}

/** The table in sentences, one per topic. */
export function summary(choices: Choices): string[] {
  return [who(choices), map(choices), rules(choices), time(choices), openness(choices)];
}

function who({ seats }: Choices): string {
  const others = seats.filter((seat) => seat !== ME && seat !== OPEN).map(bot);
  const open = seats.filter((seat) => seat === OPEN).length;
  if (open) others.push(t('home-sum-open', { count: open }));
  if (!others.length) return t('home-sum-solo');
  const names = inOneLine(others);
  return t(seats.includes(ME) ? 'home-sum-against' : 'home-sum-without-me', { names });
}

function map({ options }: Choices): string {
  const sides = options.map_sides;
  return sides ? t('home-sum-map', { sides: sides.join(' ') }) : t('home-sum-map-random');
}

/** Names of the variants in use. */
export function variantsOf(options: GameOptions): string[] {
  const changed = (Object.keys(VARIANTS) as Variant[])
    .filter((each) => each !== 'kickstarter' && isOn(options, each))
    .map((each) => t(`variant-${each}`));
  if (options.no_clans) changed.push(t('variant-no_clans'));
  if (options.clan_auction) changed.push(t('variant-clan_auction'));
  return changed;
}

function rules({ options }: Choices): string {
  const changed = variantsOf(options);
  return changed.length
    ? t('home-sum-variants', { variants: inOneLine(changed) })
    : t('home-sum-full');
}

function time({ clock }: Choices): string {
  const seconds = duration(clock.seconds);
  if (clock.kind === 'turn') return t('home-sum-turn', { time: seconds });
  if (clock.kind === 'none') return t('home-sum-no-clock');
  return clock.increment
    ? t('home-sum-chess-more', { time: seconds, more: duration(clock.increment) })
    : t('home-sum-chess', { time: seconds });
}

function openness(choices: Choices): string {
  const rated = choices.rated ? 'yes' : 'no';
  if (choices.public) return t('home-sum-public', { rated });
  return choices.seats.includes(OPEN)
    ? t('home-sum-private', { rated })
    : t('home-sum-rated', { rated });
}

/** Form fields named in the server's messages. */
const FIELDS = [
  'tighter_map',
  'clan_auction',
  'no_clans',
  'map_sides',
  'clans',
  'name',
  'seats',
  'players',
  'content',
  'clock',
  'bot_seconds',
] as const;
export type Field = (typeof FIELDS)[number];

/** The form field a message names first. */
export function fieldOf(sentence: string): Field | null {
  const about = sentence.replace(/^options: /, '');
  const places = FIELDS.map(
    (field) => [about.search(new RegExp(`\\b${field}\\b`)), field] as const,
  );
  const present = places.filter(([place]) => place >= 0).sort(([one], [other]) => one - other);
  return present[0]?.[1] ?? null;
}

// Storage.

const LAST = 'caledonia-new-table';
const QUICK = 'caledonia-play-now';

export function lastChoices(): Choices {
  const kept = remembered<Partial<Choices>>(LAST, {});
  // With several people, hints have to be enabled again for each table.
  const aids = kept.aids === false ? false : null;
  const known = { ...FIRST, ...kept, name: '', aids };
  return { ...known, seats: seated(known.seats, known.players) };
}

export const keepChoices = (choices: Choices) => remember(LAST, choices);

/** A bot with its level, as an option. */
export function botOption(id: string): string {
  const level = (LEVELS as readonly string[]).indexOf(id) + 1;
  return level ? t('home-level', { level, bot: bot(id) }) : bot(id);
}

/** Options of “play now”. */
export interface Quick {
  bots: number;
  level: string;
  game: 'first_game' | 'full';
}

const QUICK_FIRST: Quick = { bots: 1, level: 'shepherd', game: 'first_game' };

export function lastQuick(): Quick {
  const kept = { ...QUICK_FIRST, ...remembered<Partial<Quick>>(QUICK, {}) };
  const isKnown = (BOTS as readonly string[]).includes(kept.level) && [1, 2, 3].includes(kept.bots);
  return isKnown ? kept : QUICK_FIRST;
}

export const keepQuick = (quick: Quick) => remember(QUICK, quick);

/** Request body of a game against bots. */
export function quickBody(quick: Quick, presets: Record<string, Preset>): object {
  const options = quick.game === 'first_game' ? presets['first_game']?.options : undefined;
  const seats = [ME, ...Array.from({ length: quick.bots }, () => quick.level)];
  return { players: seats.length, seats, ...(options && { options }) };
}
