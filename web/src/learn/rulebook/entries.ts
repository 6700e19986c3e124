/** The search index of the rulebook. */

import { t, words } from '../../words/fluent.svelte';
import { chaptersOf, plain } from '../clauses';
import type { Card } from './cards';
import { isSay, SECTIONS, type Family } from './chapters';
import type { Facts } from './facts';
import { unmarked } from './marked';
import type { Entry } from './search';

export interface SearchResult extends Entry {
  kind: Family | 'chapter' | 'clause';
  /** The heading above its text. */
  heading: string;
  card: Card | null;
}

const WEIGHTS: Record<SearchResult['kind'], number> = {
  clan: 2,
  port: 2,
  term: 1.5,
  unit: 1,
  terrain: 1,
  scoring: 1,
  chapter: 1,
  clause: 0,
};

const entry = (
  kind: SearchResult['kind'],
  rest: Partial<SearchResult> & Pick<SearchResult, 'id'>,
): SearchResult => ({
  kind,
  title: '',
  heading: '',
  text: '',
  also: '',
  card: null,
  weight: WEIGHTS[kind],
  ...rest,
});

export function entriesOf(cards: Map<string, Card>, facts: Facts): SearchResult[] {
  return [...cardEntries(cards), ...chapterEntries(facts), ...clauseEntries()];
}

function cardEntries(cards: Map<string, Card>): SearchResult[] {
  return [...cards.values()].map((card) => {
    const { id, family, title, text, also } = card;
    // Scoring tiles have no names, only effects.
    if (family === 'scoring') return entry(family, { id, text: title, also, card });
    return entry(family, { id, title, text, also, card });
  });
}

/** Paragraphs are also found by their heading; the heading alone leads to the chapter. */
function chapterEntries(facts: Facts): SearchResult[] {
  return SECTIONS.flatMap((section) => {
    const heading = t(`book-${section.id}`);
    return section.blocks.filter(isSay).map(({ say }, number) =>
      entry('chapter', {
        id: number ? say : section.id,
        heading,
        title: number ? '' : heading,
        text: unmarked(t(`book-${say}`, facts)),
        also: heading,
      }),
    );
  });
}

function clauseEntries(): SearchResult[] {
  return [...chaptersOf(words.keys()).values()]
    .flat()
    .map((id) => entry('clause', { id, heading: id, title: id, text: plain(t(`rule-${id}`)) }));
}
