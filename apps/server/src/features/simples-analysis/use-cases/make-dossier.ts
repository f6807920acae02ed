import type { dossiersApi } from '@restitui/domain/simples-analysis/dossiers.api.ts';
import { dossierErrors } from '@restitui/domain/simples-analysis/dossiers.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { dossierOnWire } from '../dossier-on-wire.ts';
import { askDossier, type DossierRow, findDossier } from '../dossiers.repository.ts';
import { findReadyRun } from '../simples-runs.repository.ts';

/** After so long nobody works on it any more, whatever became of its job. */
const longest = 4 * 60 * 60 * 1000;

/** Asks for the papers of the standing result: row and job in one transaction. */
export async function makeDossier(context: Context, { params: { id_apuracao } }: Input<typeof dossiersApi.make>) {
  const { db, tenant, platform } = context;
  await requireVisibleAssessment(context, id_apuracao);
  const run = required(await findReadyRun(db, tenant, id_apuracao), dossierErrors.dossier_without_result);
  const now = platform.clock.now();
  const before = await findDossier(db, tenant, run.id);
  if (before && isRunning(before, now)) throw new AppError(dossierErrors.dossier_running);

  await askDossier(db, tenant, run.id, now.toISOString());
  await platform.jobs.enqueue(db, 'simples-dossier', { id_tenant: tenant, id: run.id });
  return { data: dossierOnWire((await findDossier(db, tenant, run.id)) as DossierRow, context) };
}

function isRunning({ state, askedDate }: DossierRow, now: Date): boolean {
  if (state !== 'na_fila' && state !== 'processando') return false;
  return now.getTime() - Date.parse(askedDate) < longest;
}
