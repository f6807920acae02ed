import { formatDay, invalidDate, parseDay } from '@restitui/brazil/day.ts';
import { endBeforeStart, isReversed } from '@restitui/domain/wire/day-range.ts';

/** Range of due dates, both inclusive. */
export interface DuePeriod {
  de: string | undefined;
  ate: string | undefined;
}
export type TypedPeriod = Record<keyof DuePeriod, string>;

const wholeDay = 10;
const ends = ['de', 'ate'] as const;

export function typedPeriodOf({ de, ate }: DuePeriod): TypedPeriod {
  return { de: de ? formatDay(de) : '', ate: ate ? formatDay(ate) : '' };
}

/** Parses both ends of a period. Returns the filter and the issues; an incomplete end keeps its previous value. */
export function readPeriod(
  typed: TypedPeriod,
  before: DuePeriod,
): DuePeriod & { refusal?: { end: keyof DuePeriod; message: string } } {
  const endOf = (end: keyof DuePeriod) => parseDay(typed[end]) ?? (typed[end] === '' ? undefined : before[end]);
  const invalid = ends.find((end) => typed[end].length === wholeDay && parseDay(typed[end]) === undefined);
  if (invalid) return { ...before, refusal: { end: invalid, message: invalidDate } };
  const period = { de: endOf('de'), ate: endOf('ate') };
  return isReversed(period) ? { ...before, refusal: { end: 'ate', message: endBeforeStart } } : period;
}
