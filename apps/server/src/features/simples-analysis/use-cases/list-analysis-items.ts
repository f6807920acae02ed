import type { simplesAnalysisApi } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { requireAnalysedMonth } from '../analysed-month.ts';
import { openMonth } from '../open-month.ts';
import { pageOfItems } from '../page-of-items.ts';

export async function listAnalysisItems(
  context: Context,
  { params: { id_apuracao, competencia }, query }: Input<typeof simplesAnalysisApi.items>,
) {
  await requireVisibleAssessment(context, id_apuracao);
  const { month } = await requireAnalysedMonth(context.db, context.tenant, id_apuracao, competencia);
  const { page, pageSize, ...filters } = query;
  return pageOfItems(openMonth(context.db, context.tenant, month), filters, { page, pageSize });
}
