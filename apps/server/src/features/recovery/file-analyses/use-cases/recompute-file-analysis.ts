import type { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { fileAnalysesErrors as errors } from '@restitui/domain/recovery/file-analyses/file-analyses.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findLatestRun } from '../file-analyses.repository.ts';
import { requireChangeableFileAnalysis } from '../file-analysis.gate.ts';
import { findRepeatableRun, rerunFileAnalysis } from '../rerun-file-analysis.service.ts';

/** Analyses the stored files again, with the choices and the day of now. */
export async function recomputeFileAnalysis(
  context: Context,
  { params: { id_apuracao } }: Input<typeof fileAnalysesApi.rerun>,
) {
  await requireChangeableFileAnalysis(context, id_apuracao);
  const latest = await findLatestRun(context.db, context.tenant, id_apuracao);
  if (latest?.state === 'na_fila' || latest?.state === 'processando') throw new AppError(errors.file_analysis_running);
  const run = required(await findRepeatableRun(context, id_apuracao), errors.file_analysis_files_gone);
  if (!(await rerunFileAnalysis(context, run))) throw new AppError(errors.file_analysis_running);
  return { data: { state: 'na_fila' as const } };
}
