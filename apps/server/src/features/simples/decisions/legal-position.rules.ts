import { decidedKey } from '@restitui/domain/simples/decisions/overruled-products.ts';
import type { LegalPosition, Suspicion, SuspicionKind } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import type { LedgerRow } from './ledger-product.wire.ts';

/** Suspicions that give an argument against what the analyst would answer. */
const disputed: readonly SuspicionKind[] = ['NCM_MUDOU', 'TRATADO_DIFERENTE'];

/** Returns the legal position of an open product by the suspicions about it. */
export function positionOf(suspeitas: readonly Suspicion[]): LegalPosition {
  const kinds = suspeitas.map(({ tipo }) => tipo);
  if (kinds.includes('CST_04')) return 'sai_do_declarado';
  return kinds.some((kind) => disputed.includes(kind)) ? 'discutivel' : 'falta_prova';
}

/**
 * Returns the open products, those that one decision settles as one: code, NCM and TIPI exception are what a decision
 * is about, the name is not.
 */
export function openProducts(rows: readonly LedgerRow[]): LedgerRow[] {
  const open = rows.filter(({ product, decisao }) => product.revisar && decisao === null);
  const settled = Map.groupBy(open, ({ product }) => decidedKey(product));
  return [...settled.values()].flatMap(([first, ...others]) => (first ? [others.reduce(merged, first)] : []));
}

function merged(first: LedgerRow, other: LedgerRow): LedgerRow {
  const months = new Map(first.product.months);
  for (const [month, { cents, counted, items }] of other.product.months) {
    const own = months.get(month) ?? { cents: 0, counted: 0, items: 0 };
    months.set(month, { cents: own.cents + cents, counted: own.counted + counted, items: own.items + items });
  }
  const kinds = new Map(first.product.kinds);
  for (const [kind, cents] of other.product.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + cents);
  const known = new Set(first.suspeitas.map(({ tipo }) => tipo));
  return {
    product: { ...first.product, months, kinds, cst: new Set([...first.product.cst, ...other.product.cst]) },
    effect: {
      now: first.effect.now + other.effect.now,
      possible: first.effect.possible + other.effect.possible,
    },
    suspeitas: [...first.suspeitas, ...other.suspeitas.filter(({ tipo }) => !known.has(tipo))],
    decisao: null,
  };
}
