import { type Cnpj, isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { z } from 'zod';

/** Parses a CNPJ with or without its mask into 14 upper-case characters. */
export const cnpjText = z
  .string('CNPJ inválido. Digite 14 números.')
  .refine((text) => normaliseCnpj(text).length === 14, { error: 'CNPJ inválido. Digite 14 números.', abort: true })
  .refine(isCnpj, 'CNPJ inválido. Verifique o número digitado.')
  .transform((text) => normaliseCnpj(text) as Cnpj);
