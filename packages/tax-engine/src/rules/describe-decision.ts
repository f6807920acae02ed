import { formatDay } from '@restitui/brazil/day.ts';
import type { Decision } from './decision.ts';

/** Who decided, when and why, as an item shows it. pt-BR. */
export function describeDecision({ autor, em, motivo }: Decision): string {
  return `Decidido por ${autor} em ${formatDay(em)}: ${motivo}`;
}
