import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceWords, signedChance, termFigure } from '../src/table/ending/review/balance';
import { leadWords, whyWords } from '../src/table/ending/review/lines';
import type {
  Balance,
  BalanceSheet,
  Printed,
  Review,
  ReviewLine,
  ReviewWhy,
} from '../src/wire/generated';
import { LANGUAGES, words } from '../src/words/fluent.svelte';

function speak(language: string): void {
  const bundle = new FluentBundle(language.replace('_', '-'), { useIsolating: false });
  for (const file of ['names', 'ending', 'aids', 'page']) {
    const text = readFileSync(`../src/caledonia/locale/${language}/${file}.ftl`, 'utf-8');
    bundle.addResource(new FluentResource(text));
  }
  (words as unknown as { bundle: FluentBundle }).bundle = bundle;
}

beforeEach(() => speak('en'));

const gain: ReviewWhy['apart'] = [['contracts', -1.3]];
const both: ReviewWhy['apart'] = [
  ['contracts', -1.3],
  ['goods', 0.8],
];
const loss: ReviewWhy['apart'] = [['goods', 0.8]];
const why = (reason: string, subject: string, apart: ReviewWhy['apart'] = gain): ReviewWhy => ({
  reason,
  subject,
  apart,
});
const printed = { scoring_tiles: { t1: { numbers: { glory: 2 } } } } as unknown as Printed;
const say = (each: ReviewWhy, best: string) => whyWords(each, best, printed);

describe('why the better line is better', () => {
  it('is one sentence with units, about the difference and its reason', () => {
    expect(say(why('contract', '12'), 'sell wool 2')).toBe(
      'The better line brings 1.3 VP more from contracts, because it helps with contract 12.',
    );
    expect(say(why('port', 'p3', both), 'port p3')).toBe(
      'The better line brings 1.3 VP more from contracts and 0.8 VP less from goods, ' +
        'because it makes use of the port “Larder Barter”.',
    );
    expect(say(why('contract', '12'), 'obtain 12')).toMatch(/because it takes contract 12\.$/);
    expect(say(why('contract', '12'), 'fulfil 12')).toMatch(/because it fulfils contract 12\.$/);
  });

  it('does not praise what it brings less of', () => {
    expect(say(why('reach', '', loss), 'ship')).toBe(
      'The better line brings 0.8 VP less from goods but is stronger overall, ' +
        'because it opens up new spaces.',
    );
    expect(say(why('rest', '', loss), 'slaughter sheep')).toMatch(/but is stronger overall\.$/);
  });

  it('says what passing and stopping save', () => {
    expect(say(why('rest', '', []), 'pass')).toBe(
      'The better line is stronger because passing now secures the passing bonus, ' +
        'and further actions would cost more than they bring.',
    );
    for (const best of ['end', 'skip'])
      expect(say(why('rest', '', []), best)).toMatch(/would cost more than it brings\.$/);
  });

  it('never gives “nothing better left to do” as a reason', () => {
    expect(say(why('rest', ''), 'hire')).toBe('The better line brings 1.3 VP more from contracts.');
    expect(say(why('rest', '', []), 'hire')).toMatch(/in several small ways\.$/);
  });

  it('is one sentence in every language, for every reason', () => {
    const subjects: Record<string, string> = {
      contract: '12',
      glory: 't1',
      port: 'p3',
      income: 'cow',
      market: 'wool',
      clan: 'campbell',
      tile: '2',
    };
    const reasons = ['link', 'neighbours', 'reach', 'merchants', 'rest', ...Object.keys(subjects)];
    for (const language of LANGUAGES) {
      speak(language);
      for (const reason of reasons) {
        for (const apart of [gain, both, loss, []]) {
          for (const best of ['hire', 'pass', 'end', 'obtain 12', 'fulfil 12']) {
            const text = say(why(reason, subjects[reason] ?? '', apart), best);
            expect(text).toMatch(/^\p{Lu}[^.]*(\d[.,]\d[^.]*)*\.$/u);
            expect(text).not.toMatch(/look-|hint-|[{}]/);
            if (apart.length) expect(text).toMatch(/ (VP|SP|PV) /);
          }
        }
      }
    }
  });
});

describe('what a line leads to', () => {
  const line = (...codes: string[]): ReviewLine => ({
    codes,
    points: 120.4,
    win: 0.25,
    spread: 9,
    places: [],
    sources: {},
  });

  it('is for a played line of several steps what its first step leads to', () => {
    const one = '(about 120 VP, 25% chance to win)';
    const first = '(about 120 VP, 25% chance to win, if best play follows the first step)';
    expect(leadWords('played', line('sell wool 2', 'hire', 'end'), 2)).toBe(first);
    expect(leadWords('played', line('hire', 'end'), 2)).toBe(one);
    expect(leadWords('better', line('sell wool 2', 'hire', 'end'), 2)).toBe(one);
    expect(leadWords('played', line('sell wool 2', 'hire'), 1)).toBe(
      '(about 120 VP, if best play follows the first step)',
    );
  });
});

describe('changes of a chance', () => {
  it('are percentage points', () => {
    expect(signedChance(0.123)).toBe('+12 percentage points');
    expect(signedChance(-0.01)).toBe('−1 percentage point');
    expect(signedChance(-0.07, '.short')).toBe('−7 pp');
    expect(signedChance(0.001)).toBe('0 percentage points');
    expect(termFigure('luck', -0.07, 'win')).toBe('−7');
    expect(termFigure('start', 0.42, 'win')).toBe('42%');
  });
});

describe('the balance sheet in words', () => {
  const balance = (each: Partial<Balance>): Balance => ({
    start: 100,
    luck: 0,
    decisions: 0,
    opponents: 0,
    later: 0,
    ...each,
  });
  const names = ['Ada', 'Ben', 'Isla'];
  const review = (...points: Partial<Balance>[]) => {
    const sheets = points.map((each, seat): Partial<BalanceSheet> => ({
      seat,
      place: seat + 1,
      points: balance(each),
      uncertainty: balance({ start: 0, later: 0 }),
    }));
    return { players: points.length, sheets } as Review;
  };
  const said = (own: number | null, ...points: Partial<Balance>[]) =>
    balanceWords(review(...points), own, names).join(' ');

  it('names the opponent of a game of two', () => {
    const gift = [{ opponents: 9 }, { opponents: 4 }];
    expect(said(0, ...gift)).toContain(
      'Ben’s decisions gave you 5 ± 1 points more than yours gave Ben.',
    );
    expect(said(1, ...gift)).toContain(
      'Your decisions gave Ada 5 ± 1 points more than Ada’s gave you.',
    );
    expect(said(null, ...gift)).toContain(
      'Ben’s decisions gave Ada 5 ± 1 points more than Ada’s gave Ben.',
    );
    const three = said(0, ...gift, { opponents: 20 });
    expect(three).toContain('Opponents gave 5 ± 1 points more to you.');
    expect(three).toContain('Opponents gave 11 ± 1 points more to Isla.');
  });

  it('uses the words of the table, in every language', () => {
    for (const language of LANGUAGES) {
      speak(language);
      const start = said(0, { start: 105 }, {}).toLowerCase();
      for (const term of ['start', 'luck']) {
        const text = readFileSync(`../src/caledonia/locale/${language}/ending.ftl`, 'utf-8');
        const name = new RegExp(`^ending-review-term-${term} = (.*)$`, 'm').exec(text)?.[1] ?? '?';
        expect(start).toContain(name.toLowerCase());
      }
    }
  });
});
