import { formatDay } from '@restitui/brazil/day.ts';
import type { Decision } from './decision.ts';

/** Formats author, date and reason of a decision for display with an item. pt-BR. */
export function describeDecision({ autor, em, motivo }: Decision): string {
  return `Decidido por ${autor} em ${formatDay(em)}: ${motivo}`;
}
