import { canUseSampleCompany } from '@restitui/domain/crm/sample-company/sample-company.access.ts';
import { sampleCompanyErrors } from '@restitui/domain/crm/sample-company/sample-company.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { readProgress } from '../../../simples/analysis/simples-runs.repository.ts';
import { findSampleCompany } from '../sample-company.repository.ts';
import { toSampleResponse } from '../sample-company.wire.ts';

export async function readSampleCompany({ db, actor, tenant }: Context) {
  requireAccess(canUseSampleCompany(actor, tenant), sampleCompanyErrors.sample_company_denied);
  const row = await findSampleCompany(db, tenant);
  if (!row) return { data: null };
  const run = row.id_run && { id_tenant: tenant, id: row.id_run, progress: row.progresso };
  return { data: toSampleResponse({ ...row, progresso: run ? await readProgress(db, run) : null }) };
}
