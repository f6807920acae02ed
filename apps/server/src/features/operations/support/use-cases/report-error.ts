import { reportLimits } from '@restitui/domain/operations/support/report-limits.ts';
import type { supportApi } from '@restitui/domain/operations/support/support.api.ts';
import { supportErrors } from '@restitui/domain/operations/support/support.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { tenantOfHost } from '../../../tenancy/tenants/host-tenant.rules.ts';
import { findProvider, listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { countReports, insertReport } from '../support.repository.ts';

const minute = 60_000;

/** Public: a page can fail before sign-in. */
export async function reportError(
  { withoutTenant, inTenant, origin, platform }: Context<VisitorActor, TenantLookup>,
  { body }: Input<typeof supportApi.report>,
) {
  const now = platform.clock.now();
  const { provider, host } = await withoutTenant(async (db) => ({
    provider: await findProvider(db),
    host: tenantOfHost(await listTenants(db), origin.host),
  }));
  const at = required(provider, wireErrors.not_found);
  const id = newId();

  await inTenant(at, async (db) => {
    const { windowMinutes, perAddress, overall } = reportLimits;
    const since = new Date(now.getTime() - windowMinutes * minute).toISOString();
    const sent = await countReports(db, at, origin.address, since);
    if (sent.ofAddress >= perAddress || sent.overall >= overall) {
      throw new AppError(supportErrors.too_many_reports, { retryAfter: windowMinutes * 60 });
    }
    const { address, maquina } = origin;
    const createdDate = now.toISOString();
    await insertReport(db, { ...body, id, id_tenant: at, empresa: host?.title ?? null, address, maquina, createdDate });
  });
  return { data: { id, id_erro: body.id_erro } };
}
