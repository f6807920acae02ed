import { type Competence, compareCompetences, parseCompetence } from '@restitui/brazil/competence.ts';
import { z } from 'zod';

export const periodMissing = 'Preencha os campos de período inicial e final.';
const periodInvalid = 'Período inválido. Use MM/AAAA.';

/** `MMAAAA` as the path has it, or `MM/AAAA` → the month. */
export const periodText = z.string(periodMissing).transform((text, context) => {
  const month = parseCompetence(text);
  if (!month) context.addIssue({ code: 'custom', message: periodInvalid });
  return month ?? z.NEVER;
});

/** The period of the verbas as it is typed: both ends asked for before either is judged. */
export const typedPeriod = z
  .object({ dateStart: z.string().min(1, periodMissing), dateEnd: z.string().min(1, periodMissing) })
  .pipe(z.object({ dateStart: periodText, dateEnd: periodText }));

/** Whether the period ends in a month before the one in which it begins. */
export function isReversed({ dateStart, dateEnd }: { dateStart: Competence; dateEnd: Competence }): boolean {
  return compareCompetences(dateEnd, dateStart) < 0;
}

/** Masks a period as it is typed: at most 6 digits, with the slash after the month. */
export function maskPeriod(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
