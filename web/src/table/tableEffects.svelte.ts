/** Side effects of events at a table: announcements, sounds, automatic ends of turns. */

import { untrack } from 'svelte';
import { announce } from '../state/announce.svelte';
import { keepFocus } from '../parts/focus';
import { attempt } from '../state/attempt.svelte';
import type { TableContext } from '../state/context';
import { me } from '../state/me.svelte';
import { remember, remembered, settings } from '../state/settings.svelte';
import { t } from '../words/fluent.svelte';
import { titled } from '../words/people';
import { prompt } from '../words/reasons';
import { hint } from './bar/hint';
import { preview } from './bar/preview';
import { card } from './moves/card.svelte';
import { play } from './sounds';

/** Milliseconds without a move after which pending lines are announced together. */
const PAUSE = 1_200;

export function runTableEffects(context: TableContext): void {
  const { table, selection } = context;
  let lastSeq = 0;
  let wasMine = false;
  let lastQuestion = '';
  let lastPreview = '';
  let wasOffline = false;

  /** Others' moves that are not announced yet; announced together when they pause. */
  let unread: string[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;
  const readOut = () => {
    clearTimeout(pause);
    if (unread.length) announce(unread.join(' '));
    unread = [];
  };
  $effect(() => () => clearTimeout(pause));

  // Announce others' moves with a sound, and of ours what was not announced on confirming.
  $effect(() => {
    const entries = table.entries;
    const narrator = table.narrator;
    if (!narrator || !entries.length) return;
    const last = entries.at(-1)!.seq;
    const fresh = lastSeq ? entries.filter((each) => each.seq > lastSeq) : [];
    lastSeq = last;
    const decisions = fresh.flatMap((each) => (each.kind === 'decision' ? [each] : []));
    const announced = untrack(() => Object.values(selection.announced).flat());
    const lines = decisions
      .flatMap((each) => narrator.lines(each.events))
      .map((line) => line.text)
      .filter((line) => !announced.includes(line));
    unread.push(...lines);
    clearTimeout(pause);
    pause = setTimeout(readOut, PAUSE);
    for (const each of fresh) {
      if (each.kind !== 'chat' || each.person === me.person?.id) continue;
      const seat = table.whole?.seats.find(({ person }) => person === each.person)?.seat ?? -1;
      announce(t('history-said', { name: table.names[seat] ?? '', text: each.text }));
    }
    if (decisions.some((each) => each.seat === table.seat)) {
      selection.announced = {};
      readOut();
    }
    // Moves shown one by one have their own sounds.
    if (settings.preferences.moves !== 'off') return;
    if (decisions.some((each) => each.seat !== table.seat)) play('wood');
  });
  $effect(() => {
    if (table.moves.current && !table.moves.isReplay) play('wood');
  });

  // Selecting something jumps to the present.
  $effect(() => {
    if (selection.main !== null || selection.code !== null) untrack(() => table.moves.skip());
  });

  // After a round: the first card at a table waits to be closed.
  $effect(() => {
    const round = (table.moves.startedRound ?? 1) - 1;
    if (!round) return;
    const key = `caledonia-round-card-${table.id}`;
    const isKnown = table.seat === null || remembered(key, false);
    card.open(round, isKnown ? 'passes' : 'waits');
    remember(key, true);
  });
  $effect(() => () => card.close());

  // A new decision of ours.
  $effect(() => {
    const decision = table.decision;
    if (!decision) return void (wasMine = false);
    if (!wasMine) {
      play('bell');
      readOut();
    }
    const question = table.draft.complete
      ? t('turn-complete')
      : prompt(decision, table.choices, table.view);
    // Not again for the same question, as after reconnecting.
    const now = [table.whole?.version, table.draft.step, question].join(' ');
    if (now !== lastQuestion) announce(wasMine ? question : `${t('turn-yours')}. ${question}`);
    lastQuestion = now;
    wasMine = true;
  });

  // Undone steps.
  let steps = { version: 0, count: 0 };
  $effect(() => {
    const now = { version: table.whole?.version ?? 0, count: table.draft.step };
    if (now.version === steps.version && now.count < steps.count) {
      announce(t('turn-undone'), { first: true });
    }
    steps = now;
  });

  // Looking back, and returning to the present.
  let wasPast = false;
  $effect(() => {
    const ply = table.moment;
    if (ply !== null) announce(t('turn-past', { ply, all: table.whole?.ply ?? 0 }));
    else if (wasPast) announce(t('turn-present'));
    wasPast = ply !== null;
  });

  // The previewed choice with its consequences.
  $effect(() => {
    const next = preview(context);
    if (!next || !selection.effect) return void (lastPreview = '');
    const price = [next.price, next.left].filter(Boolean).join(', ');
    const what = [next.what, price, ...next.lines].filter(Boolean).map(sentence).join(' ');
    if (what !== lastPreview) announce(`${what} ${t('bar-again')}`);
    lastPreview = what;
  });

  // What remains to be chosen, or the question again after cancelling.
  let wasPicking = false;
  const askAgain = () => {
    if (table.decision && !table.isSaving)
      announce(prompt(table.decision, table.choices, table.view));
  };
  $effect(() => {
    if (selection.main && !selection.choice) announce(hint(selection));
    const isPicking = Boolean(selection.main || selection.code);
    if (wasPicking && !isPicking) untrack(askAgain);
    wasPicking = isPicking;
  });

  // The pressed button may be gone.
  $effect(() => {
    void [table.decision, table.draft, table.isStuck, selection.main, selection.code];
    void keepFocus('#actions');
  });

  $effect(() => {
    if (!table.whole) return;
    if (!table.isOnline) announce(t('state-offline'));
    else if (wasOffline) announce(t('state-back'));
    wasOffline = !table.isOnline;
  });

  $effect(() => {
    document.title = `${table.isMine ? '● ' : ''}${titled(table.whole?.name ?? '')} · Caledonia`;
  });

  // With this preference, turns with nothing left to do end automatically.
  $effect(() => {
    if (table.isMine && table.draft.complete && settings.preferences.endAlone) {
      void attempt(() => table.endTurn());
    }
  });
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
