/** The guide at one table: its record of the player, its requests and its current lesson. */

import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { TableContext } from '../../state/context';
import { api, Refusal } from '../../wire/api';
import type { Counsel } from '../../wire/generated';
import { lessonFor, teaches, type Lesson } from './lessons';
import { courseOf, doneTopics, teaching, TOPICS, type Topic } from './topics';

/** Milliseconds over which lessons are batched before they are stored. */
const SAVE_DELAY_MS = 50;

/** The stored id of a learnt topic. */
const doneId = (topic: Topic) => `did-${topic}`;

export class Guide {
  /** Learnt topics and read news, stored with the table. */
  readonly seen = new SvelteSet<string>();
  /** The latest advice and its position. */
  private latestCounsel = $state.raw<{ positionKey: string; counsel: Counsel } | null>(null);
  private isCounselUnavailable = $state(false);
  private isDismissed = $state(false);
  private requestedFor = '';
  private unsaved: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly context: TableContext) {
    for (const each of context.table.whole?.guide?.seen ?? []) this.seen.add(each);
    $effect(() => this.requestCounsel());
    $effect(() => {
      const done = this.doneNow;
      untrack(() => this.markSeen(done.map(doneId)));
    });
    $effect(() => this.markRead());
    $effect(() => () => this.save());
  }

  private readonly course = $derived.by(() => {
    const { entries, seat, draft } = this.context.table;
    return courseOf(entries, seat ?? -1, draft.codes);
  });
  /** Actions that are public; the draft may still be taken back. */
  private readonly doneNow = $derived.by(() => {
    const { entries, seat, view, isOver } = this.context.table;
    return doneTopics(courseOf(entries, seat ?? -1), view?.round ?? 0, isOver);
  });

  /** Topics of this game: without ports there is none about ports. */
  readonly topics = $derived.by<Topic[]>(() => {
    const view = this.context.table.view;
    return TOPICS.filter(
      (topic) =>
        (topic !== 'ports' || view?.ports?.length) &&
        (topic !== 'scoring' || view?.scoring?.length),
    );
  });
  readonly learnt = $derived(this.topics.filter((topic) => this.seen.has(doneId(topic))));

  /** The position including the draft. */
  private readonly positionKey = $derived.by(() => {
    const { whole, draft } = this.context.table;
    return [whole?.version, ...draft.codes].join('/');
  });
  private readonly counsel = $derived(
    this.latestCounsel?.positionKey === this.positionKey ? this.latestCounsel.counsel : null,
  );

  readonly lesson = $derived.by<Lesson | null>(() => {
    const { table } = this.context;
    // While a move waits for the connection no button works; the bar says why.
    if (table.isStuck) return null;
    // While a command is being saved, the lesson stays.
    if (!table.isSaving || this.positionKey !== this.lastLesson.positionKey) {
      this.lastLesson = { positionKey: this.positionKey, lesson: this.lessonNow() };
    }
    return this.isClosed(this.lastLesson.lesson) ? null : this.lastLesson.lesson;
  });

  /** Whether the player has closed the news or the guide, even while something is saved. */
  private isClosed(lesson: Lesson | null): boolean {
    return this.isDismissed || Boolean(lesson?.isNews && this.seen.has(lesson.id));
  }
  private lastLesson: { positionKey: string; lesson: Lesson | null } = {
    positionKey: '',
    lesson: null,
  };

  private lessonNow(): Lesson | null {
    const { table, selection } = this.context;
    if (this.isDismissed || table.moment !== null || table.isOver || table.seat === null)
      return null;
    const own = table.view?.seats[table.seat];
    return lessonFor({
      course: this.course,
      seen: this.seen,
      kind: table.decision?.kind ?? null,
      isComplete: table.isMine && table.draft.complete,
      isFresh: table.draft.step === 0,
      round: table.view?.round ?? 0,
      lastRound: table.printed?.rounds ?? 0,
      selection,
      mains: selection.mains,
      counsel: this.counsel,
      isCounselUnavailable: this.isCounselUnavailable,
      hasTiles: Boolean(table.view?.scoring?.length),
      goods: Object.values(own?.goods ?? {}).reduce((sum, count) => sum + count, 0),
    });
  }

  /** Figures of a lesson's text. */
  readonly figures = $derived.by(() => {
    const { table } = this.context;
    const { produced, scored } = this.course;
    const own = table.view?.seats[table.seat ?? -1];
    const imports = table.preview?.imports;
    return {
      earned: produced?.money ?? 0,
      glory: scored ?? 0,
      money: own?.money ?? 0,
      points: Math.round(this.counsel?.losses[this.context.selection.code ?? ''] ?? 0),
      ranked: imports && new Set(Object.values(imports.goods).map((each) => each.value)).size > 1,
      value: Object.values(imports?.goods ?? {})[0]?.value ?? 0,
      produced: produced?.goods ?? {},
    };
  });
  /** The code of the previewed choice. */
  readonly selectedCode = $derived.by(() => this.context.selection.code);
  readonly reason = $derived(this.counsel?.reason ?? null);

  /** Record topics as learnt or news as read. */
  markSeen(ids: readonly string[]): void {
    const fresh = ids.filter((each) => !this.seen.has(each));
    if (!fresh.length) return;
    for (const each of fresh) this.seen.add(each);
    this.unsaved.push(...fresh);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), SAVE_DELAY_MS);
  }

  /** Dismiss the guide; the table's menu brings it back. */
  async dismiss(): Promise<void> {
    clearTimeout(this.timer);
    this.isDismissed = true;
    const seen = this.unsaved;
    this.unsaved = [];
    await api.post(`/tables/${this.context.table.id}/guide`, { seen, left: true });
    await this.context.table.reload();
  }

  private save(): void {
    clearTimeout(this.timer);
    const seen = this.unsaved;
    this.unsaved = [];
    if (!seen.length) return;
    // Without a connection they are sent with the next ones.
    api
      .post(`/tables/${this.context.table.id}/guide`, { seen })
      .catch(() => this.unsaved.unshift(...seen));
  }

  /** Lessons shown before the player moved on count as read. */
  private markRead(): void {
    const { selection } = this.context;
    const isPicking = selection.main !== null || selection.code !== null;
    const positionKey = this.positionKey;
    const lesson = this.lesson;
    untrack(() => {
      if (this.read.positionKey !== positionKey) this.markSeen([...this.read.ids]);
      if (isPicking && this.read.news) this.markSeen([this.read.news]);
      if (this.read.positionKey !== positionKey)
        this.read = { positionKey, ids: new Set(), news: null };
      this.read.news = lesson?.isNews ? lesson.id : null;
      if (lesson && teaches(lesson)) this.read.ids.add(lesson.id);
    });
  }
  /** Lessons shown since the last decision. */
  private read = { positionKey: '', ids: new Set<string>(), news: null as string | null };

  /** Request advice once per decision with a choice. */
  private requestCounsel(): void {
    const { table } = this.context;
    if (!table.isMine || table.isSaving || table.choices.length === 0) return;
    const positionKey = this.positionKey;
    if (positionKey === this.requestedFor) return;
    this.requestedFor = positionKey;
    const step = table.draft.step;
    const teach = untrack(() => teaching(this.course));
    api.get(`/tables/${table.id}/counsel`, { teach }).then(
      (counsel) => {
        this.isCounselUnavailable = false;
        if (this.requestedFor !== positionKey) return;
        if (counsel.step === step) this.latestCounsel = { positionKey, counsel };
        // The turn has continued in another window; its update is on the way.
        else this.requestedFor = '';
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        this.isCounselUnavailable = this.requestedFor === positionKey;
      },
    );
  }
}
