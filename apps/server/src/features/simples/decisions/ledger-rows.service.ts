import { listProducts, type StoredProduct } from '@restitui/column-store/list-products.ts';
import { simplesAnalysisErrors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import { activeDecisionsFor } from '@restitui/domain/simples/decisions/active-decisions.ts';
import { canListDecisions } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import { DecisionIndex } from '@restitui/tax-engine/rules/decision.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { openRunSource } from '../analysis/item-source.service.ts';
import { listMonths } from '../analysis/simples-months.repository.ts';
import { listReviews } from '../analysis/simples-reviews.repository.ts';
import { findReadyRun } from '../analysis/simples-runs.repository.ts';
import type { LedgerRow } from './ledger-product.wire.ts';
import { asksAbout } from './open-question.rules.ts';
import { effectOf, monthRates } from './product-effect.rules.ts';
import { suspicionsAmong } from './product-suspicions.rules.ts';
import { type DecisionRow, listActiveDecisions, listPrecedents } from './simples-decisions.repository.ts';

interface AnalysedClient {
  id_apuracao: string;
  id_client: string;
}

/**
 * Returns the products of all months of the current result with effect, suspicions and the decision in force.
 * @throws AppError 409 before there is a result
 */
export async function readLedgerRows(
  { db, tenant }: Context,
  { id_apuracao, id_client }: AnalysedClient,
): Promise<LedgerRow[]> {
  const run = required(await findReadyRun(db, tenant, id_apuracao), simplesAnalysisErrors.nothing_to_recompute);
  const rates = monthRates(await listMonths(db, tenant, run.id));
  const asks = asksAbout(run, await listReviews(db, tenant, run.id));
  const products = (await listProducts(openRunSource(db, tenant, run.id))).map((product) => ({
    ...product,
    revisar: product.revisar && asks(product),
  }));
  const decided = decisionFinder(await listActiveDecisions(db, tenant, id_client), id_client);
  const suspicions = suspicionsAmong(products);
  return products.map((product) => ({
    ...{ product, effect: effectOf(product, rates), suspeitas: suspicions(product), decisao: decided(product) },
  }));
}

/** Returns the decisions for like products of other clients, for users who may list them. */
export async function readPrecedents(
  { db, tenant, actor }: Context,
  rows: readonly LedgerRow[],
  id_client: string,
): Promise<DecisionRow[]> {
  if (!canListDecisions(actor)) return [];
  const ncms = [...new Set(rows.map(({ product }) => product.ncm.replace(/\D/g, '')))];
  return listPrecedents(db, tenant, { ncms, except: id_client });
}

/** The larger of what it adds now and what it could add, in cents; sales where no rate is known. */
export const sizeOf = ({ product, effect }: LedgerRow) =>
  Math.max(Math.abs(effect.now), Math.abs(effect.possible)) +
  [...product.months.values()].reduce((sum, { cents }) => sum + Math.abs(cents), 0) * 1e-9;

/** Returns a function that finds the decision for a product, whatever its period. */
function decisionFinder(decisions: readonly DecisionRow[], id_client: string) {
  const { decisoes } = activeDecisionsFor(decisions, id_client);
  const index = new DecisionIndex(decisoes.map((decision) => ({ ...decision, de: null, ate: null })));
  return (product: StoredProduct) => {
    const id = index.decisions[index.find({ ...product, day: '' })]?.id;
    return decisions.find((decision) => decision.id === id) ?? null;
  };
}
