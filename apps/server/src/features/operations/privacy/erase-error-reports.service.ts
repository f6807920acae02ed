import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant, WithoutTenant } from '../../../kernel/context.ts';
import { findProvider, findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { eraseReportsOf } from './erase-error-reports.repository.ts';

interface Dependencies {
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Error reports belong to the provider; erases a consultancy's person from the reports of its own site. */
export async function eraseErrorReports(
  { inTenant, withoutTenant }: Dependencies,
  home: TenantId,
  email: string | null,
): Promise<void> {
  if (!email) return;
  const { provider, empresa } = await withoutTenant(async (db) => ({
    provider: await findProvider(db),
    empresa: (await findTenant(db, home))?.title ?? '',
  }));
  if (!provider) return;
  await inTenant(provider, (db) => eraseReportsOf(db, provider, { email, ...(home !== provider && { empresa }) }));
}
