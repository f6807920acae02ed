import { addDays, daysBetween, parseDay } from '@restitui/brazil/day.ts';
import { calendarMonth, type PayrollPeriod } from '../payroll-period.ts';
import { type Element, elementAt, textAt } from '../xml/element.ts';
import { compareStamps } from './event-stamp.ts';
import type { EventHead } from './payroll-event.ts';

/** An S-2230. Days `AAAA-MM-DD`; the reason is not kept (PR-074). */
export interface LeaveEvent extends Omit<EventHead, 'pseudonym'> {
  type: 'S-2230';
  /** Pseudonym of the worker. */
  worker: string;
  start: string | undefined;
  end: string | undefined;
  isSick: boolean;
  /** Receipt of the event that this one rectifies. */
  rectifies: string | undefined;
}

interface Leave {
  start: string;
  end: string | undefined;
  isSick: boolean;
}

const sickReasons = new Set(['01', '03']);
/** Days that the employer pays (Lei 8.213 art. 60 § 3º). */
const PAID_DAYS = 15;

/** Reads an S-2230; undefined for another event. */
export function readLeave(event: Element, { pseudonym, ...head }: EventHead): LeaveEvent | undefined {
  if (event.name !== 'evtAfastTemp') return undefined;
  const info = elementAt(event, 'infoAfastamento');
  return {
    ...head,
    type: 'S-2230',
    worker: pseudonym(textAt(event, 'ideVinculo', 'cpfTrab') ?? ''),
    start: textAt(info, 'iniAfastamento', 'dtIniAfast'),
    end: textAt(info, 'fimAfastamento', 'dtTermAfast'),
    isSick: sickReasons.has(textAt(info, 'iniAfastamento', 'codMotAfast')?.padStart(2, '0') ?? ''),
    rectifies: textAt(event, 'ideEvento', 'nrRecibo'),
  };
}

/** The leaves of all workers, which prove the first 15 days of sick leave (PR-044). */
export class Leaves {
  /** No S-2230 was sent. */
  readonly isEmpty: boolean;
  readonly #leaves = new Map<string, Leave[]>();

  constructor(events: readonly LeaveEvent[]) {
    this.isEmpty = events.length === 0;
    const rectified = new Set(events.map(({ rectifies }) => rectifies));
    const latest = events.filter(({ receipt }) => receipt === undefined || !rectified.has(receipt));
    for (const [worker, own] of Map.groupBy(latest, (event) => event.worker)) this.#leaves.set(worker, leavesOf(own));
  }

  /** Returns whether the first 15 days of a sick leave of more than 15 days touch the month of a period. */
  proves(worker: string, period: PayrollPeriod): boolean {
    const month = calendarMonth(period);
    return (this.#leaves.get(worker) ?? []).some((leave) => {
      const first = parseDay(leave.start);
      if (!first || !leave.isSick || !isLong(leave)) return false;
      const last = addDays(first, PAID_DAYS - 1);
      return first.slice(0, 7) <= month && month <= last.slice(0, 7);
    });
  }
}

/** An event with an end only closes the latest open leave that began by then, in any order of the files. */
function leavesOf(events: LeaveEvent[]): Leave[] {
  const byStart = new Map<string, Leave>();
  for (const { start, end, isSick } of events.toSorted((a, b) => compareStamps(a.stamp, b.stamp))) {
    if (start) byStart.set(start, { start, end: end ?? byStart.get(start)?.end, isSick });
  }
  const leaves = [...byStart.values()].toSorted((a, b) => (a.start < b.start ? -1 : 1));
  const ends = new Set(events.flatMap(({ start, end }) => (start === undefined && end !== undefined ? [end] : [])));
  for (const end of [...ends].toSorted()) {
    const at = leaves.findLastIndex((leave) => leave.end === undefined && leave.start <= end);
    const open = leaves[at];
    if (open) leaves[at] = { ...open, end };
  }
  return leaves;
}

function isLong({ start, end }: Leave): boolean {
  const [from, to] = [parseDay(start), end === undefined ? undefined : parseDay(end)];
  if (!from) return false;
  return !to || daysBetween(from, to) + 1 > PAID_DAYS;
}
