import type { Cep } from '@restitui/brazil/cep.ts';
import { z } from 'zod';

/** A CEP as people write it, with or without the dash; 8 digits once parsed. */
export const cepText = z
  .string('CEP é obrigatório')
  .trim()
  .min(8, { error: 'CEP é obrigatório', abort: true })
  .regex(/^\d{5}-?\d{3}$/, 'CEP inválido')
  .transform((text) => text.replace('-', '') as Cep);
