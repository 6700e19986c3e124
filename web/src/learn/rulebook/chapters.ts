/** The rulebook's contents in order; its words are in `rulebook.ftl`. */

/** A paragraph: its key without `book-`, and the clauses it covers. */
export interface Say {
  say: string;
  clauses: string[];
  /** Symbol in front of it, as a list item. */
  symbol?: string;
}

export type Family = 'clan' | 'port' | 'scoring' | 'unit' | 'terrain' | 'term';

export type Block =
  Say | { example: string } | { cards: Family; heading?: string } | { strip: Strip };

/** Small tables of printed values. */
export type Strip = 'contract' | 'pass' | 'solo_contracts' | 'solo_settlements' | 'solo_ranks';

export interface Section {
  /** Its address within the page, and its heading's key without `book-`. */
  id: string;
  symbol: string;
  blocks: Block[];
  /** Exact rule chapters shown below it. */
  exact: string[];
  sections?: Section[];
}

const say = (key: string, clauses = ''): Say => ({
  say: key,
  clauses: clauses.split(' ').filter(Boolean),
});
const point = (symbol: string, key: string, clauses = ''): Say => ({
  ...say(key, clauses),
  symbol,
});

const ACTIONS: Section[] = [
  {
    id: 'trade',
    symbol: 'trade',
    blocks: [
      say('trade-merchants', 'TRD-1 TRD-5'),
      say('trade-price', 'TRD-2 TRD-3'),
      say('trade-sides', 'TRD-4'),
      { example: 'trade' },
    ],
    exact: ['TRD'],
  },
  {
    id: 'obtain',
    symbol: 'contract',
    blocks: [say('obtain-take', 'CON-1 CON-3'), { strip: 'contract' }, say('obtain-keep', 'CON-2')],
    exact: ['CON'],
  },
  {
    id: 'expand',
    symbol: 'expand',
    blocks: [
      say('expand-place', 'EXP-1 EXP-7'),
      say('expand-terrain', 'EXP-2'),
      say('expand-reach', 'EXP-3 EXP-4 EXP-5 EXP-6'),
      { example: 'reach' },
      say('expand-neighbours', 'NBH-1 NBH-2 NBH-3 NBH-4'),
      { example: 'neighbours' },
      say('expand-building', 'BLD-1 BLD-2'),
      say('expand-empty', 'EXP-8'),
    ],
    exact: ['EXP', 'NBH', 'BLD'],
  },
  { id: 'ship', symbol: 'shipping', blocks: [say('ship-pay', 'SHP-1')], exact: [] },
  { id: 'tech', symbol: 'technology', blocks: [say('tech-pay', 'TEC-1')], exact: [] },
  { id: 'hire', symbol: 'merchant', blocks: [say('hire-pay', 'HIR-1')], exact: ['SHP'] },
  {
    id: 'fulfil',
    symbol: 'fulfil',
    blocks: [
      say('fulfil-pay', 'FUL-1 FUL-2'),
      say('fulfil-gain', 'FUL-3 FUL-4'),
      say('fulfil-bonus', 'FUL-5 FUL-6 FRE-1 BON-1 BON-2 BON-3 BON-4 BON-5'),
      { example: 'fulfil' },
    ],
    exact: ['FUL', 'FRE'],
  },
  {
    id: 'pass',
    symbol: 'pass',
    blocks: [say('pass-money', 'PAS-1 RND-6'), { strip: 'pass' }],
    exact: ['PAS'],
  },
];

export const CHAPTERS: Section[] = [
  {
    id: 'aim',
    symbol: 'glory',
    blocks: [
      say('aim-idea', 'RND-1'),
      say('aim-win', 'FIN-9'),
      point('contract', 'aim-contracts', 'FIN-5 FIN-6'),
      point('settlement', 'aim-settlements', 'FIN-7'),
      point('glory', 'aim-glory', 'FIN-1'),
      point('hops', 'aim-rest', 'FIN-2 FIN-4'),
      say('aim-money', 'FIN-3'),
    ],
    exact: [],
  },
  {
    id: 'start',
    symbol: 'woodcutter',
    blocks: [
      say('start-random', 'SET-1 SET-2 SET-3 SET-4 SET-5 SET-6'),
      say('start-clan', 'SET-9'),
      say('start-board', 'SET-7'),
      say('start-workers', 'SET-8 SET-10'),
      say('start-open', 'SET-11 SET-12 SET-13'),
    ],
    exact: ['SET'],
  },
  {
    id: 'turn',
    symbol: 'end_turn',
    blocks: [
      say('turn-one', 'RND-3'),
      say('turn-free', 'RND-3 PRT-1'),
      say('turn-again', 'RND-3 RND-4'),
      say('turn-bonus', 'RND-5'),
    ],
    exact: ['RND'],
  },
  {
    id: 'actions',
    symbol: 'play',
    blocks: [say('actions-intro', 'RND-3')],
    exact: [],
    sections: ACTIONS,
  },
  {
    id: 'round',
    symbol: 'clock',
    blocks: [
      say('round-phases', 'RND-1'),
      point('merchant', 'round-preparation', 'RND-2'),
      point('play', 'round-action', 'RND-3'),
      point('cheese', 'round-production', 'PRD-1'),
      point('glory', 'round-scoring', 'SCO-2'),
      say('round-produce', 'PRD-1 PRD-2 PRD-3'),
      { example: 'production' },
      say('round-tiles', 'SET-5'),
      { cards: 'scoring' },
    ],
    exact: ['PRD', 'SCO'],
  },
  {
    id: 'end',
    symbol: 'star',
    blocks: [
      say('end-score'),
      point('glory', 'end-glory', 'FIN-1'),
      point('bread', 'end-goods', 'FIN-2'),
      point('money', 'end-money', 'FIN-3'),
      point('hops', 'end-hops', 'FIN-4'),
      point('sugar_cane', 'end-imports', 'FIN-5'),
      { example: 'imports' },
      point('contract', 'end-contracts', 'FIN-6'),
      { example: 'places' },
      point('settlement', 'end-settlements', 'FIN-7 FIN-8'),
      { example: 'settlements' },
      say('end-winner', 'FIN-9'),
    ],
    exact: ['FIN'],
  },
  {
    id: 'clans',
    symbol: 'settlement',
    blocks: [say('clans-intro'), { cards: 'clan' }],
    exact: ['CLN'],
  },
  {
    id: 'ports',
    symbol: 'port',
    blocks: [
      say('ports-intro', 'SET-3 PRT-1'),
      say('ports-windows', 'PRT-P1 PRT-P6'),
      { cards: 'port' },
    ],
    exact: ['PRT'],
  },
  {
    id: 'variants',
    symbol: 'settings',
    blocks: [
      say('variants-intro'),
      point('learn', 'variant-first', 'VAR-8'),
      point('cotton', 'variant-static', 'VAR-1'),
      point('glory', 'variant-scoring', 'VAR-2'),
      point('port', 'variant-ports', 'VAR-3'),
      point('lock', 'variant-tight', 'VAR-4'),
      point('star', 'variant-clans', 'VAR-5'),
      point('trade', 'variant-auction', 'VAR-6'),
      point('bonus_upgrade', 'variant-kickstarter', 'VAR-7'),
    ],
    exact: ['VAR'],
  },
  {
    id: 'solo',
    symbol: 'sheep',
    blocks: [
      say('solo-two', 'TWO-1 TWO-2'),
      say('solo-alone', 'SOL-2 SOL-3 SOL-8'),
      say('solo-map', 'SOL-1'),
      say('solo-market', 'SOL-4 SOL-5'),
      say('solo-score', 'SOL-2 SOL-6'),
      { strip: 'solo_contracts' },
      { strip: 'solo_settlements' },
      say('solo-ranks', 'SOL-7'),
      { strip: 'solo_ranks' },
    ],
    exact: ['TWO', 'SOL'],
  },
  {
    id: 'glossary',
    symbol: 'learn',
    blocks: [
      say('glossary-intro'),
      { cards: 'unit', heading: 'glossary-units' },
      { cards: 'terrain', heading: 'glossary-terrain' },
      { cards: 'term', heading: 'glossary-words' },
    ],
    exact: [],
  },
];

/** Chapters and their sections, in order. */
export const SECTIONS: Section[] = CHAPTERS.flatMap((each) => [each, ...(each.sections ?? [])]);

export const isSay = (block: Block): block is Say => 'say' in block;
