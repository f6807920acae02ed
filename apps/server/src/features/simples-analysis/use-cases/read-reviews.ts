import { reaisOf } from '@restitui/brazil/money.ts';
import { simplesAnalysisErrors } from '@restitui/domain/simples-analysis/simples-analysis.errors.ts';
import type { AnalysisReviews, simplesEffectsApi } from '@restitui/domain/simples-analysis/simples-effects.api.ts';
import { type StandingWord, standingWordOf } from '@restitui/domain/simples-decisions/standing-word.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { DecisionBook } from '@restitui/tax-engine/rules/decision.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { listDecisionsInForce } from '../../simples-decisions/simples-decisions.repository.ts';
import { changedSince } from '../changed-word.ts';
import { latestRules } from '../rules-on-wire.ts';
import { listReviews, type Review } from '../simples-reviews.repository.ts';
import { findReadyRun } from '../simples-runs.repository.ts';

/** What of the standing result waits for an analyst, with what was decided meanwhile. */
export async function readReviews(
  context: Context,
  { params: { id_apuracao } }: Input<typeof simplesEffectsApi.reviews>,
): Promise<{ data: AnalysisReviews }> {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  const { db, tenant } = context;
  const found = await findReadyRun(db, tenant, assessment.id);
  const run = required(found, simplesAnalysisErrors.nothing_to_recompute);
  const products = await listReviews(db, tenant, run.id);
  const decisoes = await listDecisionsInForce(db, tenant, assessment.id_client);
  const word = standingWordOf(decisoes, assessment.id_client);
  const { ncms, years } = changedSince(run, word);
  const { pendente = 0, decidido = 0, total_produtos = 0, atacadista = [] } = run.revisao ?? {};
  const decided = decisionFinder(word);
  return {
    data: {
      pendente: reaisOf(pendente),
      decidido: reaisOf(decidido),
      total_produtos,
      produtos: products.map((product) => productOnWire(product, decided)),
      atacadista: atacadista.map(({ ano, centavos }) => ({ ano, valor: reaisOf(centavos) })),
      decisoes,
      mudancas: ncms.length + years.length,
      regras_antigas: run.regras?.hash !== latestRules().hash,
    },
  };
}

/** By what a product is; on which days a decision holds is seen when it is applied. */
function decisionFinder({ decisoes }: StandingWord): (product: Review) => string | null {
  const book = new DecisionBook(decisoes.map((decision) => ({ ...decision, de: null, ate: null })));
  return (product) => book.decisions[book.find({ ...product, day: '' })]?.id ?? null;
}

function productOnWire(product: Review, decided: (product: Review) => string | null) {
  const { codigo, produto, ncm, extipi, regra, lei, itens, decisao, centavos, meses } = product;
  return {
    ...{ codigo, produto, ncm, extipi, regra, lei, itens, decisao },
    valor: reaisOf(centavos),
    meses: meses.map((month) => ({ ...month, valor: reaisOf(month.valor) })),
    nova_decisao: decisao === null ? decided(product) : null,
  };
}
