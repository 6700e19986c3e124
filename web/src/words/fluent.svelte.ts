/** All texts: Fluent messages of one language, shared with the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'es', 'it', 'pt_BR'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Word files needed only by some screens. */
export type Part =
  | 'home'
  | 'learn'
  | 'rules'
  | 'ending'
  | 'orders'
  | 'aids'
  | 'refusals'
  | 'moves'
  | 'review'
  | 'puzzles';

/** The languages' own names. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  pt_BR: 'Português (Brasil)',
};

type Loader = () => Promise<{ default: string }>;
type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];

const SOURCES: Record<Language, Record<Part | 'table', Loader>> = {
  en: {
    table: () => import('virtual:words/en'),
    home: () => import('virtual:words/en/home'),
    learn: () => import('virtual:words/en/learn'),
    rules: () => import('virtual:words/en/rules'),
    ending: () => import('virtual:words/en/ending'),
    orders: () => import('virtual:words/en/orders'),
    aids: () => import('virtual:words/en/aids'),
    refusals: () => import('virtual:words/en/refusals'),
    moves: () => import('virtual:words/en/moves'),
    review: () => import('virtual:words/en/review'),
    puzzles: () => import('virtual:words/en/puzzles'),
  },
  de: {
    table: () => import('virtual:words/de'),
    home: () => import('virtual:words/de/home'),
    learn: () => import('virtual:words/de/learn'),
    rules: () => import('virtual:words/de/rules'),
    ending: () => import('virtual:words/de/ending'),
    orders: () => import('virtual:words/de/orders'),
    aids: () => import('virtual:words/de/aids'),
    refusals: () => import('virtual:words/de/refusals'),
    moves: () => import('virtual:words/de/moves'),
    review: () => import('virtual:words/de/review'),
    puzzles: () => import('virtual:words/de/puzzles'),
  },
  es: {
    table: () => import('virtual:words/es'),
    home: () => import('virtual:words/es/home'),
    learn: () => import('virtual:words/es/learn'),
    rules: () => import('virtual:words/es/rules'),
    ending: () => import('virtual:words/es/ending'),
    orders: () => import('virtual:words/es/orders'),
    aids: () => import('virtual:words/es/aids'),
    refusals: () => import('virtual:words/es/refusals'),
    moves: () => import('virtual:words/es/moves'),
    review: () => import('virtual:words/es/review'),
    puzzles: () => import('virtual:words/es/puzzles'),
  },
  it: {
    table: () => import('virtual:words/it'),
    home: () => import('virtual:words/it/home'),
    learn: () => import('virtual:words/it/learn'),
    rules: () => import('virtual:words/it/rules'),
    ending: () => import('virtual:words/it/ending'),
    orders: () => import('virtual:words/it/orders'),
    aids: () => import('virtual:words/it/aids'),
    refusals: () => import('virtual:words/it/refusals'),
    moves: () => import('virtual:words/it/moves'),
    review: () => import('virtual:words/it/review'),
    puzzles: () => import('virtual:words/it/puzzles'),
  },
  pt_BR: {
    table: () => import('virtual:words/pt_BR'),
    home: () => import('virtual:words/pt_BR/home'),
    learn: () => import('virtual:words/pt_BR/learn'),
    rules: () => import('virtual:words/pt_BR/rules'),
    ending: () => import('virtual:words/pt_BR/ending'),
    orders: () => import('virtual:words/pt_BR/orders'),
    aids: () => import('virtual:words/pt_BR/aids'),
    refusals: () => import('virtual:words/pt_BR/refusals'),
    moves: () => import('virtual:words/pt_BR/moves'),
    review: () => import('virtual:words/pt_BR/review'),
    puzzles: () => import('virtual:words/pt_BR/puzzles'),
  },
};

class Words {
  /** The current language; components rerender when it changes. */
  language = $state<Language>('en');
  private bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  private names = $state.raw<string[]>([]);
  /** Cached patterns and their bundle: a map has many hundreds of texts. */
  private patterns = new Map<string, Pattern>();
  private source: FluentBundle | null = null;
  private readonly parts = new Set<Part | 'table'>(['table']);
  /** Clan texts of content packs, by language. */
  private readonly brought: Record<string, string> = {};
  private readonly needed = new Map<Part, Promise<void>>();
  private last: Promise<void> = Promise.resolve();

  /** Change the language without reloading the page. */
  setLanguage(language: Language): Promise<void> {
    return this.afterOthers(() => this.take(language));
  }

  /** Load the words of a screen; resolves at once if they are there. */
  need(part: Part): Promise<void> {
    const known = this.needed.get(part);
    if (known) return known;
    this.parts.add(part);
    const loading = this.afterOthers(() => this.take(this.language));
    this.needed.set(part, loading);
    loading.catch(() => {
      this.parts.delete(part);
      this.needed.delete(part);
    });
    return loading;
  }

  /** Add a content pack's texts, by language. */
  async addSources(sources: Record<string, string>): Promise<void> {
    const isNew = Object.entries(sources).some(([name, text]) => this.brought[name] !== text);
    if (!isNew) return;
    Object.assign(this.brought, sources);
    await this.afterOthers(() => this.take(this.language));
  }

  /** Loads run one after another, so that none overwrites another's bundle. */
  private afterOthers(work: () => Promise<void>): Promise<void> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async take(language: Language): Promise<void> {
    const bundle = new FluentBundle(tag(language), { useIsolating: false });
    const loaded = await Promise.all([...this.parts].map((part) => load(bundle, language, part)));
    bundle.addResource(new FluentResource(this.brought[language] ?? ''));
    this.bundle = bundle;
    this.names = loaded.flat();
    this.language = language;
    document.documentElement.lang = tag(language);
  }

  /** The keys of all loaded messages, in order. */
  keys(): Iterable<string> {
    return this.names;
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** Format a message; a missing key is shown itself, so that it is noticed. */
  say(key: string, figures: Record<string, FluentVariable> = {}): string {
    const pattern = this.pattern(key);
    // With an error list, a missing figure shows its name instead of failing.
    return pattern === null ? key : this.bundle.formatPattern(pattern, figures, []);
  }

  private pattern(key: string): Pattern {
    if (this.source !== this.bundle) {
      this.source = this.bundle;
      this.patterns.clear();
    }
    let pattern = this.patterns.get(key);
    if (pattern === undefined) {
      pattern = find(this.source, key);
      this.patterns.set(key, pattern);
    }
    return pattern;
  }
}

function find(bundle: FluentBundle, key: string): Pattern {
  const [name = '', attribute] = key.split('.');
  const message = bundle.getMessage(name);
  if (!message) return null;
  return attribute ? (message.attributes[attribute] ?? null) : message.value;
}

/** Load a word file; returns the keys of its messages in order. */
async function load(bundle: FluentBundle, language: Language, part: Part | 'table') {
  const source = await SOURCES[language][part]();
  const resource = new FluentResource(source.default);
  bundle.addResource(resource);
  return resource.body.map((message) => message.id);
}

/** A language as a BCP 47 tag. */
export function tag(language: Language): string {
  return language.replace('_', '-');
}

/** The browser's preferred language, or English. */
export function guessLanguage(preferred: readonly string[]): Language {
  for (const each of preferred) {
    const short = each.split('-')[0]?.toLowerCase();
    const match = LANGUAGES.find((language) => language.split('_')[0] === short);
    if (match) return match;
  }
  return 'en';
}

export const words = new Words();

/** The message of a key in the current language. */
export function t(key: string, figures?: Record<string, FluentVariable>): string {
  return words.say(key, figures);
}
