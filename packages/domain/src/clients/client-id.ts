import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { isCpf } from '@restitui/brazil/cpf.ts';
import { z } from 'zod';

/** A client in an address: one that is none is simply not found. */
export const clientIdInPath = z.string().transform(normaliseCnpj);

/** A client's `cnpjcpf`: 14 characters for a company, 11 for a person; the mask is taken and dropped. */
export const clientId = z
  .string()
  .transform(normaliseCnpj)
  .refine((text) => (text.length === 14 ? isCnpj(text) : isCpf(text)), 'CNPJ ou CPF inválido.');
