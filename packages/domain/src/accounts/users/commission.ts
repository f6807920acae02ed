import { numberWords } from '@restitui/brazil/number-words.ts';
import { z } from 'zod';

const notANumber = 'Informe um número válido.';
const outOfRange = 'A comissão deve estar entre 0 e 100.';

/** A commission in whole percent (foundation C-17). */
export const commission = z.number(notANumber).int(notANumber).min(0, outOfRange).max(100, outOfRange);

/** A typed commission: decimals are rejected, a sign is accepted. */
export const commissionText = z
  .string()
  .trim()
  .regex(/^-?\d{1,9}$/, notANumber)
  .transform(Number)
  .pipe(commission);

/** Returns the stored commission; the amount in words is derived and never taken from a caller. */
export function storedCommission(percent: number): { comissao_user: number; comissao_user_escrita: string } {
  return { comissao_user: percent, comissao_user_escrita: numberWords(percent) };
}

/** Returns the amount in words while a number is typed; empty as long as the text is no number. */
export function commissionInWords(typed: string): string {
  const { data } = commissionText.safeParse(typed);
  return data === undefined ? '' : numberWords(data);
}
