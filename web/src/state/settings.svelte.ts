/** A person's preferences, stored in this browser. */

import { MediaQuery } from 'svelte/reactivity';
import { guessLanguage, LANGUAGES, words, type Language } from '../words/fluent.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'full' | 'quick' | 'none';
/** How long others' moves are shown: not at all, long enough to follow, or half of that. */
export type Pace = 'off' | 'calm' | 'quick';
export type Colours = 'plain' | 'bold';

export const LAYERS = ['bar', 'weather', 'ways'] as const;
/** A learning aid. */
export type Layer = (typeof LAYERS)[number];

export interface Preferences {
  language: Language;
  theme: Theme;
  /** Bold: larger marks and patterns on pieces, for colour-blind players. */
  colours: Colours;
  motion: Motion;
  moves: Pace;
  sound: boolean;
  /** Whether choices are previewed and confirmed by a second press. */
  confirm: boolean;
  /** Whether passing asks for confirmation while money or actions remain. */
  confirmPass: boolean;
  /** Whether the turn ends automatically once nothing is left to decide. */
  endAlone: boolean;
  /** Quarter turns of the map. */
  orientation: 0 | 1 | 2 | 3;
  coordinates: boolean;
  /** Whether single-key shortcuts work at the table. */
  shortcuts: boolean;
  /** Learning aids to show where a table allows them. */
  layers: Layer[];
}

const KEY = 'caledonia-settings';
const DEFAULTS: Preferences = {
  language: 'en',
  theme: 'auto',
  colours: 'plain',
  motion: 'full',
  moves: 'calm',
  sound: false,
  confirm: true,
  confirmPass: true,
  endAlone: false,
  orientation: 0,
  coordinates: false,
  shortcuts: true,
  layers: [],
};

/** The system's preferences, which may change while the page is open. */
const dark = new MediaQuery('(prefers-color-scheme: dark)');
const still = new MediaQuery('(prefers-reduced-motion: reduce)');

class Settings {
  preferences = $state<Preferences>({ ...DEFAULTS });

  /** Load the stored preferences and their language. */
  async begin(): Promise<void> {
    const stored = remembered<Partial<Preferences>>(KEY, {});
    const language = stored.language ?? guessLanguage(navigator.languages);
    const known = LANGUAGES.includes(language) ? language : 'en';
    Object.assign(this.preferences, stored, { language: known });
    $effect.root(() => {
      $effect(() => this.show());
    });
    // Follow changes made in another tab.
    addEventListener('storage', ({ key }) => {
      if (key !== KEY) return;
      Object.assign(this.preferences, remembered<Partial<Preferences>>(KEY, {}));
      void words.setLanguage(this.preferences.language);
    });
    await words.setLanguage(known);
  }

  async change(changes: Partial<Preferences>): Promise<void> {
    Object.assign(this.preferences, changes);
    remember(KEY, $state.snapshot(this.preferences));
    if (changes.language) await words.setLanguage(changes.language);
  }

  /** Duration of animations in milliseconds; 0 if motion is off. */
  get pace(): number {
    if (still.current) return 0;
    return { full: 260, quick: 130, none: 0 }[this.preferences.motion];
  }

  get isDark(): boolean {
    if (this.preferences.theme !== 'auto') return this.preferences.theme === 'dark';
    return dark.current;
  }

  private show(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.isDark ? 'dark' : 'light';
    root.dataset['motion'] = this.pace ? this.preferences.motion : 'none';
    root.dataset['colours'] = this.preferences.colours;
    // An installed page has its manifest in the person's language.
    const manifest = `/manifest-${this.preferences.language}.webmanifest`;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest);
    // Phones draw the browser bar in this colour.
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
  }
}

/** A stored value, or a default if there is none or storage is blocked. */
export function remembered<T>(key: string, first: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? first : (JSON.parse(text) as T);
  } catch {
    return first;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may block storage; the page works without it.
  }
}

export const settings = new Settings();
