/** Measured strength of the bots, and the level suggested for me. */

import { api, Refusal } from '../wire/api';
import type { Ladder } from '../wire/generated';
import { t } from '../words/fluent.svelte';
import { bot } from '../words/things';

class Levels {
  ladder = $state.raw<Ladder | null>(null);

  /** Load the levels; without them, bots are chosen by name. */
  async load(): Promise<void> {
    try {
      this.ladder = await api.get('/levels');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** A bot's measured results as text; empty if it has none. */
  figures(id: string): string {
    const level = this.ladder?.levels.find((each) => each.bot === id);
    if (!level) return '';
    return t('bot-figures', {
      level: level.level,
      levels: this.ladder?.levels.length ?? 0,
      rating: Math.round(level.rating.mean),
      two: Math.round(level.points['2']?.mean ?? 0),
      four: Math.round(level.points['4']?.mean ?? 0),
    });
  }

  /** The suggested level; none before the levels are loaded. */
  get suggested(): string | undefined {
    return this.ladder?.suggested.bot;
  }

  /** The suggested level as a sentence. */
  get advice(): string {
    const suggested = this.ladder?.suggested;
    if (!suggested) return '';
    const { games } = suggested;
    return games
      ? t('home-suggest-after', { games, bot: bot(suggested.bot) })
      : t('home-suggest-first', { bot: bot(suggested.bot) });
  }
}

export const levels = new Levels();
