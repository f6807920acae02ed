import type { Tenant } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import type { TenantRow } from './tenants.repository.ts';

/**
 * Builds the response of a tenant.
 * @param withCommission whether the reader may see the provider's share
 */
export function toTenantResponse({ comissao_admin, ...row }: TenantRow, withCommission: boolean): Tenant {
  return { ...row, ...(withCommission && { comissao_admin }), cnpj: row.id, fantasia: row.nome_fantasia };
}
