/** The text of a lesson. */

import { parse, type Choice } from '../../wire/codes';
import type { Table } from '../../state/table.svelte';
import { doing } from '../../words/codes';
import { t, words } from '../../words/fluent.svelte';
import * as things from '../../words/things';
import type { Guide } from './guide.svelte';
import { adviceReason, lackingFor, unitWord } from './reasonText';
import { OWN_WAYS, type Lesson } from './lessons';

export interface GuideText {
  title: string;
  /** What, why, and a tip. */
  lines: string[];
  /** What the guide would do, and why. */
  advice: string;
  /** What to press next. */
  now: string;
}

const NOTHING: GuideText = { title: '', lines: [], advice: '', now: '' };

/** Actions with a price worth reading before confirming. */
const PAID = new Set(['place', 'expand', 'buy', 'ship', 'tech', 'hire', 'bonus tech']);

export function wordsFor(lesson: Lesson | null, guide: Guide, table: Table): GuideText {
  if (!lesson) return NOTHING;
  const title = lesson.topic ? t(`guide-topic-${lesson.topic}`) : t('guide');
  const lines = lesson.isFull || OWN_WAYS.has(lesson.id) ? linesOf(lesson, guide, table) : [];
  const isClosing = lesson.advice !== null && ['end', 'skip'].includes(lesson.advice);
  const shows = lesson.advice !== null && !isClosing && showsAdvice(lesson);
  const advice = shows ? adviceOf(lesson, guide, table) : '';
  return { title, lines, advice, now: lesson.stage ? nowOf(lesson) : '' };
}

/** Stages whose text needs the advice: which action, which choice, how many. */
const SAYS_ADVICE = new Set<Lesson['stage']>(['action', 'choose', 'count']);

/** After the first step only the next one is shown. */
function showsAdvice({ stage, isWarning, isFull, id }: Lesson): boolean {
  // A free unit comes first; otherwise the action was advised together with its unit.
  const isBegin = stage === 'unit' && id !== 'expanding';
  return isWarning || isFull || isBegin || OWN_WAYS.has(id) || SAYS_ADVICE.has(stage);
}

function linesOf({ id, advice }: Lesson, guide: Guide, table: Table): string[] {
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
    unit: advice ? unitWord(parse(advice), table) : '',
    clan: things.clan(table.view?.seats[table.seat ?? -1]?.clan ?? ''),
  };
  const lacks =
    id === 'warn-obtain' ? lackingFor(parse(guide.selectedCode ?? '').contract, table) : '-';
  return [key, lacks && `${key}.why`, `${key}.tip`]
    .filter((each) => words.has(each))
    .map((each) => t(each, { ...all, lacks }));
}

function adviceOf({ advice: code, isFull }: Lesson, guide: Guide, table: Table): string {
  const choice = parse(code ?? '');
  const does = doing(choice, table.printed, table.decision);
  const gives = givenBy(choice, table);
  const advice = t('guide-advice', { doing: gives ? `${does} (${gives})` : does });
  // The lesson about passing already gives the reason.
  const isSaid = isFull && choice.verb === 'pass';
  const because = guide.reason && !isSaid ? adviceReason(choice, guide.reason, table) : '';
  return [advice, because].filter(Boolean).join(' ');
}

/** What a contract or port gives, as its number or name means nothing to beginners. */
function givenBy({ verb, contract, rest }: Choice, table: Table): string {
  const card = table.printed?.contracts[String(contract)];
  if (card) return things.contractLine(card);
  const [tile = '', ...chosen] = rest;
  if (verb !== 'port' || chosen.length) return '';
  return things.about('port', tile, table.printed?.port_tiles[tile]?.numbers ?? {});
}

function nowOf({ stage, advice }: Lesson): string {
  if (stage === 'wait') return t('guide-thinking');
  const choice = advice ? parse(advice) : null;
  const main = choice && (choice.verb === 'buy' || choice.verb === 'sell' ? 'trade' : choice.verb);
  return t(`guide-now-${stage}`, {
    button: stage === 'action' && main ? t(`bar-${main}`) : '',
    unit: choice?.unit ? things.unit(choice.unit) : '',
    count: choice?.amount ?? 0,
    deed: PAID.has(choice?.verb ?? '') ? 'pay' : 'other',
  });
}
