import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { z } from 'zod';

/** The CNPJ of a consultancy, which keys all its data. On the server minted from the session alone. */
export type TenantId = string & { readonly __brand: 'TenantId' };

export const tenantIdText = z
  .string()
  .transform(normaliseCnpj)
  .refine(isCnpj, 'CNPJ inválido. Verifique o número digitado.');
