import type { EventItem, PayrollEvent } from './payroll-event.ts';
import { flatCopy, type TextPool } from './text-pool.ts';

/** Copies an event so that it keeps nothing of its document and shares the texts that other events repeat. */
export function compactEvent(event: PayrollEvent, texts: TextPool): PayrollEvent {
  const { stamp, receipt, worker, contract, items } = event;
  return {
    ...event,
    stamp: { time: flatCopy(stamp.time), tie: flatCopy(stamp.tie) },
    receipt: receipt === undefined ? undefined : flatCopy(receipt),
    worker: texts.of(worker),
    contract: flatCopy(contract),
    items: items.map((item) => compactItem(item, texts)),
  };
}

function compactItem(item: EventItem, texts: TextPool): EventItem {
  const { establishment, lotacao, category, table, code } = item;
  return {
    ...item,
    establishment: texts.of(establishment),
    lotacao: texts.of(lotacao),
    category: texts.of(category),
    table: texts.of(table),
    code: texts.of(code),
  };
}
