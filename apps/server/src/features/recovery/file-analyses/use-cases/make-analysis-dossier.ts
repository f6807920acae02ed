import type { analysisDossiersApi } from '@restitui/domain/recovery/file-analyses/analysis-dossiers.api.ts';
import { dossierErrors } from '@restitui/domain/simples/analysis/dossiers.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toLinkedDossier } from '../../../simples/analysis/dossier.wire.ts';
import { isDossierRunning } from '../../../simples/analysis/dossier-request.rules.ts';
import { requestDossier } from '../analysis-dossiers.repository.ts';
import { findReadyRun } from '../file-analyses.repository.ts';
import { requireFileAnalysis } from '../file-analysis.gate.ts';
import { analysisDossierLinks } from '../open-analysis-dossier.service.ts';

/** Requests the dossier of the current result; state and job are written in one transaction. */
export async function makeAnalysisDossier(
  context: Context,
  { params: { id_apuracao } }: Input<typeof analysisDossiersApi.make>,
) {
  const { db, tenant, platform } = context;
  await requireFileAnalysis(context, id_apuracao);
  const run = required(await findReadyRun(db, tenant, id_apuracao), dossierErrors.dossier_without_result);
  const now = platform.clock.now();
  if (run.dossie && isDossierRunning(run.dossie, now)) throw new AppError(dossierErrors.dossier_running);
  const { pdf_file = null, pdf_bytes = null, planilha_file = null, planilha_bytes = null } = run.dossie ?? {};
  const dossie = {
    ...{ state: 'na_fila' as const, progresso: 0, erro: null, askedDate: now.toISOString(), finishedDate: null },
    ...{ nome: null, pdf_file, pdf_bytes, planilha_file, planilha_bytes },
  };
  await requestDossier(db, tenant, run.id, dossie);
  await platform.jobs.enqueue(db, 'file-analysis-dossier', { id_tenant: tenant, id: run.id });
  const target = { purpose: analysisDossierLinks, id_tenant: tenant, id: run.id };
  return { data: toLinkedDossier(dossie, target, context) };
}
