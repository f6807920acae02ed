import type { AnalysisMonth, simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { requireAnalysedMonth } from '../analysed-month.gate.ts';

export async function readAnalysisMonth(
  context: Context,
  { params: { id_apuracao, competencia } }: Input<typeof simplesAnalysisApi.month>,
): Promise<{ data: AnalysisMonth }> {
  await requireVisibleAssessment(context, id_apuracao);
  const { month, row } = await requireAnalysedMonth(context.db, context.tenant, id_apuracao, competencia);
  return { data: { row, ...month.detail } };
}
