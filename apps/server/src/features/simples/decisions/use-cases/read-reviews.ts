import { reaisOf } from '@restitui/brazil/money.ts';
import { simplesAnalysisErrors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import { activeDecisionsFor } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { AnalysisReviews, simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { latestRules } from '../../analysis/latest-rules.rules.ts';
import { listReviews, type Review } from '../../analysis/simples-reviews.repository.ts';
import { findReadyRun } from '../../analysis/simples-runs.repository.ts';
import { toDecisionResponse } from '../decision.wire.ts';
import { decisionChangesSince } from '../decision-changes.rules.ts';
import { decisionFinder } from '../decision-finder.rules.ts';
import { listActiveDecisions } from '../simples-decisions.repository.ts';

/** Returns the products of the current result that need a decision, with decisions made since. */
export async function readReviews(
  context: Context,
  { params: { id_apuracao } }: Input<typeof simplesEffectsApi.reviews>,
): Promise<{ data: AnalysisReviews }> {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  const { db, tenant } = context;
  const found = await findReadyRun(db, tenant, assessment.id);
  const run = required(found, simplesAnalysisErrors.nothing_to_recompute);
  const products = await listReviews(db, tenant, run.id);
  const decisoes = await listActiveDecisions(db, tenant, assessment.id_client);
  const word = activeDecisionsFor(decisoes, assessment.id_client);
  const { ncms, years } = decisionChangesSince(run, word);
  const { pendente = 0, decidido = 0, total_produtos = 0, atacadista = [] } = run.revisao ?? {};
  const decided = decisionFinder(word);
  return {
    data: {
      pendente: reaisOf(pendente),
      decidido: reaisOf(decidido),
      total_produtos,
      produtos: products.map((product) => productOnWire(product, decided)),
      atacadista: atacadista.map(({ ano, centavos }) => ({ ano, valor: reaisOf(centavos) })),
      decisoes: decisoes.map((decision) => toDecisionResponse(decision, context)),
      mudancas: ncms.length + years.length,
      regras_antigas: run.regras?.hash !== latestRules().hash,
    },
  };
}

function productOnWire(product: Review, decided: ReturnType<typeof decisionFinder>) {
  const { codigo, produto, ncm, extipi, regra, lei, itens, decisao, centavos, meses } = product;
  return {
    ...{ codigo, produto, ncm, extipi, regra, lei, itens, decisao },
    valor: reaisOf(centavos),
    meses: meses.map((month) => ({ ...month, valor: reaisOf(month.valor) })),
    nova_decisao: decisao === null ? (decided(product)?.id ?? null) : null,
  };
}
