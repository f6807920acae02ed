import { parseCep } from '@restitui/brazil/cep.ts';
import { z } from 'zod';

/** Parses a CEP with or without its dash into 8 digits. */
export const cepText = z
  .string('CEP é obrigatório')
  .trim()
  .min(8, { error: 'CEP é obrigatório', abort: true })
  .regex(/^\d{5}-?\d{3}$/, 'CEP inválido')
  .transform((text) => parseCep(text) ?? z.NEVER);
