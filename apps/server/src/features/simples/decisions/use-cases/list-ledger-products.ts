import { foldText } from '@restitui/brazil/fold-text.ts';
import { listProducts, type StoredProduct } from '@restitui/column-store/list-products.ts';
import { simplesAnalysisErrors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import { activeDecisionsFor } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { LedgerPart, productLedgerApi } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { canListDecisions } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { DecisionIndex } from '@restitui/tax-engine/rules/decision.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { openRunSource } from '../../analysis/item-source.service.ts';
import { listMonths } from '../../analysis/simples-months.repository.ts';
import { findReadyRun } from '../../analysis/simples-runs.repository.ts';
import { type LedgerRow, toLedgerProduct } from '../ledger-product.wire.ts';
import { effectOf, monthRates } from '../product-effect.rules.ts';
import { suspicionsAmong } from '../product-suspicions.rules.ts';
import { listActiveDecisions, listPrecedents } from '../simples-decisions.repository.ts';

/** Lists the products of all months of the current result; those with the largest possible effect come first. */
export async function listLedgerProducts(
  context: Context,
  { params: { id_apuracao }, query: { q, parte, page, pageSize } }: Input<typeof productLedgerApi.list>,
) {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  const { db, tenant, actor } = context;
  const run = required(await findReadyRun(db, tenant, assessment.id), simplesAnalysisErrors.nothing_to_recompute);
  const rates = monthRates(await listMonths(db, tenant, run.id));
  const products = await listProducts(openRunSource(db, tenant, run.id));
  const decisions = await listActiveDecisions(db, tenant, assessment.id_client);
  const decided = decisionFinder(decisions, assessment.id_client);
  const suspicions = suspicionsAmong(products);

  const rows = products.map((product): LedgerRow => {
    return { product, effect: effectOf(product, rates), suspeitas: suspicions(product), decisao: decided(product) };
  });
  const contagens = Object.fromEntries(
    Object.entries(isInPart).map(([part, holds]) => [part, rows.filter(holds).length]),
  ) as Record<LedgerPart, number>;
  const found = rows
    .filter((row) => isInPart[parte](row) && matches(row.product, q))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || a.product.produto.localeCompare(b.product.produto, 'pt-BR'));
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const ncms = [...new Set(shown.map(({ product }) => product.ncm.replace(/\D/g, '')))];
  const precedents = canListDecisions(actor)
    ? await listPrecedents(db, tenant, { ncms, except: assessment.id_client })
    : [];
  return {
    data: shown.map((row) => toLedgerProduct(row, precedents, context)),
    page: { number: page, size: pageSize, total: found.length },
    contagens,
  };
}

const isCounted = ({ product }: LedgerRow) => [...product.months.values()].some(({ counted }) => counted !== 0);

const isInPart: Record<LedgerPart, (row: LedgerRow) => boolean> = {
  todos: () => true,
  suspeitos: ({ suspeitas, decisao }) => suspeitas.length > 0 && decisao === null,
  a_decidir: ({ product, decisao }) => product.revisar && decisao === null,
  contados: isCounted,
  fora: (row) => !isCounted(row),
  decididos: ({ decisao }) => decisao !== null,
};

/** The larger of what it adds now and what it could add; sales where no rate is known. */
const sizeOf = ({ product, effect }: LedgerRow) =>
  Math.max(Math.abs(effect.now), Math.abs(effect.possible)) +
  [...product.months.values()].reduce((sum, { cents }) => sum + Math.abs(cents), 0) * 1e-9;

function matches({ codigo, produto, ncm }: StoredProduct, q: string): boolean {
  const text = foldText(q);
  const digits = /^[\d.]+$/.test(text) ? text.replaceAll('.', '') : text;
  return text === '' || ncm.includes(digits) || foldText(`${codigo} ${produto}`).includes(text);
}

/** Returns a function that finds the decision for a product, whatever its period. */
function decisionFinder(decisions: Awaited<ReturnType<typeof listActiveDecisions>>, id_client: string) {
  const { decisoes } = activeDecisionsFor(decisions, id_client);
  const index = new DecisionIndex(decisoes.map((decision) => ({ ...decision, de: null, ate: null })));
  return (product: StoredProduct) => {
    const id = index.decisions[index.find({ ...product, day: '' })]?.id;
    return decisions.find((decision) => decision.id === id) ?? null;
  };
}
