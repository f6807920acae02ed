import { type Cnpj, isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { z } from 'zod';

/** CNPJ of a consultancy, the tenant key of all its data. The server creates it from the session only. */
export type TenantId = string & { readonly __brand: 'TenantId' };

/** Returns the id of a consultancy that is created now. */
export function newTenantId(cnpj: Cnpj): TenantId {
  return cnpj as string as TenantId;
}

export const tenantIdText = z
  .string()
  .transform(normaliseCnpj)
  .refine(isCnpj, 'CNPJ inválido. Verifique o número digitado.');
