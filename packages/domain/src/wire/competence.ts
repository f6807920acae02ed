import { parseCompetence } from '@restitui/brazil/competence.ts';
import { z } from 'zod';

/** A month that somebody enters, `MM/AAAA`; `missing` is said where there is none. */
export function competenceText(missing?: string) {
  return z.string(missing).transform((text, context) => {
    const month = parseCompetence(text);
    if (!month) context.addIssue({ code: 'custom', message: 'Mês inválido. Use MM/AAAA.' });
    return month ?? z.NEVER;
  });
}
