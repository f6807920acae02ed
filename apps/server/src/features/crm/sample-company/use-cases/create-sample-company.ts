import { randomBytes } from 'node:crypto';
import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import { canUseSampleCompany } from '@restitui/domain/crm/sample-company/sample-company.access.ts';
import { sampleCompanyErrors as errors } from '@restitui/domain/crm/sample-company/sample-company.errors.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { hashPassword } from '../../../../platform/passwords.ts';
import { addAssessment } from '../../../recovery/assessments/add-assessment.service.ts';
import { insertMissingProducts, listProductsOfClient } from '../../../recovery/products/products.repository.ts';
import { insertClient } from '../../clients/clients.repository.ts';
import { ensureOwner } from '../../clients/owners.repository.ts';
import { deleteFailedRuns, findSampleCompany, lockSampleCompany } from '../sample-company.repository.ts';
import { sampleClient, sampleOwner } from '../sample-company.rules.ts';
import { toSampleResponse } from '../sample-company.wire.ts';

/**
 * Adds the sample company and enqueues its files, which are then analysed. The one that is there is kept; if it failed,
 * it is tried again.
 */
export async function createSampleCompany(context: Context) {
  const { db, actor, tenant, platform } = context;
  requireAccess(canUseSampleCompany(actor, tenant), errors.sample_company_denied);
  const createdDate = platform.clock.now().toISOString();
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'));
  const id_owner = await ensureOwner(db, { ...sampleOwner, id: newId(), id_tenant: tenant, password_hash });
  const isNew = await insertClient(db, {
    ...{ ...sampleClient, id_tenant: tenant, id_owner, createdDate, li_aceito_tenant: true },
    ...{ id_responsavel: null, id_gerente: null },
  });
  if (isNew) await addWork(context, createdDate);
  else await tryAgain(context);
  return { data: toSampleResponse(required(await findSampleCompany(db, tenant), errors.sample_company_gone)) };
}

async function tryAgain({ db, tenant, platform }: Context): Promise<void> {
  await lockSampleCompany(db, tenant);
  const failed = await findSampleCompany(db, tenant);
  if (failed?.state !== 'falhou') return;
  await deleteFailedRuns(db, tenant, failed.id_apuracao);
  await platform.jobs.enqueue(db, 'sample-company', { id_tenant: tenant, id: failed.id_apuracao });
}

async function addWork(context: Context, createdDate: string): Promise<void> {
  const { db, actor, tenant, platform } = context;
  const service = { typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN', typeRegime: 'SIMPLES_NACIONAL' } as const;
  await insertMissingProducts(db, [
    { id: newId(), id_tenant: tenant, id_client: sampleClientId, id_user: actor.id, ...service, createdDate },
  ]);
  const [product] = await listProductsOfClient(db, tenant, sampleClientId);
  const { id } = await addAssessment(context, required(product, errors.sample_company_gone));
  await platform.jobs.enqueue(db, 'sample-company', { id_tenant: tenant, id });
}
