import { listItems } from '@restitui/column-store/list-items.ts';
import { proofRequestTexts, unproved, wantedProof } from '@restitui/domain/simples/analysis/proof-request.ts';
import { canAskForProof } from '@restitui/domain/simples/analysis/proof-requests.access.ts';
import type { ProofProduct, proofRequestsApi } from '@restitui/domain/simples/analysis/proof-requests.api.ts';
import { simplesAnalysisErrors as errors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { openDocumentRequest } from '../../../crm/client-documents/open-document-request.service.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { requireAnalysedMonth } from '../analysed-month.gate.ts';
import { openItemSource } from '../item-source.service.ts';

/** Asks the client to prove products of a month whose claims are not certain. */
export async function askForProof(
  context: Context,
  { params: { id_apuracao, competencia }, body: { produtos } }: Input<typeof proofRequestsApi.ask>,
) {
  const { db, tenant, actor } = context;
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canAskForProof(actor), errors.proof_denied);
  const { month } = await requireAnalysedMonth(db, tenant, id_apuracao, competencia);
  const wanted = await Promise.all(produtos.map((product) => withWantedProof(context, month, product)));
  const texts = proofRequestTexts(competencia, wanted);
  return { data: await openDocumentRequest(context, { id_client: assessment.id_client, ...texts }) };
}

async function withWantedProof(
  { db, tenant }: Context,
  month: { id_run: string; competencia: string },
  product: ProofProduct,
): Promise<ProofProduct & { wanted: string }> {
  const source = openItemSource(db, tenant, month);
  for (const forca of unproved) {
    const { data } = await listItems(source, { ...product, forca }, { page: 1, pageSize: 1 });
    const [found] = data;
    if (found) return { ...product, wanted: wantedProof(found) };
  }
  throw new AppError(errors.proof_not_needed);
}
