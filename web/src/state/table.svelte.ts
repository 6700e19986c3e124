/** A table: what the server sent, the draft of the turn, and what can be done. */

import type { Component } from 'svelte';
import { api, Refusal } from '../wire/api';
import type {
  ActionEffect,
  Decision,
  LogEntry,
  MapData,
  PositionThen,
  Preview,
  Printed,
  Review,
  ServerMessage,
  View,
  WhyNot,
  WholeTable,
} from '../wire/generated';
import {
  Live,
  type Command,
  type CommandBody,
  type TableConnection,
  type Listener,
} from '../wire/live';
import { isView, patched, sharing } from '../wire/patch';
import { nameOf, numbered } from '../words/people';
import { bot } from '../words/things';
import { Narrator } from '../words/events';
import { offered, type Choice, type Offered } from '../wire/codes';
import { ON_MAP } from '../wire/names';
import { Moves, movesOf } from './moves.svelte';
import { loadMap, loadPrinted } from './printed';
import { remember, remembered } from './settings.svelte';

type Message<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;

interface Draft {
  codes: string[];
  step: number;
  complete: boolean;
}

/** Milliseconds after which a pending command is shown as late. */
const LATE_MS = 1_000;
const EMPTY_DRAFT: Draft = { codes: [], step: 0, complete: false };

export class Table implements Listener {
  whole = $state.raw<WholeTable | null>(null);
  /** The log, oldest first. */
  entries = $state.raw<LogEntry[]>([]);
  /** The decisions of the current turn, not public yet. */
  draft = $state.raw<Draft>(EMPTY_DRAFT);
  /** Preview data of the displayed position. */
  preview = $state.raw<Preview | null>(null);
  /** Effects of actions that were requested, by code; only for the current position. */
  effects = $state.raw<Readonly<Record<string, ActionEffect>>>({});
  printed = $state.raw<Printed | null>(null);
  map = $state.raw<MapData | null>(null);
  people = $state.raw<string[]>([]);
  spectators = $state(0);
  /** Places in the queue of the bot to move, and of a hint; null: not queued. */
  places = $state<Record<'turn' | 'hint', number | null>>({ turn: null, hint: null });
  isOnline = $state(false);
  /** Whether the connection was lost or never established. */
  isLost = $state(false);
  isSaving = $state(false);
  /** Whether the server takes longer than usual to answer. */
  private isLate = $state(false);
  /** Why the table cannot be shown. */
  refusal = $state.raw<Refusal | null>(null);
  /** The past moment on view, as a number of decisions; null: the present. */
  moment = $state<number | null>(null);
  /** The review of the finished game, once it is loaded. */
  review = $state.raw<Review | null>(null);
  /** Shows how good some decisions were; loaded with the review. */
  TurnMarks = $state.raw<Component<{ plies: readonly number[] }> | null>(null);
  /** Others' moves, shown one by one. */
  readonly moves = new Moves(this);
  /** How many chat messages have been read in this browser. */
  private readChat = $state(0);

  /** What spectators see; null while only the view with our draft is known. */
  private publicView: View | null = null;
  private ownView = $state.raw<View | null>(null);
  private pastView = $state.raw<View | null>(null);
  /** Preview data of the public position; null while only that of our draft is known. */
  private publicPreview: Preview | null = null;
  /** Preview data of the current position, also while another one is shown. */
  private currentPreview: Preview | null = null;
  /** Our legal actions. */
  private legal = $state.raw<Offered[]>([]);
  /** Callbacks waiting for an action's effect, by code. */
  private readonly pendingEffects = new Map<string, ((effect: ActionEffect | null) => void)[]>();
  private readonly live: TableConnection;
  /** How often our draft has changed. */
  private draftChanges = 0;
  /** The moment requested last. */
  private requestedPly: number | null = null;

  /** Whether it is a puzzle: a single turn without opponents. */
  readonly isPuzzle: boolean;

  /** @param connect creates the connection; a socket by default, but puzzles have none. */
  constructor(
    readonly id: string,
    connect?: (table: Table) => TableConnection,
  ) {
    this.isPuzzle = Boolean(connect);
    this.readChat = remembered(this.readChatKey, 0);
    this.live = connect?.(this) ?? new Live(id, () => this.entries.at(-1)?.seq ?? 0, this);
  }

  // State.

  /**
   * The displayed game: the moment on view, the move being shown, or the present with our draft.
   * Legal actions are always those of the present.
   */
  readonly view = $derived(
    this.moment === null ? (this.moves.view ?? this.ownView) : this.pastView,
  );
  readonly seat = $derived(this.whole?.you ?? null);
  readonly isMine = $derived(
    this.moment === null &&
      this.whole?.status === 'playing' &&
      this.seat !== null &&
      this.whole.deciding === this.seat,
  );
  /** Whether a bot plays for us. */
  readonly isAway = $derived(
    this.whole?.status === 'playing' && Boolean(this.whole.seats[this.seat ?? -1]?.stand_in),
  );
  readonly isOver = $derived(this.whole?.status === 'finished');
  /** Whose turn it is; our turn stays ours until it is ended. */
  readonly playing = $derived.by<number | null>(() => {
    if (this.whole?.status !== 'playing') return null;
    return this.isMine ? this.seat : (this.view?.deciding_seat ?? this.whole.deciding ?? null);
  });
  readonly decision = $derived<Decision | null>(
    this.isMine ? (this.ownView?.decision ?? null) : null,
  );
  /** Whether the last command is waiting for the connection, so that nothing can follow. */
  readonly isStuck = $derived(this.isSaving && (this.isLate || !this.isOnline));
  /** All legal actions; empty while the turn only has to be ended. */
  readonly choices = $derived<Offered[]>(
    this.isMine && !this.draft.complete && !this.isStuck ? this.legal : [],
  );
  /** Whether a choice is outside the current question, like some clans' own actions. */
  isSideAction({ verb }: Choice): boolean {
    const own = this.printed?.actions[verb];
    if (!own) return false;
    return own.any_time || (this.decision?.kind === 'turn' && !own.on_map);
  }
  /** Whether a choice is made on the map. */
  isOnMap({ verb }: Choice): boolean {
    return ON_MAP.includes(verb) || Boolean(this.printed?.actions[verb]?.on_map);
  }

  /** The log up to the move being shown. */
  readonly shownEntries = $derived.by(() => {
    const last = this.moves.view && this.moves.last;
    return last ? this.entries.filter((each) => each.seq <= last) : this.entries;
  });
  readonly chat = $derived(this.entries.filter((each) => each.kind === 'chat'));
  /** 0 while the log is loading. */
  readonly unreadChat = $derived(Math.max(0, this.chat.length - this.readChat));
  readonly names = $derived(
    numbered(this.whole?.seats.map((seat) => (seat.bot ? bot(seat.bot) : nameOf(seat))) ?? []),
  );
  readonly market = $derived.by(() => {
    const side = this.view?.market_side;
    return this.printed && side ? this.printed[`market_${side}`] : null;
  });
  readonly narrator = $derived(
    this.printed && this.market
      ? new Narrator(this.names, this.printed, this.market.tracks, this.seat)
      : null,
  );

  // Messages from the server.

  onHello(message: Message<'hello'>): void {
    this.moves.skip();
    if (message.entries) {
      const known = this.entries.at(-1)?.seq ?? 0;
      this.entries = [...this.entries, ...message.entries.filter((each) => each.seq > known)];
    } else {
      void this.readLog();
    }
    this.setWhole(message.table);
    this.moves.offer();
  }

  onUpdate(message: Message<'update'>): void {
    const known = this.whole?.seq ?? 0;
    if (message.seq <= known) return;
    if (message.after !== known || !this.whole) {
      this.live.catchUp();
      return;
    }
    // The beginning of a game is no decision: only the view is new.
    const changed = message.version !== this.whole.version || Boolean(message.view);
    const before = this.ownView;
    this.entries = [...this.entries, ...message.entries];
    this.whole = {
      ...noted(this.whole, message.entries),
      ...message.table,
      seq: message.seq,
      version: message.version,
      // Seats are drawn by lot when the game begins.
      you: message.own?.seat === undefined ? this.whole.you : message.own.seat,
    };
    if (changed) {
      this.places.turn = null;
      this.applyUpdate(message);
      this.moves.add(movesOf(message.entries, this.ownView), before);
    }
  }

  /** Our turn changed, here or in another window. */
  onDraft(message: Message<'draft'>): void {
    if (message.version !== this.whole?.version) return;
    if (message.step) this.moves.skip();
    this.draftChanges += 1;
    this.draft = { codes: message.codes, step: message.step, complete: message.complete };
    this.ownView = sharing(this.ownView, message.view);
    this.setPosition(sharing(this.currentPreview, message.preview), message.choices.map(offered));
  }

  onEffect({ code, effect, version, step }: Message<'effect'>): void {
    if (effect && version === this.whole?.version && step === this.draft.step) {
      this.effects = { ...this.effects, [code]: effect };
    }
    for (const answer of this.pendingEffects.get(code) ?? []) answer(effect);
    this.pendingEffects.delete(code);
  }

  onPresence(message: Message<'presence'>): void {
    this.people = message.people;
    this.spectators = message.spectators;
  }

  onQueue(message: Message<'queue'>): void {
    this.places[message.what] = message.place;
  }

  onConnection(isOnline: boolean): void {
    this.isOnline = isOnline;
    this.isLost = !isOnline;
  }

  onRefused(refusal: Refusal): void {
    this.refusal = refusal;
  }

  close(): void {
    this.live.close();
  }

  /** Replace the whole table. */
  private setWhole(whole: WholeTable): void {
    this.whole = whole;
    this.places.turn = whole.queue?.place ?? null;
    this.ownView = whole.view;
    const codes = whole.codes ?? [];
    this.draft = { codes, step: codes.length, complete: whole.complete ?? false };
    // A view that includes our draft is no base for patches.
    this.publicView = codes.length ? null : whole.view;
    this.publicPreview = codes.length ? null : (whole.preview ?? null);
    void this.loadContent();
    this.setPosition(whole.preview ?? null, (whole.choices ?? []).map(offered));
  }

  private applyUpdate(message: Message<'update'>): void {
    this.draft = EMPTY_DRAFT;
    if (message.view !== undefined) this.publicView = message.view;
    else if (this.publicView && message.patch) {
      const view = patched(this.publicView, message.patch);
      this.publicView = isView(view) ? view : null;
    }
    this.publicPreview = merged(this.publicPreview, message);
    if (!this.publicView || !this.publicPreview) {
      void this.reload();
      return;
    }
    const choices = (message.choices ?? []).map(offered);
    this.ownView = { ...this.publicView, seat: this.seat, legal: choices.map(({ code }) => code) };
    void this.loadContent();
    this.setPosition(this.publicPreview, choices);
  }

  /** Replace the current position. */
  private setPosition(preview: Preview | null, choices: Offered[]): void {
    this.currentPreview = preview;
    this.legal = choices;
    this.effects = {};
    for (const answers of this.pendingEffects.values()) for (const answer of answers) answer(null);
    this.pendingEffects.clear();
    if (this.moment === null && !this.moves.view) this.preview = preview;
  }

  /** Load the table again. */
  async reload(): Promise<void> {
    try {
      const changes = this.draftChanges;
      const whole = await api.get(`/tables/${this.id}`, { preview: true });
      if (whole.seq < (this.whole?.seq ?? 0)) return;
      // Our turn changed meanwhile, so the answer may be outdated.
      if (changes === this.draftChanges) this.setWhole(whole);
      else await this.reload();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private async readLog(): Promise<void> {
    let more = true;
    while (more) {
      const after = this.entries.at(-1)?.seq ?? 0;
      const page = await api.get(`/tables/${this.id}/entries`, { after });
      const known = this.entries.at(-1)?.seq ?? 0;
      this.entries = [...this.entries, ...page.entries.filter((each) => each.seq > known)];
      more = page.more && page.entries.length > 0;
    }
    this.moves.offer();
  }

  /** Load the content pack, and the map once it is known. */
  private async loadContent(): Promise<void> {
    const whole = this.whole;
    if (!whole) return;
    this.printed ??= await loadPrinted(whole.options.content);
    const view = whole.view ?? this.ownView;
    if (view) this.map ??= await loadMap(view.map, whole.players);
  }

  /** The effect of an action; null if the game has moved on or it is not legal. */
  foresee(code: string): Promise<ActionEffect | null> {
    const known = this.effects[code];
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => {
      const waiting = this.pendingEffects.get(code);
      this.pendingEffects.set(code, [...(waiting ?? []), resolve]);
      if (!waiting) this.live.foresee(code);
    });
  }

  /** The moves have caught up with the present; so does the preview data. */
  showCurrentPreview(): void {
    if (this.currentPreview && this.moment === null) this.preview = this.currentPreview;
  }

  /** Mark all chat messages as read. */
  markChatRead(): void {
    this.readChat = this.chat.length;
    if (this.readChat) remember(this.readChatKey, this.readChat);
  }

  private get readChatKey(): string {
    return `caledonia-heard-${this.id}`;
  }

  // Commands.

  /** Add a decision to the draft; it becomes public at the end of the turn. */
  play(code: string, end = false): Promise<void> {
    this.moves.skip();
    return this.send('play', { codes: [code], ...this.expected(), end });
  }

  /** Take back the last decisions of the turn, by default all. */
  takeBack(steps?: number): Promise<void> {
    return this.send('take-back', { ...this.expected(), ...(steps && { steps }) });
  }

  endTurn(): Promise<void> {
    return this.send('end', this.expected());
  }

  /** Send a command that does not belong to the draft: chat, orders, undo, sitting down. */
  async send<K extends Command>(kind: K, body: CommandBody<K>): Promise<void> {
    this.isSaving = true;
    const late = setTimeout(() => (this.isLate = true), LATE_MS);
    try {
      await this.live.command(kind, body);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'stale') await this.reload();
      throw error;
    } finally {
      clearTimeout(late);
      this.isSaving = this.live.isSaving;
      this.isLate &&= this.isSaving;
    }
  }

  private expected() {
    return { version: this.whole?.version ?? 0, step: this.draft.step };
  }

  /** Why an action is not possible; an incomplete code is matched to the nearest action. */
  why(code: string): Promise<WhyNot> {
    return this.live.why?.(code) ?? api.get(`/tables/${this.id}/why-not`, { code });
  }

  // History.

  /** Show a past moment, or with null the present; stops any replay. */
  goTo(ply: number | null): Promise<void> {
    this.moves.stop();
    return this.showPly(ply);
  }

  /** The position after a number of decisions. */
  positionAt(ply: number, preview = false): Promise<PositionThen> {
    return api.get(`/tables/${this.id}/positions/${ply}`, { outlook: preview });
  }

  async showPly(ply: number | null): Promise<void> {
    this.requestedPly = ply;
    if (ply === null || ply >= (this.whole?.ply ?? 0)) {
      this.moment = null;
      this.preview = this.currentPreview;
      return;
    }
    const position = await this.positionAt(ply, true);
    // Another moment has been requested meanwhile.
    if (this.requestedPly !== ply) return;
    this.showPast(ply, position);
  }

  /** Show a position as the past moment on view. */
  showPast(ply: number, { view, outlook: preview }: PositionThen): void {
    this.pastView = view;
    if (preview) this.preview = preview;
    this.moment = ply;
  }
}

/** A table with what new entries of its log say about it. */
function noted(whole: WholeTable, entries: readonly LogEntry[]): WholeTable {
  const table = { ...whole };
  for (const entry of entries) {
    if (entry.kind === 'started') table.seed_hash = entry.seed_hash;
    if (entry.kind === 'uncounted') table.uncounted = entry.why;
    if (entry.kind === 'finished') ({ result: table.result, seed: table.seed = null } = entry);
  }
  return table;
}

/** Whether preview data has everything: the first change comes with all of it, and a whole view. */
const isComplete = (preview: Partial<Preview>): preview is Preview =>
  'imports' in preview && 'spaces' in preview;

/** A list over seats with what changed, by seat. */
const bySeat = <T>(before: readonly T[] = [], change: Record<string, T> = {}): T[] =>
  Object.assign([...before], change);

/** Preview data merged with an update; null if some of it is unknown. */
function merged(before: Preview | null, { view, preview, own }: Message<'update'>): Preview | null {
  const now = {
    ...before,
    ...preview,
    ...own,
    seats: bySeat(before?.seats, preview?.seats),
    settlements: bySeat(before?.settlements, preview?.settlements),
  };
  return (before || view) && isComplete(now) ? now : null;
}
