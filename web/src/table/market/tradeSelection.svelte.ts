/** The selected trade: a legal one, or on others' turns a hypothetical one. */

import type { TableContext } from '../../state/context';
import { confirm } from '../confirm';
import { offers, type Offer, type Side } from './trade';
import type { GoodName } from '../../wire/generated';

interface SelectedTrade {
  good: GoodName;
  side: Side;
  count: number;
}

export class TradeSelection {
  #idle = $state.raw<SelectedTrade | null>(null);

  constructor(private readonly context: TableContext) {}

  readonly selected = $derived.by<SelectedTrade | null>(() => {
    const choice = this.context.selection.choice;
    if (choice?.good && (choice.verb === 'buy' || choice.verb === 'sell')) {
      return { good: choice.good, side: choice.verb, count: choice.amount ?? 1 };
    }
    return this.context.table.isMine ? null : this.#idle;
  });
  readonly offer = $derived.by<Offer | null>(() => {
    const selected = this.selected;
    if (!selected) return null;
    return (
      this.of(selected.good, selected.side).find((each) => each.count === selected.count) ?? null
    );
  });

  of(good: GoodName, side: Side): Offer[] {
    const { choices, effects, preview } = this.context.table;
    return offers(good, side, choices, { effects, market: preview?.market ?? {} });
  }

  isSelected(good: GoodName, side: Side): boolean {
    return this.selected?.good === good && this.selected.side === side;
  }

  /** Whether pressing selects the trade instead of explaining why not. */
  isPossible(good: GoodName, side: Side, count: number): boolean {
    const offers = this.of(good, side);
    const offer = offers.find((each) => each.count === count);
    return offer !== undefined && (offer.isLegal || !this.context.table.isMine);
  }

  /** Select a side of a good; pressing again adds a piece. */
  press(good: GoodName, side: Side): void {
    if (this.isSelected(good, side) && this.offer) this.change(1);
    else this.#select(good, side, this.of(good, side)[0]?.count ?? 1);
  }

  /** Change the amount. */
  change(by: number): void {
    const selected = this.selected;
    if (selected) this.#select(selected.good, selected.side, selected.count + by);
  }

  confirm(): void {
    const offer = this.offer;
    if (!offer) return;
    if (offer.isLegal) confirm(this.context);
    else this.#idle = null;
  }

  clear(): void {
    this.#idle = null;
    if (this.context.selection.choice?.good) this.context.selection.back();
  }

  #select(good: GoodName, side: Side, count: number): void {
    const { selection, highlight, table } = this.context;
    const offer = this.of(good, side).find((each) => each.count === count);
    if (offer?.isLegal) {
      selection.selectTrade(offer.code);
    } else if (offer && !table.isMine) {
      this.#idle = { good, side, count };
    } else {
      highlight.whyNot = `${side} ${good} ${count}`;
    }
  }
}
