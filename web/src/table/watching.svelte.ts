/** What follows by itself from what happens at a table: announcements, sounds, ending turns. */

import { announce } from '../parts/announce.svelte';
import { attempt } from '../state/attempt.svelte';
import type { Seen } from '../state/context';
import { settings } from '../state/settings.svelte';
import { t } from '../words/fluent.svelte';
import { prompt } from '../words/reasons';
import { play } from './sounds';

export function watch({ table }: Seen): void {
  let told = 0;
  let wasMine = false;

  // Others' deeds are read out, and heard.
  $effect(() => {
    const entries = table.entries;
    const narrator = table.narrator;
    if (!narrator || !entries.length) return;
    const last = entries.at(-1)!.seq;
    const fresh = told ? entries.filter((each) => each.seq > told) : [];
    told = last;
    const lines = fresh.flatMap((each) =>
      each.kind === 'decision' && each.seat !== table.seat ? narrator.lines(each.events) : [],
    );
    if (lines.length) {
      announce(lines.map((line) => line.text).join(' '));
      play('wood');
    }
  });

  // A new decision of ours.
  $effect(() => {
    const decision = table.decision;
    if (!decision) return void (wasMine = false);
    if (!wasMine) play('bell');
    announce(wasMine ? prompt(decision) : `${t('turn-yours')}. ${prompt(decision)}`);
    wasMine = true;
  });

  $effect(() => {
    document.title = `${table.isMine ? '● ' : ''}${table.whole?.name ?? ''} · Caledonia`;
  });

  // Whoever likes it so need not end turns in which nothing is left.
  $effect(() => {
    if (table.isMine && table.tries.complete && settings.liked.endAlone) {
      void attempt(() => table.endTurn());
    }
  });
}
