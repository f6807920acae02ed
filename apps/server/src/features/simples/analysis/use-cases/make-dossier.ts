import type { dossiersApi } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { dossierErrors } from '@restitui/domain/simples/analysis/dossiers.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { toDossierResponse } from '../dossier.wire.ts';
import { isDossierRunning } from '../dossier-request.rules.ts';
import { findDossier, insertDossierRequest } from '../dossiers.repository.ts';
import { findReadyRun } from '../simples-runs.repository.ts';

/** Requests the dossier of the current result; row and job are written in one transaction. */
export async function makeDossier(context: Context, { params: { id_apuracao } }: Input<typeof dossiersApi.make>) {
  const { db, tenant, platform } = context;
  await requireVisibleAssessment(context, id_apuracao);
  const run = required(await findReadyRun(db, tenant, id_apuracao), dossierErrors.dossier_without_result);
  const now = platform.clock.now();
  const before = await findDossier(db, tenant, run.id);
  if (before && isDossierRunning(before, now)) throw new AppError(dossierErrors.dossier_running);

  await insertDossierRequest(db, tenant, run.id, now.toISOString());
  await platform.jobs.enqueue(db, 'simples-dossier', { id_tenant: tenant, id: run.id });
  return {
    data: toDossierResponse(
      required(await findDossier(db, tenant, run.id), dossierErrors.dossier_without_result),
      context,
    ),
  };
}
