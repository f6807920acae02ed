import type { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireAnalysedMonth, requireFileAnalysis } from '../file-analysis.gate.ts';

export async function readFileAnalysisMonth(
  context: Context,
  { params: { id_apuracao, competencia } }: Input<typeof fileAnalysesApi.month>,
) {
  await requireFileAnalysis(context, id_apuracao);
  const { month } = await requireAnalysedMonth(context, id_apuracao, sortablePeriod(competencia));
  return { data: month.detail };
}
