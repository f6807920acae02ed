import { canRunAnalysis } from '@restitui/domain/simples-analysis/simples-analysis.access.ts';
import { simplesAnalysisErrors as errors } from '@restitui/domain/simples-analysis/simples-analysis.errors.ts';
import type { simplesEffectsApi } from '@restitui/domain/simples-analysis/simples-effects.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { makeAgain } from '../made-again.ts';
import { findResumableRun } from '../resumable-run.ts';
import { findReadyRun } from '../simples-runs.repository.ts';

/**
 * From the kept files: by the same rules and decisions, to see that it comes to the same, or by those of today; or of
 * the last upload, when its analysis failed.
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

  if (!(await makeAgain(context, base, regras))) throw new AppError(errors.analysis_running);
  return { data: { id_apuracao: assessment.id, state: 'na_fila' as const } };
}
