import { canRunAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import { simplesAnalysisErrors as errors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import type { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { rerunAnalysis } from '../../analysis/rerun-analysis.service.ts';
import { findResumableRun } from '../../analysis/resumable-run.service.ts';
import { findReadyRun } from '../../analysis/simples-runs.repository.ts';

/**
 * Reruns an analysis on its stored files: by the same rules and decisions, to check that the result is identical, by
 * the current ones, or (`envio` 'ultimo') the last upload if its analysis failed.
 */
export async function recomputeAnalysis(
  context: Context,
  { params: { id_apuracao }, body: { regras, envio } }: Input<typeof simplesEffectsApi.recompute>,
) {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canRunAnalysis(context.actor), errors.analysis_denied);
  const base =
    envio === 'ultimo'
      ? required(await findResumableRun(context, assessment.id), errors.nothing_to_resume)
      : required(await findReadyRun(context.db, context.tenant, assessment.id), errors.nothing_to_recompute);

  if (!(await rerunAnalysis(context, base, regras))) throw new AppError(errors.analysis_running);
  return { data: { id_apuracao: assessment.id, state: 'na_fila' as const } };
}
