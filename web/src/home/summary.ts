import type { TableSummary } from '../wire/generated';
import { OPEN, summary, type Choices } from './choices';
import { isVacant } from './tables';

/** A table's options in sentences; its players are shown beside them. */
export function summaryOf(table: Omit<TableSummary, 'asked'>): string[] {
  const isOpen = table.status === 'open';
  const seats = table.seats.map((seat) =>
    isOpen && isVacant(seat) ? OPEN : (seat.bot ?? seat.name),
  );
  const choices: Choices = {
    ...table.options,
    name: table.name,
    players: table.players,
    seats,
    public: table.public,
    rated: table.rated,
  };
  return summary(choices).slice(1);
}
