/** The guide's words for a lesson. */

import { parse } from '../../state/codes';
import type { Table } from '../../state/table.svelte';
import { doing } from '../../words/codes';
import { t, words } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import type { Guide } from './guide.svelte';
import type { Lesson } from './lessons';

export interface Said {
  title: string;
  /** What, why, and a word of strategy. */
  lines: string[];
  /** What the guide would do, and why. */
  advice: string;
  /** What to press next. */
  now: string;
}

const NOTHING: Said = { title: '', lines: [], advice: '', now: '' };

/** Actions that are their own reason. */
const SELF = new Set(['port', 'obtain', 'fulfil', 'keep']);

export function wordsFor(lesson: Lesson | null, guide: Guide, table: Table): Said {
  if (!lesson) return NOTHING;
  const title = lesson.topic ? t(`guide-topic-${lesson.topic}`) : t('guide');
  const lines = lesson.isFull || lesson.id === 'own-way' ? linesOf(lesson.id, guide, table) : [];
  const isClosing = lesson.advice !== null && ['end', 'skip'].includes(lesson.advice);
  const shows = lesson.advice !== null && !isClosing && showsAdvice(lesson);
  const advice = shows ? adviceOf(lesson.advice!, guide, table) : '';
  return { title, lines, advice, now: lesson.stage ? nowOf(lesson) : '' };
}

/** Stages that need the advice: which action, which choice, how many. */
const SAYS_ADVICE = new Set<Lesson['stage']>(['action', 'choose', 'count']);

/** Once one is on the way, only the next press is said. */
function showsAdvice({ stage, isWarning, isFull, id }: Lesson): boolean {
  // A unit that costs no action comes first; otherwise the action was advised with it.
  const isBegin = stage === 'unit' && id !== 'expanding';
  return isWarning || isFull || isBegin || id === 'own-way' || SAYS_ADVICE.has(stage);
}

function linesOf(id: string, guide: Guide, table: Table): string[] {
  const key = `guide-${id}`;
  const { produced, ranked, ...figures } = guide.figures;
  const goods = Object.entries(produced)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => things.goods(good, count));
  const tile = table.view?.scoring?.[0];
  const all = {
    ...figures,
    money: things.money(figures.money),
    earned: things.listed([things.money(figures.earned), ...goods]),
    ranked: ranked ? 'yes' : 'no',
    tile: tile
      ? things.about('scoring', tile, table.printed?.scoring_tiles[tile]?.numbers ?? {})
      : '',
    name: table.names.find((_, seat) => seat !== table.seat) ?? '',
    clan: things.clan(table.view?.seats[table.seat ?? -1]?.clan ?? ''),
  };
  const lacks = id === 'warn-obtain' ? lackingFor(guide.looked, table) : '-';
  return [key, lacks && `${key}.why`, `${key}.tip`]
    .filter((each) => words.has(each))
    .map((each) => t(each, { ...all, lacks }));
}

/** What is missing for a contract, in words. */
function lackingFor(code: string | null, table: Table): string {
  const number = parse(code ?? '').contract;
  const ahead = table.outlook?.contracts.find((each) => each.contract === number);
  return things.listed(
    Object.entries(ahead?.lacks ?? {}).map(([name, count]) =>
      t(`${name === 'beef' || name === 'mutton' ? 'meat' : 'good'}-${name}.count`, { count }),
    ),
  );
}

function adviceOf(code: string, guide: Guide, table: Table): string {
  const choice = parse(code);
  const card = table.printed?.contracts[String(choice.contract)];
  const does = doing(choice, table.printed);
  // A contract's number says nothing to beginners.
  const advice = t('guide-advice', {
    doing: card ? `${does} (${things.contractLine(card)})` : does,
  });
  const because = guide.reason && !SELF.has(choice.verb) ? reasonOf(guide.reason, table) : '';
  return [advice, because].filter(Boolean).join(' ');
}

function reasonOf(reason: { kind: string; subject: string }, table: Table): string {
  const key = `guide-because-${reason.kind}`;
  if (!words.has(key)) return '';
  return t(key, { subject: subjectOf(reason, table) });
}

function subjectOf({ kind, subject }: { kind: string; subject: string }, table: Table): string {
  switch (kind) {
    case 'income':
      return things.unit(subject, 'a');
    case 'market':
      return things.good(subject);
    case 'port':
      return things.port(subject);
    case 'glory': {
      const numbers = table.printed?.scoring_tiles[subject]?.numbers ?? {};
      return things.about('scoring', subject, numbers);
    }
    default:
      return subject;
  }
}

function nowOf({ stage, advice }: Lesson): string {
  if (stage === 'wait') return t('guide-thinking');
  const choice = advice ? parse(advice) : null;
  const main = choice && (choice.verb === 'buy' || choice.verb === 'sell' ? 'trade' : choice.verb);
  return t(`guide-now-${stage}`, {
    button: stage === 'action' && main ? t(`bar-${main}`) : '',
    unit: choice?.unit ? things.unit(choice.unit) : '',
    count: choice?.amount ?? 0,
  });
}
