import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { isCpf } from '@restitui/brazil/cpf.ts';
import { z } from 'zod';

/** A client in an address: one that is none is simply not found. */
export const clientIdInPath = z.string().transform(normaliseCnpj);

/** A client's number of 14 characters is a company's; any other length is a person's. */
export function isCompanyId(cnpjcpf: string): boolean {
  return cnpjcpf.length === 14;
}

/** A client's `cnpjcpf`: 14 characters for a company, 11 for a person; the mask is taken and dropped. */
export const clientId = z
  .string()
  .transform(normaliseCnpj)
  .refine((text) => (isCompanyId(text) ? isCnpj(text) : isCpf(text)), 'CNPJ ou CPF inválido.');
