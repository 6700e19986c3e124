/** Lines of play as text. */

import { rounded } from '../../../parts/times';
import type { Printed, ReviewLine, ReviewWhy } from '../../../wire/generated';
import { parse } from '../../../wire/codes';
import { doing } from '../../../words/codes';
import { t } from '../../../words/fluent.svelte';
import { about, good, listed, port, unit } from '../../../words/things';
import { chance } from './balance';

/** Decisions that only end something. */
const SILENT = new Set(['end', 'skip']);

/** A line of play in one row. */
export function lineWords(codes: readonly string[], printed: Printed | null): string {
  const telling = codes.filter((code) => !SILENT.has(code));
  return listed((telling.length ? telling : codes).map((code) => doing(parse(code), printed)));
}

/** Why the best line is better than the played one, in a sentence; empty without a review. */
export function whyWords(why: ReviewWhy | null, best: string, printed: Printed | null): string {
  if (!why) return '';
  const reason = reasonWords(why, best, printed);
  const parts = why.apart.map(differenceWords);
  const [one, other] = parts;
  if (one === undefined) return t(reason ? 'look-why.reason' : 'look-why.overall', { reason });
  const sources = other === undefined ? one : t('look-why-both', { one, other });
  // The server's differences are played minus best.
  const gains = why.apart.some(([, points]) => points < 0);
  if (gains) return t(reason ? 'look-why' : 'look-why.plain', { sources, reason });
  return t(reason ? 'look-why.despite' : 'look-why.despite-plain', { sources, reason });
}

/** How much more or less the best line brings from a line of the score sheet. */
function differenceWords([line, points]: ReviewWhy['apart'][number]): string {
  const key = points < 0 ? 'look-why-more' : 'look-why-less';
  return t(key, { points: rounded(Math.abs(points)), line: t(`hint-line-${line}`) });
}

/** The reason for the best action as a clause; empty if there is nothing to name. */
function reasonWords({ reason, subject }: ReviewWhy, best: string, printed: Printed | null) {
  const { verb } = parse(best);
  if (verb === 'pass') return t('look-reason-pass');
  if (SILENT.has(verb)) return t('look-reason-stop');
  switch (reason) {
    case 'rest':
      return '';
    case 'contract': {
      const deed = verb === 'obtain' || verb === 'fulfil' ? verb : 'contract';
      return t(`look-reason-${deed}`, { contract: Number(subject) });
    }
    case 'glory': {
      const numbers = printed?.scoring_tiles[subject]?.numbers ?? {};
      return t('look-reason-glory', { tile: about('scoring', subject, numbers) });
    }
    case 'port':
      return t('look-reason-port', { port: port(subject) });
    case 'income':
      return t('look-reason-income', { units: unit(subject, 'plural') });
    case 'market':
      return t('look-reason-market', { good: good(subject) });
    default:
      return t(`look-reason-${reason}`);
  }
}

/**
 * What a line leads to. What is known of the played line is what its first step leads to, as good
 * play could follow.
 */
export function leadWords(key: 'played' | 'better', line: ReviewLine, players: number): string {
  const isFirst = key === 'played' && line.codes.filter((code) => !SILENT.has(code)).length > 1;
  const form = `look-leads${isFirst ? '-first' : ''}${players > 1 ? '' : '-alone'}`;
  return t(form, { points: Math.round(line.points), win: chance(line.win) });
}
