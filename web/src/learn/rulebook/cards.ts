/** Cards: a tile, clan, unit, terrain or term in a line or two. */

import { SYMBOLS } from '../../parts/Symbol.svelte';
import type { Printed } from '../../wire/generated';
import { t, tag, words } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import type { Family } from './chapters';
import { factsOf } from './facts';

export interface Card {
  /** Its address within the page, like port-p1, unit-cow or term-reach. */
  id: string;
  family: Family;
  title: string;
  text: string;
  symbol: string | null;
  /** The clan whose tartan is shown. */
  clan: string | null;
  /** Synonyms for the search. */
  also: string;
  clauses: string[];
}

const TERM = 'book-term-';
const LAND = ['grassland', 'forest', 'mountain'];

/** All cards by id, in display order. */
export function cardsOf(printed: Printed): Map<string, Card> {
  const cards = [
    ...Object.keys(printed.clans).map((id) => clanCard(id, printed)),
    ...Object.keys(printed.port_tiles).map((id) => tileCard('port', id, printed)),
    ...Object.keys(printed.scoring_tiles).map((id) => tileCard('scoring', id, printed)),
    ...Object.keys(printed.units).map((id) => unitCard(id, printed)),
    ...[...LAND, 'loch'].map((id) => terrainCard(id, printed)),
    ...termCards(printed),
  ];
  return new Map(cards.map((card) => [card.id, card]));
}

/** The card of a marked word; glossary terms omit the family. */
export const cardNamed = (cards: Map<string, Card>, id: string) =>
  cards.get(id) ?? cards.get(`term-${id}`);

function card(family: Family, id: string, rest: Partial<Card>): Card {
  const also = `book-also-${id}`;
  return {
    id: `${family}-${id}`,
    family,
    title: '',
    text: '',
    symbol: null,
    clan: null,
    also: words.has(also) ? t(also) : '',
    clauses: [],
    ...rest,
  };
}

function clanCard(id: string, printed: Printed): Card {
  return card('clan', id, {
    title: things.clan(id),
    text: things.about('clan', id, printed.clans[id]?.numbers ?? {}),
    clan: id,
    clauses: clausesOfClan(id),
  });
}

/** A clan's clauses begin with its name; continued ones have the same letters. */
function clausesOfClan(id: string): string[] {
  const all = [...words.keys()].filter((key) => key.startsWith('rule-CLN-'));
  const named = all.find((key) => t(key).startsWith(things.clanShort(id)));
  if (!named) return [];
  const letters = named.replace(/\d$/, '');
  return all
    .filter((key) => key.replace(/\d$/, '') === letters)
    .map((key) => key.slice('rule-'.length));
}

function tileCard(family: 'port' | 'scoring', id: string, printed: Printed): Card {
  const tile = (family === 'port' ? printed.port_tiles : printed.scoring_tiles)[id];
  const text = things.about(family, id, tile?.numbers ?? {});
  const clause = `${family === 'port' ? 'PRT' : 'SCO'}-${id.toUpperCase()}`;
  const picture = `scoring_${id}`;
  return card(family, id, {
    title: family === 'port' ? things.port(id) : text,
    text: family === 'port' ? text : '',
    symbol: family === 'port' ? 'anchor' : SYMBOLS[picture] ? picture : 'glory',
    clauses: words.has(`rule-${clause}`) ? [clause] : [],
  });
}

function unitCard(id: string, printed: Printed): Card {
  const unit = printed.units[id];
  const lines: string[] = [];
  if (unit) {
    const { cost, income, product, input, supply, terrain } = unit;
    if (terrain) {
      lines.push(t('book-unit-terrain', { terrain: t(`terrain-${terrain}`) }));
      lines.push(t('book-unit-cost', { cost }), t('book-unit-supply', { supply }));
    } else lines.push(t('book-unit-loch'));
    const goods = product ? things.goods(product, unit.yields) : '';
    if (income) lines.push(t('book-unit-income', { income }));
    if (product && input) lines.push(t('book-unit-turns', { goods, input: things.good(input) }));
    else if (product) lines.push(t('book-unit-makes', { goods }));
  }
  return card('unit', id, { title: things.unit(id), text: lines.join(' '), symbol: id });
}

function terrainCard(id: string, printed: Printed): Card {
  if (id === 'loch') {
    return card('terrain', id, {
      title: t('book-terrain-loch'),
      text: t('book-terrain-loch.text'),
      also: t('book-terrain-loch.also'),
      clauses: ['EXP-5'],
    });
  }
  const fitting = Object.values(printed.units).filter((unit) => unit.terrain === id);
  const units = things.listed(fitting.map((unit) => things.unit(unit.id, 'plural')));
  return card('terrain', id, {
    title: t(`terrain-${id}`),
    text: t('book-terrain-units', { units }),
    symbol: id,
    clauses: ['EXP-2'],
  });
}

/** Glossary terms, sorted by the language's alphabet. */
function termCards(printed: Printed): Card[] {
  const facts = factsOf(printed);
  const ids = [...words.keys()].filter((key) => key.startsWith(TERM));
  const cards = ids.map((key) =>
    card('term', key.slice(TERM.length), {
      title: t(key),
      text: t(`${key}.text`, facts),
      also: t(`${key}.also`),
    }),
  );
  return cards.sort((one, other) => one.title.localeCompare(other.title, tag(words.language)));
}
