import { listItems } from '@restitui/column-store/list-items.ts';
import type { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { requireAnalysedMonth } from '../analysed-month.gate.ts';
import { openItemSource } from '../item-source.service.ts';

export async function listAnalysisItems(
  context: Context,
  { params: { id_apuracao, competencia }, query }: Input<typeof simplesAnalysisApi.items>,
) {
  await requireVisibleAssessment(context, id_apuracao);
  const { month } = await requireAnalysedMonth(context.db, context.tenant, id_apuracao, competencia);
  const { page, pageSize, ...filters } = query;
  return listItems(openItemSource(context.db, context.tenant, month), filters, { page, pageSize });
}
