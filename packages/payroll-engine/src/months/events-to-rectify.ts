import type { PayrollEvent } from '../events/payroll-event.ts';
import type { JudgedItem } from '../items/judged-item.ts';

/** An event that must be sent again once its rubricas are corrected (PR-064), with the positions of its items. */
export interface EventToRectify extends Pick<PayrollEvent, 'type' | 'receipt'> {
  positions: string[];
}

/** Lists the events of a period that have a counted item, without their workers. */
export function eventsToRectify(items: readonly JudgedItem[]): EventToRectify[] {
  const found = new Map<NonNullable<JudgedItem['event']>, Set<string>>();
  for (const { event, position, status } of items) {
    if (!event || !position || status !== 'taxed') continue;
    found.set(event, (found.get(event) ?? new Set<string>()).add(position.id));
  }
  return [...found]
    .map(([{ type, receipt }, positions]) => ({ type, receipt, positions: [...positions].toSorted() }))
    .toSorted((a, b) => compare(a.type, b.type) || compare(a.receipt ?? '', b.receipt ?? ''));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
