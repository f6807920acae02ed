import { canVerifySignatures } from '@restitui/domain/simples/authenticity/authenticity.access.ts';
import type { authenticityApi } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { authenticityErrors as errors } from '@restitui/domain/simples/authenticity/authenticity.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { findReadyRun } from '../../analysis/simples-runs.repository.ts';
import { insertCheck } from '../authenticity.repository.ts';
import { toCheckResponse } from '../authenticity-check.wire.ts';

/** Enqueues a verification of the notes of the current result; row and job are written in one transaction. */
export async function verifyAuthenticity(
  context: Context,
  { params: { id_apuracao }, body: { amostra, semente } }: Input<typeof authenticityApi.verify>,
) {
  const { db, actor, tenant, platform } = context;
  await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canVerifySignatures(actor), errors.authenticity_denied);
  const run = required(await findReadyRun(db, tenant, id_apuracao), errors.authenticity_no_result);

  const check = {
    id: newId(),
    id_tenant: tenant,
    id_run: run.id,
    id_user: actor.id,
    nome: actor.name,
    state: 'na_fila' as const,
    progress: null,
    erro: null,
    amostra,
    semente: semente ?? newId().slice(0, 8),
    createdDate: platform.clock.now().toISOString(),
    finishedDate: null,
    resultado: null,
  };
  if (!(await insertCheck(db, check))) throw new AppError(errors.authenticity_running);
  await platform.jobs.enqueue(db, 'note-authenticity', { id_tenant: tenant, id: check.id });
  return { data: toCheckResponse(check) };
}
