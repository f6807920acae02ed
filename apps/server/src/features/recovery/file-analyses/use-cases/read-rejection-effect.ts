import type { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { isWholeCreditRejected } from '@restitui/domain/recovery/file-analyses/whole-credit-rejection.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listChoices } from '../analysis-choices.repository.ts';
import { listDocumentItems } from '../document-items.service.ts';
import { requireAnalysedMonth, requireFileAnalysis } from '../file-analysis.gate.ts';
import { documentEffect, wholeCreditEffect } from '../rejection-effect.rules.ts';

/**
 * Computes what a month loses when a document or a whole credit is rejected, or gains when that is taken back; null for
 * a result from before it was kept, for a document of very many items, and for a credit that is rejected as a whole, whose
 * effect is known after a new analysis, with the documents in it.
 */
export async function readRejectionEffect(
  context: Context,
  { params: { id_apuracao, competencia }, query: { tese, documento } }: Input<typeof fileAnalysesApi.effect>,
) {
  await requireFileAnalysis(context, id_apuracao);
  const { month } = await requireAnalysedMonth(context, id_apuracao, sortablePeriod(competencia));
  const { acerto } = month.detail;
  if (!acerto) return { data: null };
  if (documento === undefined) return { data: wholeCreditEffect(tese, acerto) };
  const choices = await listChoices(context.db, context.tenant, id_apuracao);
  if (isWholeCreditRejected(choices, competencia, tese)) return { data: null };
  const { items, isComplete } = await listDocumentItems(context, month, tese, documento);
  return { data: isComplete ? documentEffect(items, acerto) : null };
}
