import { parseTaxMonth } from '@restitui/brazil/tax-month.ts';
import { z } from 'zod';

/** A month entered by a user, `MM/AAAA`; `missing` is the message for an empty value. */
export function taxMonthText(missing?: string) {
  return z.string(missing).transform((text, context) => {
    const month = parseTaxMonth(text);
    if (!month) context.addIssue({ code: 'custom', message: 'Mês inválido. Use MM/AAAA.' });
    return month ?? z.NEVER;
  });
}
