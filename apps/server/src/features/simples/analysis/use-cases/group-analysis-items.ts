import { groupItems } from '@restitui/column-store/group-items.ts';
import { groupNotes } from '@restitui/column-store/group-notes.ts';
import type { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { requireAnalysedMonth } from '../analysed-month.gate.ts';
import { openItemSource } from '../item-source.service.ts';

export async function groupAnalysisItems(
  context: Context,
  { params: { id_apuracao, competencia }, query }: Input<typeof simplesAnalysisApi.itemGroups>,
) {
  await requireVisibleAssessment(context, id_apuracao);
  const { month } = await requireAnalysedMonth(context.db, context.tenant, id_apuracao, competencia);
  const { page, pageSize, por, ...filters } = query;
  const items = openItemSource(context.db, context.tenant, month);
  return por === 'nota'
    ? groupNotes(items, filters, { page, pageSize })
    : groupItems(items, { filters, por }, { page, pageSize });
}
