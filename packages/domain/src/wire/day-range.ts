import type { z } from 'zod';
import { typedDay } from './day.ts';

/** Days from `de` to `ate`, `AAAA-MM-DD`, both included; a missing end is open. */
export interface DayRange {
  de?: string | null | undefined;
  ate?: string | null | undefined;
}

export const endBeforeStart = 'O fim vem antes do início.';

/** Returns whether both ends are given and the last day comes before the first. */
export function isReversed({ de, ate }: DayRange): boolean {
  return Boolean(de && ate && ate < de);
}

/** One end of the range of a list, as typed or as on the wire. */
export const rangeEnd = typedDay.optional();

/** Rejects an end before its start, at the end; for zod's `check`. */
export function inOrder({ value, issues }: z.core.ParsePayload<DayRange>): void {
  if (isReversed(value)) issues.push({ code: 'custom', path: ['ate'], message: endBeforeStart, input: value });
}
