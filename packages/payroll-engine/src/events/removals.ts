import type { PayrollPeriod } from '../payroll-period.ts';
import { type Element, elementAt, textAt } from '../xml/element.ts';
import type { EventStamp } from './event-stamp.ts';
import type { EventHead } from './payroll-event.ts';
import { periodAt } from './period-at.ts';

/** An event that an S-3000 may remove. */
export interface Removable {
  type: string;
  stamp: EventStamp;
  receipt: string | undefined;
  worker?: string;
  period?: PayrollPeriod;
}

/** S-3000: the removal of an event. */
interface Removal {
  type: string;
  receipt: string | undefined;
  stamp: EventStamp;
  worker: string | undefined;
  period: PayrollPeriod | undefined;
}

/** The events that were removed (PR-008). */
export class Removals {
  readonly #byType = new Map<string, Removal[]>();

  /** Takes an event; returns whether it is an S-3000. */
  take(event: Element, { stamp, pseudonym }: EventHead): boolean {
    if (event.name !== 'evtExclusao') return false;
    const info = elementAt(event, 'infoExclusao');
    const type = textAt(info, 'tpEvento') ?? '';
    const cpf = textAt(info, 'ideTrabalhador', 'cpfTrab');
    const removal = {
      type,
      receipt: textAt(info, 'nrRecEvt'),
      stamp,
      worker: cpf === undefined ? undefined : pseudonym(cpf),
      period: periodAt(info, 'ideFolhaPagto'),
    };
    this.#byType.set(type, [...(this.#byType.get(type) ?? []), removal]);
    return true;
  }

  /**
   * Returns whether an event was removed: by its receipt; where either receipt is unknown, by its type, worker and period
   * when it was not sent after the removal.
   */
  removes(event: Removable): boolean {
    return (this.#byType.get(event.type) ?? []).some((removal) => {
      if (removal.receipt !== undefined && event.receipt !== undefined) return removal.receipt === event.receipt;
      return (
        (event.worker === undefined || removal.worker === event.worker) &&
        (removal.period === undefined || removal.period === event.period) &&
        event.stamp.time <= removal.stamp.time
      );
    });
  }
}
