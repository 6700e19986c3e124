import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAPTERS, isSay, SECTIONS } from '../src/learn/rulebook/chapters';
import { EXAMPLES } from '../src/learn/rulebook/examples';
import { marked, unmarked } from '../src/learn/rulebook/marked';
import { search, wordsOf } from '../src/learn/rulebook/search';

const LOCALES = '../src/caledonia/locale';
const rules = readFileSync('../docs/rules.md', 'utf-8');
const clauses = [...rules.matchAll(/^- ([A-Z]+-\w+) /gm)].map(([, id]) => id ?? '');
const source = (language: string, file = 'rulebook') =>
  readFileSync(`${LOCALES}/${language}/${file}.ftl`, 'utf-8');
const cited = SECTIONS.flatMap((section) =>
  section.blocks.filter(isSay).flatMap((block) => block.clauses),
);

describe('the chapters', () => {
  it('teach the game in its order', () => {
    expect(CHAPTERS.map(({ id }) => id)).toEqual([
      'aim',
      'start',
      'turn',
      'actions',
      'round',
      'end',
      'clans',
      'ports',
      'variants',
      'solo',
      'glossary',
    ]);
    expect(CHAPTERS.find(({ id }) => id === 'actions')?.sections).toHaveLength(8);
  });

  it('say every clause, but those that stand on cards', () => {
    const onCards = /^(CLN|PRT-P|SCO-T)/;
    expect(clauses.filter((id) => !onCards.test(id) && !cited.includes(id))).toEqual([]);
    expect(cited.filter((id) => !clauses.includes(id))).toEqual([]);
  });

  it('have every chapter of the exact rules below exactly one of them', () => {
    const groups = [...source('en', 'rules').matchAll(/^rules-([A-Z]+) =/gm)].map(([, id]) => id);
    expect(SECTIONS.flatMap(({ exact }) => exact).sort()).toEqual(groups.sort());
  });

  it('have no address twice', () => {
    const says = SECTIONS.flatMap(({ blocks }) => blocks.filter(isSay).map(({ say }) => say));
    const ids = [...SECTIONS.map(({ id }) => id), ...says];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('show every example once', () => {
    const shown = SECTIONS.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('example' in block ? [block.example] : [])),
    );
    expect(shown.sort()).toEqual(Object.keys(EXAMPLES).sort());
  });
});

describe('words with a card', () => {
  it('are told from the rest', () => {
    expect(marked('You [reach](reach) it.')).toEqual([
      { text: 'You ', card: null },
      { text: 'reach', card: 'reach' },
      { text: ' it.', card: null },
    ]);
    expect(unmarked('You [reach](reach) it.')).toBe('You reach it.');
  });

  it.each(['en', 'de', 'es', 'it', 'pt_BR'])(
    'have one in %s, the same as elsewhere',
    (language) => {
      const marks = (text: string) =>
        [...text.matchAll(/^(book-\S+) = (.*)$/gm)].map(([, key, said]) => [
          key,
          marked(said ?? '').flatMap(({ card }) => (card === null ? [] : [card])),
        ]);
      const terms = [...source(language).matchAll(/^book-term-(\w+) =/gm)].map(([, id]) => id);
      const cards = marks(source(language)).flatMap(([, result]) => result);
      expect(cards.length).toBeGreaterThan(20);
      for (const card of cards) {
        expect(terms.includes(card as string) || /^(unit|terrain)-\w+$/.test(card as string)).toBe(
          true,
        );
      }
      expect(marks(source(language))).toEqual(marks(source('en')));
    },
  );
});

describe('the search', () => {
  const entry = (id: string, title: string, text = '', also = '') => ({
    id,
    title,
    text,
    also,
    weight: 0,
  });
  const entries = [
    entry('merchant', 'Merchant', 'Trades one piece of a good.'),
    entry('hire', 'Hire', 'You can have seven merchants in all.'),
    entry('neighbour', 'Neighbour', 'A unit next door.', 'neighbor adjacent'),
    entry('kaese', 'Käserei', 'Macht Käse.'),
  ];
  const ids = (query: string) => search(entries, query, 'how many').map(({ id }) => id);

  it('knows no accents and no capitals', () => {
    expect(wordsOf('Straße, ÉTÉ')).toEqual(['strasse', 'ete']);
    expect(ids('KASEREI')).toEqual(['kaese']);
  });

  it('answers questions, titles first', () => {
    expect(ids('How many merchants?')).toEqual(['merchant', 'hire']);
  });

  it('knows other words for a thing', () => {
    expect(ids('neighbor')).toEqual(['neighbour']);
    expect(ids('adjacent')).toEqual(['neighbour']);
  });

  it('wants all words', () => {
    expect(ids('merchants seven')).toEqual(['hire']);
    expect(ids('merchants butter')).toEqual([]);
  });

  it('finds even words that are usually ignored, if there is nothing else', () => {
    expect(search([entry('a', 'Many sheep')], 'many', 'how many')).toHaveLength(1);
  });
});
