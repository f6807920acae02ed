import { numberWords } from '@restitui/brazil/number-words.ts';
import { z } from 'zod';

const noNumber = 'Informe um número válido.';
const outside = 'A comissão deve estar entre 0 e 100.';

/** A commission in whole percent (foundation C-17). */
export const commission = z.number(noNumber).int(noNumber).min(0, outside).max(100, outside);

/** The same as it is typed: a decimal is no number here, a sign is one. */
export const commissionText = z
  .string()
  .trim()
  .regex(/^-?\d{1,9}$/, noNumber)
  .transform(Number)
  .pipe(commission);

/** The commission as it is stored: the words are derived, never taken from a caller. */
export function commissionOf(percent: number): { comissao_user: number; comissao_user_escrita: string } {
  return { comissao_user: percent, comissao_user_escrita: numberWords(percent) };
}

/** The words while a number is being typed; empty as long as it is none. */
export function commissionWords(typed: string): string {
  const { data } = commissionText.safeParse(typed);
  return data === undefined ? '' : numberWords(data);
}
