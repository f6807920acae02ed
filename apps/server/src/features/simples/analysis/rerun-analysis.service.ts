import type { Db } from '../../../db/tenant-scope.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { holdAssessment } from '../../recovery/assessments/assessments.repository.ts';
import { insertRun, type Run } from './simples-runs.repository.ts';

type RerunContext = Pick<Context<UserActor, OwnTransactions>, 'actor' | 'tenant' | 'platform'> & { db: Db };

/**
 * Enqueues a run on the files of another one, with the same reference day. Returns false when a run is in progress, or
 * the assessment has been removed meanwhile, as with the sample company.
 */
export async function rerunAnalysis(
  { db, actor, tenant, platform }: RerunContext,
  base: Run,
  by: 'mesmas' | 'atuais',
): Promise<boolean> {
  const { id_apuracao, xml_file, xml_name, pgdas_file, pgdas_name, asOf, regras, activeDecisions, resultado } = base;
  if (!(await holdAssessment(db, tenant, id_apuracao))) return false;
  const id = newId();
  const inserted = await insertRun(db, {
    ...{ id, id_tenant: tenant, id_apuracao, id_user: actor.id, state: 'na_fila' },
    ...{ xml_file, xml_name, pgdas_file, pgdas_name, asOf },
    ...(by === 'mesmas' && { regras, activeDecisions, resultado_base: resultado }),
    createdDate: platform.clock.now().toISOString(),
  });
  if (inserted) await platform.jobs.enqueue(db, 'simples-analysis', { id_tenant: tenant, id });
  return inserted;
}
