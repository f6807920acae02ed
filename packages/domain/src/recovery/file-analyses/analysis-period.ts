import { z } from 'zod';

/** A month of an analysis on the wire: `MM/AAAA`, in a path `MMAAAA`. Month 13 is the annual 13º. */
export const analysisPeriod = z.string().transform((text, context) => {
  const match = /^(0[1-9]|1[0-3])\/?(\d{4})$/.exec(text);
  if (!match) context.addIssue({ code: 'custom', message: 'Competência inválida. Use MM/AAAA.' });
  return match ? `${match[1]}/${match[2]}` : z.NEVER;
});

/** Converts `MM/AAAA` to `AAAA-MM`, which sorts by time. */
export function sortablePeriod(period: string): string {
  return `${period.slice(3)}-${period.slice(0, 2)}`;
}

/** Converts `AAAA-MM` to `MM/AAAA`. */
export function periodOfSortable(sortable: string): string {
  return `${sortable.slice(5)}/${sortable.slice(0, 4)}`;
}

/** Returns the text of a screen: `03/2025`, or `13º/2025`. */
export function formatPeriod(period: string): string {
  return period.startsWith('13/') ? `13º/${period.slice(3)}` : period;
}
