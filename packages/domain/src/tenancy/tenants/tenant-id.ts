import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { z } from 'zod';

/** CNPJ of a consultancy, the tenant key of all its data. The server creates it from the session only. */
export type TenantId = string & { readonly __brand: 'TenantId' };

export const tenantIdText = z
  .string()
  .transform(normaliseCnpj)
  .refine(isCnpj, 'CNPJ inválido. Verifique o número digitado.');
