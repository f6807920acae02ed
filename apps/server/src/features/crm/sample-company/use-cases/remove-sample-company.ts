import { canUseSampleCompany } from '@restitui/domain/crm/sample-company/sample-company.access.ts';
import { sampleCompanyErrors } from '@restitui/domain/crm/sample-company/sample-company.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { insertPostponed } from '../../../insights/first-steps/first-steps.repository.ts';
import { listDossierFiles } from '../../../simples/analysis/dossiers.repository.ts';
import {
  deleteSampleCompany,
  findSampleCompany,
  listRunFiles,
  lockSampleCompany,
  lockSampleWork,
} from '../sample-company.repository.ts';

/** Removes the sample company with everything that belongs to it, files included. */
export async function removeSampleCompany({ actor, tenant, platform, inTenant }: Context<UserActor, OwnTransactions>) {
  requireAccess(canUseSampleCompany(actor, tenant), sampleCompanyErrors.sample_company_denied);
  const files = await inTenant(tenant, async (db) => {
    const id_owner = await lockSampleCompany(db, tenant);
    if (id_owner === undefined) return undefined;
    const found = await findSampleCompany(db, tenant);
    const id_apuracao = found?.id_apuracao ?? '';
    await lockSampleWork(db, tenant, id_apuracao);
    const dossiers = await listDossierFiles(db, tenant, id_apuracao);
    const keys = [...(await listRunFiles(db, tenant, id_apuracao)), ...dossiers.flatMap((dossier) => dossier.files)];
    await deleteSampleCompany(db, tenant, id_owner);
    if (found?.state === 'pronta') await leaveStep(db, tenant, platform.clock.now());
    return keys;
  });
  await Promise.all([...new Set(files)].map((key) => platform.files.remove(key)));
  return { data: { removida: files !== undefined } };
}

/** A company that tried an analysis is not asked to try it again. */
async function leaveStep(db: Context['db'], id_tenant: TenantId, now: Date): Promise<void> {
  await insertPostponed(db, [{ id_tenant, passo: 'analise', createdDate: now.toISOString() }]);
}
