import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { InTenant, WithoutTenant } from '../../kernel/context.ts';
import { findProvider, findTenant } from '../tenants/tenants.repository.ts';
import { forgetReportsOf } from './forget-reports.repository.ts';

interface Everywhere {
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Reports of errors are the provider's: a consultancy's person is taken out of those that came from its own site. */
export async function forgetReports(
  { inTenant, withoutTenant }: Everywhere,
  home: TenantId,
  email: string | null,
): Promise<void> {
  if (!email) return;
  const { provider, empresa } = await withoutTenant(async (db) => ({
    provider: await findProvider(db),
    empresa: (await findTenant(db, home))?.title ?? '',
  }));
  if (!provider) return;
  await inTenant(provider, (db) => forgetReportsOf(db, provider, { email, ...(home !== provider && { empresa }) }));
}
