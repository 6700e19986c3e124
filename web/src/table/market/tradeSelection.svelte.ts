/** The trade that somebody points at: one that can be taken, or on others' turns a mere question. */

import type { TableContext } from '../../state/context';
import { confirm } from '../confirm';
import { offers, type Offer, type Side } from './trade';

interface Asked {
  good: string;
  side: Side;
  count: number;
}

export class TradeSelection {
  private idle = $state.raw<Asked | null>(null);

  constructor(private readonly context: TableContext) {}

  readonly asked = $derived.by<Asked | null>(() => {
    const choice = this.context.selection.choice;
    if (choice?.good && (choice.verb === 'buy' || choice.verb === 'sell')) {
      return { good: choice.good, side: choice.verb, count: choice.amount ?? 1 };
    }
    return this.context.table.isMine ? null : this.idle;
  });
  readonly offer = $derived.by<Offer | null>(() => {
    const asked = this.asked;
    if (!asked) return null;
    return this.of(asked.good, asked.side).find((each) => each.count === asked.count) ?? null;
  });

  of(good: string, side: Side): Offer[] {
    const { choices, effects, outlook } = this.context.table;
    return offers(good, side, choices, { effects, market: outlook?.market ?? {} });
  }

  isAt(good: string, side: Side): boolean {
    return this.asked?.good === good && this.asked.side === side;
  }

  /** Whether pressing does something else than tell why not. */
  isOpen(good: string, side: Side, count: number): boolean {
    const offers = this.of(good, side);
    const offer = offers.find((each) => each.count === count);
    return offer !== undefined && (offer.isLegal || !this.context.table.isMine);
  }

  /** Point at a side of a good; every further time adds a piece. */
  press(good: string, side: Side): void {
    if (this.isAt(good, side) && this.offer) this.change(1);
    else this.look(good, side, this.of(good, side)[0]?.count ?? 1);
  }

  /** Change the number of pieces. */
  change(by: number): void {
    const asked = this.asked;
    if (asked) this.look(asked.good, asked.side, asked.count + by);
  }

  take(): void {
    const offer = this.offer;
    if (!offer) return;
    if (offer.isLegal) confirm(this.context);
    else this.idle = null;
  }

  clear(): void {
    this.idle = null;
    if (this.context.selection.choice?.good) this.context.selection.back();
  }

  private look(good: string, side: Side, count: number): void {
    const { selection, highlight, table } = this.context;
    const offer = this.of(good, side).find((each) => each.count === count);
    if (offer?.isLegal) {
      selection.selectTrade(offer.code);
    } else if (offer && !table.isMine) {
      this.idle = { good, side, count };
    } else {
      highlight.whyNot = `${side} ${good} ${count}`;
    }
  }
}
