import { reaisOf } from '@restitui/brazil/money.ts';
import { comparePeriods } from '@restitui/brazil/tax-month.ts';
import type { ItemKind } from '@restitui/column-store/item-block.ts';
import { kindsBySize, type StoredProduct } from '@restitui/column-store/list-products.ts';
import { wantedProof } from '@restitui/domain/simples/analysis/proof-request.ts';
import type { LedgerProduct, Precedent, Suspicion } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { classificationOf } from '@restitui/tax-engine/notes/icms-st.ts';
import { foldWords } from '@restitui/tax-engine/rules/name-traits.ts';
import { toDecisionResponse } from './decision.wire.ts';
import type { DecisionRow } from './simples-decisions.repository.ts';

export interface LedgerRow {
  product: StoredProduct;
  /** Cents. */
  effect: { now: number; possible: number };
  suspeitas: Suspicion[];
  decisao: DecisionRow | null;
}

const maxPrecedents = 3;

/** Builds the response of a product; `precedents` are decisions for other clients on the NCMs of the page. */
export function toLedgerProduct(
  { product, effect, suspeitas, decisao }: LedgerRow,
  precedents: readonly DecisionRow[],
  context: Parameters<typeof toDecisionResponse>[1],
): LedgerProduct {
  const { codigo, produto, ncm, cest, extipi, revisar } = product;
  const months = [...product.months].sort(([a], [b]) => comparePeriods(a, b));
  const kinds = kindsBySize(product);
  const main = mainKind(kinds, revisar && decisao === null);
  const sum = (key: 'cents' | 'counted' | 'items') => months.reduce((total, [, month]) => total + month[key], 0);
  return {
    ...{ codigo, produto, ncm, cest, extipi, revisar, suspeitas },
    ...{ grupo: main?.grupo ?? 'none', regra: main?.regra ?? '', lei: main?.lei ?? '' },
    prova_pedida: wantedProof(kinds),
    classificacao: main ? classificationOf(main.regra, main.cst_icms) : '',
    ...{ itens: sum('items'), valor: reaisOf(sum('cents')), contado: reaisOf(sum('counted')) },
    ...{ efeito: reaisOf(effect.now), efeito_possivel: reaisOf(effect.possible) },
    meses: months.map(([competencia, { cents, items }]) => ({ competencia, itens: items, valor: reaisOf(cents) })),
    decisao: decisao && toDecisionResponse(decisao, context),
    precedentes: precedentsOf(product, precedents),
  };
}

/** Returns the classification of the largest part; of an open product, that of its largest open part. */
function mainKind(bySize: readonly ItemKind[], isOpen: boolean) {
  return (isOpen ? bySize.find(({ revisar }) => revisar) : undefined) ?? bySize[0];
}

/** Returns the decisions on a like product: the same NCM, and the same first word. */
function precedentsOf({ ncm, produto }: StoredProduct, decisions: readonly DecisionRow[]): Precedent[] {
  const firstWord = (text: string) => foldWords(text).trim().split(' ')[0];
  return decisions
    .filter((one) => one.ncm === ncm.replace(/\D/g, '') && firstWord(one.produto) === firstWord(produto))
    .slice(0, maxPrecedents)
    .map((one) => ({
      ...{ id: one.id, empresa: one.empresa, produto: one.produto, contar: one.contar },
      ...{ motivo: one.motivo, evidencia: one.evidencia, autor: one.autor, em: one.em },
    }));
}
