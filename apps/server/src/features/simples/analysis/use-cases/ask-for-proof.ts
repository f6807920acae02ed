import { parseTaxMonth, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import { kindsBySize, listProducts, type StoredProduct } from '@restitui/column-store/list-products.ts';
import { productsToProve, proofRequestTexts } from '@restitui/domain/simples/analysis/proof-request.ts';
import { canAskForProof } from '@restitui/domain/simples/analysis/proof-requests.access.ts';
import type { ProofProduct, proofRequestsApi } from '@restitui/domain/simples/analysis/proof-requests.api.ts';
import { simplesAnalysisErrors as errors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { openDocumentRequest } from '../../../crm/client-documents/open-document-request.service.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { requireAnalysedMonth } from '../analysed-month.gate.ts';
import { openItemSource, openRunSource } from '../item-source.service.ts';
import { findReadyRun } from '../simples-runs.repository.ts';

/** Asks the client to prove products whose claims are not certain, of a month or of all months. */
export async function askForProof(
  context: Context,
  { params: { id_apuracao }, body: { competencia, produtos } }: Input<typeof proofRequestsApi.ask>,
) {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canAskForProof(context.actor), errors.proof_denied);
  const sold = await listProducts(await itemsOf(context, assessment.id, competencia));
  const asked = sold.filter((product) => produtos.some(isSame(product)));
  const wanted = productsToProve(asked.flatMap(claimsOf));
  requireAccess(
    produtos.every((product) => wanted.some(isSame(product))),
    errors.proof_not_needed,
  );
  const texts = proofRequestTexts(asked.flatMap(monthsOf), wanted);
  return { data: await openDocumentRequest(context, { id_client: assessment.id_client, ...texts }) };
}

async function itemsOf({ db, tenant }: Context, id_apuracao: string, competencia: TaxMonth | undefined) {
  if (competencia !== undefined) {
    const { month } = await requireAnalysedMonth(db, tenant, id_apuracao, competencia);
    return openItemSource(db, tenant, month);
  }
  const run = required(await findReadyRun(db, tenant, id_apuracao), errors.proof_not_needed);
  return openRunSource(db, tenant, run.id);
}

const isSame = (one: ProofProduct) => (other: ProofProduct) =>
  one.codigo === other.codigo && one.produto === other.produto && one.ncm === other.ncm;

const claimsOf = (product: StoredProduct) =>
  kindsBySize(product).map(({ revisar, forca, prova_pedida }) => ({ ...product, revisar, forca, prova_pedida }));

const monthsOf = ({ months }: StoredProduct) => [...months.keys()].flatMap((text) => parseTaxMonth(text) ?? []);
