import { type Cnpj, normaliseCnpj, parseCnpj } from '@restitui/brazil/cnpj.ts';
import { z } from 'zod';

/** Parses a CNPJ with or without its mask into 14 upper-case characters. */
export const cnpjText = z
  .string('CNPJ inválido. Digite 14 números.')
  .refine((text) => normaliseCnpj(text).length === 14, { error: 'CNPJ inválido. Digite 14 números.', abort: true })
  .transform(checkedCnpj);

/** Parses a text that is as long as a CNPJ; for zod's `transform`. */
export function checkedCnpj(text: string, context: z.RefinementCtx): Cnpj {
  const cnpj = parseCnpj(text);
  if (!cnpj) context.addIssue({ code: 'custom', message: 'CNPJ inválido. Verifique o número digitado.' });
  return cnpj ?? z.NEVER;
}
