import type { simplesAnalysisApi } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { requireAnalysedMonth } from '../analysed-month.ts';
import { listItems } from '../simples-items.repository.ts';

export async function listAnalysisItems(
  context: Context,
  { params: { id_apuracao, competencia }, query }: Input<typeof simplesAnalysisApi.items>,
) {
  await requireVisibleAssessment(context, id_apuracao);
  const { month } = await requireAnalysedMonth(context.db, context.tenant, id_apuracao, competencia);
  return listItems(context.db, context.tenant, month, query);
}
