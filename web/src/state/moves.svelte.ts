/**
 * Others' moves, shown one after the other: each stands for a while with its words. The position
 * that is shown may be behind the present by the moves that wait; what may be done never is.
 */

import type { LogEntry, View } from '../wire/generated';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';

export type DecisionEntry = Extract<LogEntry, { kind: 'decision' }>;

/** What a seat did in one turn. */
export interface Move {
  seat: number;
  decisions: DecisionEntry[];
  /** The position it led to; null: only the server knows. */
  view: View | null;
}

/** Milliseconds that a move stands. */
const SHOWN_MS = { off: 800, calm: 800, quick: 400 };
/** Further milliseconds, in shares of that, for each further decision of a turn: it takes longer to
 * read. */
const EXTRA_PER_DECISION = 0.4;
/** So many times longer the words of the last one stay to be read. */
const CAPTION_FACTOR = 5;
/** More moves than this are not watched one by one. */
const MAX_QUEUE = 12;

export class Moves {
  /** The move that stands now, with its words; null: none. */
  current = $state.raw<Move | null>(null);
  /** How many come after it. */
  readonly waiting = $derived.by(() => this.queue.length);
  /** The position that is shown; null: the present. */
  view = $state.raw<View | null>(null);
  /** Whether past moments are played by themselves. */
  isReplay = $state(false);
  /** Whether moves came that nobody has watched: they can be played. */
  isOffered = $state(false);
  /** The round that has begun with the move shown last; null: none since the page was opened. */
  startedRound = $state<number | null>(null);

  private queue = $state.raw<Move[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last move is over and only its words are still there. */
  private isLingering = false;
  /** Counts what is played: whatever a later one has replaced goes no further. */
  private run = 0;

  constructor(private readonly table: Table) {}

  /** The last entry of the log that is shown. */
  get last(): number {
    return this.current?.decisions.at(-1)?.seq ?? 0;
  }

  /** Whether something can be skipped. */
  get isBusy(): boolean {
    return this.isReplay || this.queue.length > 0;
  }

  /** Moves have been made. The position before them stays until each has had its time. */
  add(moves: Move[], before: View | null): void {
    const { seat, moment } = this.table;
    const others = moves.slice(moves.findLastIndex((each) => each.seat === seat) + 1);
    if (settings.preferences.moves === 'off') return;
    // What was taken back cannot be shown any more.
    if (!moves.length) this.skip();
    else if (this.isReplay) this.queue = [...this.queue, ...moves];
    else if (moment !== null) return;
    else if (document.hidden || this.queue.length + others.length > MAX_QUEUE) {
      this.skip();
      this.noteRound(moves);
      this.offer();
    } else {
      if (others.length < moves.length) this.skip();
      this.noteRound(moves.filter((each) => !others.includes(each)));
      if (others.length) this.enqueue(others, before);
    }
  }

  /** Put moves into the line; if nothing stands, the first one begins. */
  private enqueue(moves: Move[], before: View | null): void {
    const isIdle = !this.current || this.isLingering;
    if (!this.view && settings.pace) this.view = before;
    this.queue = [...this.queue, ...moves];
    for (const each of moves) void this.loadView(each);
    if (isIdle) void this.next();
  }

  /** Get the position after a move that came together with others. */
  private async loadView(move: Move): Promise<void> {
    if (move.view || !settings.pace) return;
    const then = await this.table.positionAt(plyOf(move)).catch(() => null);
    move.view = then?.view ?? null;
    if (this.current === move && this.view && move.view) this.view = move.view;
  }

  private async next(): Promise<void> {
    clearTimeout(this.timer);
    const [move, ...rest] = this.queue;
    if (!move) return this.finish();
    const run = this.run;
    if (this.isReplay) await this.table.showPly(plyOf(move)).catch(() => this.skip());
    if (run !== this.run) return;
    this.queue = this.queue.slice(1);
    this.current = move;
    this.isLingering = false;
    if (!rest.length) this.show(null);
    else if (this.view) this.show(move.view ?? this.view);
    if (!this.isReplay) this.noteRound([move]);
    const further = Math.min(move.decisions.length - 1, 5);
    this.timer = setTimeout(
      () => void this.next(),
      this.duration * (1 + EXTRA_PER_DECISION * further),
    );
  }

  private show(view: View | null): void {
    const wasBehind = this.view !== null;
    this.view = view;
    if (wasBehind && !view) this.table.showCurrentOutlook();
  }

  /** Note a round that begins with moves that are shown or skipped. */
  private noteRound(moves: Move[]): void {
    for (const { events } of moves.flatMap((each) => each.decisions)) {
      for (const event of events)
        if (event.event === 'round_started') this.startedRound = event.round;
    }
  }

  private finish(): void {
    this.isReplay = false;
    this.isLingering = true;
    if (this.table.moment !== null) void this.table.showPly(null);
    this.timer = setTimeout(() => (this.current = null), this.duration * (CAPTION_FACTOR - 1));
  }

  private get duration(): number {
    return SHOWN_MS[settings.preferences.moves];
  }

  /** Play moves of the past, from the moment before the first of them. */
  async replay(moves: Move[]): Promise<void> {
    const first = moves[0]?.decisions[0];
    if (!first) return;
    this.stop();
    this.isOffered = false;
    const run = this.run;
    this.isReplay = true;
    await this.table.showPly(first.ply - 1).catch(() => this.skip());
    if (run !== this.run) return;
    this.queue = moves;
    this.timer = setTimeout(() => void this.next(), this.duration / 2);
  }

  /** Stop playing; a past moment that is looked at stays. */
  stop(): void {
    this.run += 1;
    clearTimeout(this.timer);
    if (!this.isReplay) this.noteRound(this.queue);
    this.isReplay = false;
    this.queue = [];
    this.current = null;
    this.show(null);
  }

  /** Go to the present. */
  skip(): void {
    const wasPast = this.isReplay;
    this.isOffered = false;
    this.stop();
    if (wasPast) void this.table.showPly(null);
  }

  /** Offer what happened since the own last turn, after moves that were not shown. */
  offer(): void {
    const { entries, seat } = this.table;
    if (seat === null || settings.preferences.moves === 'off') return;
    const seats = entries.flatMap((each) => (each.kind === 'decision' ? [each.seat] : []));
    this.isOffered = seats.includes(seat) && seats.at(-1) !== seat;
  }
}

function plyOf(move: Move): number {
  return move.decisions.at(-1)!.ply;
}

/** The decisions of an update, by turn; only the last position is known. */
export function movesOf(entries: readonly LogEntry[], view: View | null): Move[] {
  const moves: Move[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undone') moves.length = 0;
    if (entry.kind !== 'decision') continue;
    const last = moves.at(-1);
    if (last?.seat === entry.seat) last.decisions.push(entry);
    else moves.push({ seat: entry.seat, decisions: [entry], view: null });
  }
  const last = moves.at(-1);
  if (last) last.view = view;
  return moves;
}
