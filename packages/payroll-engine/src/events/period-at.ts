import { eventPeriod, type PayrollPeriod } from '../payroll-period.ts';
import { type Element, textAt } from '../xml/element.ts';

/** Returns the period that perApur and indApuracao at a path name; undefined when there is none. */
export function periodAt(element: Element | undefined, ...path: string[]): PayrollPeriod | undefined {
  return eventPeriod(textAt(element, ...path, 'perApur'), textAt(element, ...path, 'indApuracao'));
}
