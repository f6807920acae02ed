import { formatBRL } from '@restitui/brazil/money.ts';
import type { TimelineEvent } from './timeline-event.ts';
import type { FeeReturnFact } from './timeline-facts.ts';

/** Returns a step for each return of paid fees. */
export function feeReturnEvents(returns: readonly FeeReturnFact[]): TimelineEvent[] {
  return returns.map(({ id, data, valor }) => ({
    ...{ id: `devolucao ${id}`, kind: 'HONORARIO', date: data, waits: false, title: 'Honorários devolvidos' },
    text: `A consultoria devolveu ${formatBRL(valor)} de honorários que você pagou a mais.`,
  }));
}
