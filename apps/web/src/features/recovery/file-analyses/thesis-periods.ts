import { periodYear } from '@restitui/brazil/tax-month.ts';

/** Parts of a year by their months, the longest first. */
const parts = [
  { months: 12, name: undefined },
  { months: 6, name: 'semestre' },
  { months: 4, name: 'quadrimestre' },
  { months: 3, name: 'trimestre' },
] as const;

export interface ThesisPeriod {
  /** Such as `2025` or `1º semestre de 2025`. */
  label: string;
  /** Months such as `05/2025`, in the order given. */
  months: readonly string[];
}

interface Room {
  /** Pixels of the table's frame; 0 before it is measured. */
  frame: number;
  name: number;
  month: number;
}

/** Returns the longest parts of years whose months fit beside the names, the newest first. */
export function thesisPeriods(months: readonly string[], { frame, name, month }: Room): ThesisPeriod[] {
  const isFitting = (part: { months: number }) => frame === 0 || name + part.months * month <= frame;
  const { months: length, name: part } = parts.find(isFitting) ?? parts[3];
  const periods = new Map<string, string[]>();
  for (const each of months) {
    const at = Math.ceil(Number(each.slice(0, 2)) / length);
    const label = part ? `${at}º ${part} de ${periodYear(each)}` : periodYear(each);
    periods.set(label, [...(periods.get(label) ?? []), each]);
  }
  return [...periods].map(([label, held]) => ({ label, months: held })).toReversed();
}

/** Returns the period that is shown first: the newest one with months to compare, else the newest. */
export const firstShownPeriod = (periods: readonly ThesisPeriod[]): ThesisPeriod | undefined =>
  periods.find(({ months }) => months.length > 1) ?? periods[0];
