import { compareTaxMonths, parseTaxMonth, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import { z } from 'zod';

export const periodMissing = 'Preencha os campos de período inicial e final.';
const periodInvalid = 'Período inválido. Use MM/AAAA.';

/** Parses a month from `MMAAAA`, as in the path, or `MM/AAAA`. */
export const periodText = z.string(periodMissing).transform((text, context) => {
  const month = parseTaxMonth(text);
  if (!month) context.addIssue({ code: 'custom', message: periodInvalid });
  return month ?? z.NEVER;
});

/** The period of the payroll items. Reports missing ends before invalid ones. */
export const typedPeriod = z
  .object({ dateStart: z.string().min(1, periodMissing), dateEnd: z.string().min(1, periodMissing) })
  .pipe(z.object({ dateStart: periodText, dateEnd: periodText }));

/** Returns whether the period ends before it begins. */
export function isReversed({ dateStart, dateEnd }: { dateStart: TaxMonth; dateEnd: TaxMonth }): boolean {
  return compareTaxMonths(dateEnd, dateStart) < 0;
}

/** Masks a period while it is typed: at most 6 digits, with a slash after the month. */
export function maskPeriod(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
