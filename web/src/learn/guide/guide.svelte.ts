/** The guide at one table: what it knows of the player, what it asks the server, what it says. */

import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { TableContext } from '../../state/context';
import { api, Refusal } from '../../wire/api';
import type { Counsel } from '../../wire/generated';
import { lessonFor, teaches, type Lesson } from './lessons';
import { courseOf, doneTopics, teaching, TOPICS, type Topic } from './topics';

/** Milliseconds in which lessons are gathered before they are stored. */
const TOGETHER = 50;

/** The id under which a learnt topic is kept. */
const did = (topic: Topic) => `did-${topic}`;

export class Guide {
  /** Topics that were learnt, and news that were read: kept with the table, so never lost. */
  readonly told = new SvelteSet<string>();
  /** The last advice, and the position it is for. */
  private latestCounsel = $state.raw<{ standing: string; counsel: Counsel } | null>(null);
  private isAlone = $state(false);
  private isLeft = $state(false);
  private asked = '';
  private unsaved: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly context: TableContext) {
    for (const each of context.table.whole?.guide?.seen ?? []) this.told.add(each);
    $effect(() => this.ask());
    $effect(() => {
      const done = this.doneNow;
      untrack(() => this.tell(done.map(did)));
    });
    $effect(() => this.readOn());
    $effect(() => () => this.save());
  }

  private readonly course = $derived.by(() => {
    const { entries, seat, draft } = this.context.table;
    return courseOf(entries, seat ?? -1, draft.codes);
  });
  /** Deeds that everybody has seen; a try may be taken back. */
  private readonly doneNow = $derived.by(() => {
    const { entries, seat, view, isOver } = this.context.table;
    return doneTopics(courseOf(entries, seat ?? -1), view?.round ?? 0, isOver);
  });

  /** What this game can teach: one without ports teaches none. */
  readonly topics = $derived.by<Topic[]>(() => {
    const view = this.context.table.view;
    return TOPICS.filter(
      (topic) =>
        (topic !== 'ports' || view?.ports?.length) &&
        (topic !== 'scoring' || view?.scoring?.length),
    );
  });
  readonly learnt = $derived(this.topics.filter((topic) => this.told.has(did(topic))));

  /** The position with what is tried out. */
  private readonly standing = $derived.by(() => {
    const { whole, draft } = this.context.table;
    return [whole?.version, ...draft.codes].join('/');
  });
  private readonly counsel = $derived(
    this.latestCounsel?.standing === this.standing ? this.latestCounsel.counsel : null,
  );

  readonly lesson = $derived.by<Lesson | null>(() => {
    const { table } = this.context;
    // While a move waits for the connection, no button can be pressed; the bar says why.
    if (table.isStuck) return null;
    // Until a press has shown its effect, what was said stays: it is not asked for again.
    if (!table.isSaving || this.standing !== this.latest.standing) {
      this.latest = { standing: this.standing, lesson: this.lessonNow() };
    }
    return this.isClosed(this.latest.lesson) ? null : this.latest.lesson;
  });

  /** Whether the player has closed news or sent the guide away, even while something is saved. */
  private isClosed(lesson: Lesson | null): boolean {
    return this.isLeft || Boolean(lesson?.isNews && this.told.has(lesson.id));
  }
  private latest: { standing: string; lesson: Lesson | null } = { standing: '', lesson: null };

  private lessonNow(): Lesson | null {
    const { table, selection } = this.context;
    if (this.isLeft || table.moment !== null || table.isOver || table.seat === null) return null;
    const own = table.view?.seats[table.seat];
    return lessonFor({
      course: this.course,
      told: this.told,
      kind: table.decision?.kind ?? null,
      isComplete: table.isMine && table.draft.complete,
      isFresh: table.draft.step === 0,
      round: table.view?.round ?? 0,
      lastRound: table.printed?.rounds ?? 0,
      selection,
      mains: selection.mains,
      counsel: this.counsel,
      isAlone: this.isAlone,
      hasTiles: Boolean(table.view?.scoring?.length),
      goods: Object.values(own?.goods ?? {}).reduce((sum, count) => sum + count, 0),
    });
  }

  /** Figures for the words of a lesson. */
  readonly figures = $derived.by(() => {
    const { table } = this.context;
    const { produced, scored } = this.course;
    const own = table.view?.seats[table.seat ?? -1];
    const imports = table.outlook?.imports;
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
  /** The choice that is pointed at. */
  readonly looked = $derived.by(() => this.context.selection.code);
  readonly reason = $derived(this.counsel?.reason ?? null);

  /** Note what was learnt or read. */
  tell(ids: readonly string[]): void {
    const fresh = ids.filter((each) => !this.told.has(each));
    if (!fresh.length) return;
    for (const each of fresh) this.told.add(each);
    this.unsaved.push(...fresh);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), TOGETHER);
  }

  /** Go on without the guide; the table's menu calls it back. */
  async leave(): Promise<void> {
    clearTimeout(this.timer);
    this.isLeft = true;
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
    // Without a connection they wait for the next ones.
    api
      .post(`/tables/${this.context.table.id}/guide`, { seen })
      .catch(() => this.unsaved.unshift(...seen));
  }

  /** Whoever goes on playing has read what was said before. */
  private readOn(): void {
    const { selection } = this.context;
    const isPicking = selection.main !== null || selection.code !== null;
    const standing = this.standing;
    const lesson = this.lesson;
    untrack(() => {
      if (this.read.standing !== standing) this.tell([...this.read.ids]);
      if (isPicking && this.read.news) this.tell([this.read.news]);
      if (this.read.standing !== standing) this.read = { standing, ids: new Set(), news: null };
      this.read.news = lesson?.isNews ? lesson.id : null;
      if (lesson && teaches(lesson)) this.read.ids.add(lesson.id);
    });
  }
  /** What was said since the last decision. */
  private read = { standing: '', ids: new Set<string>(), news: null as string | null };

  /** Ask for advice once for each decision with a choice. */
  private ask(): void {
    const { table } = this.context;
    if (!table.isMine || table.isSaving || table.choices.length === 0) return;
    const standing = this.standing;
    if (standing === this.asked) return;
    this.asked = standing;
    const step = table.draft.step;
    const teach = untrack(() => teaching(this.course));
    api.get(`/tables/${table.id}/counsel`, { teach }).then(
      (counsel) => {
        this.isAlone = false;
        if (this.asked !== standing) return;
        if (counsel.step === step) this.latestCounsel = { standing, counsel };
        // The turn has gone on in another window, and its news are on their way.
        else this.asked = '';
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        this.isAlone = this.asked === standing;
      },
    );
  }
}
