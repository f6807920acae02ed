import { formatBRL } from '@restitui/brazil/money.ts';
import type { TimelineEvent } from './timeline-event.ts';
import type { FeeReturnFact } from './timeline-facts.ts';

/** Returns a step for each return of paid fees, and for each payment of a boleto that was given back as a whole. */
export function feeReturnEvents(returns: readonly FeeReturnFact[]): TimelineEvent[] {
  return returns.map(({ id, data, valor, boleto }) => ({
    ...{ id: `devolucao ${id}`, kind: 'HONORARIO', date: data, waits: false, title: 'Honorários devolvidos' },
    text:
      boleto === undefined
        ? `A consultoria devolveu ${formatBRL(valor)} de honorários que você pagou a mais.`
        : `A consultoria devolveu ${formatBRL(valor)} que você pagou pelo boleto ${boleto}.`,
  }));
}
