import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { isCpf } from '@restitui/brazil/cpf.ts';
import { z } from 'zod';

/** A client id in an address; an invalid one is treated as not found. */
export const clientIdInPath = z.string().transform(normaliseCnpj);

/** A number of 14 characters identifies a company; any other length a person. */
export function isCompanyId(cnpjcpf: string): boolean {
  return cnpjcpf.length === 14;
}

/** A client's `cnpjcpf`: 14 characters for a company, 11 for a person; a mask is removed. */
export const clientId = z
  .string()
  .transform(normaliseCnpj)
  .refine((text) => (isCompanyId(text) ? isCnpj(text) : isCpf(text)), 'CNPJ ou CPF inválido.');
