import { foldText } from '@restitui/brazil/fold-text.ts';
import type { StoredProduct } from '@restitui/column-store/list-products.ts';
import { decidedKey } from '@restitui/domain/simples/decisions/overruled-products.ts';
import {
  type LedgerPart,
  ledgerPart,
  type productLedgerApi,
} from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { type LedgerRow, toLedgerProduct } from '../ledger-product.wire.ts';
import { readLedgerRows, readPrecedents, sizeOf } from '../ledger-rows.service.ts';
import { openProducts } from '../legal-position.rules.ts';

/** Lists the products of all months of the current result; those with the largest possible effect come first. */
export async function listLedgerProducts(
  context: Context,
  { params: { id_apuracao }, query: { q, parte, page, pageSize } }: Input<typeof productLedgerApi.list>,
) {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  const { id_client } = assessment;
  const rows = await readLedgerRows(context, { id_apuracao: assessment.id, id_client });
  // One decision settles all names of an open product: it is listed and counted once, as in the review.
  const open = openProducts(rows);
  const rowsOf = (part: LedgerPart) => (part === 'a_decidir' ? open : rows.filter(isInPart[part]));
  const contagens = Object.fromEntries(ledgerPart.options.map((part) => [part, rowsOf(part).length])) as Record<
    LedgerPart,
    number
  >;
  const named = new Set(rows.filter(({ product }) => matches(product, q)).map(({ product }) => decidedKey(product)));
  const found = rowsOf(parte)
    .filter(({ product }) => (parte === 'a_decidir' ? named.has(decidedKey(product)) : matches(product, q)))
    .map((row) => ({ row, size: sizeOf(row) }))
    .sort((a, b) => b.size - a.size || byName.compare(a.row.product.produto, b.row.product.produto));
  const shown = found.slice((page - 1) * pageSize, page * pageSize).map(({ row }) => row);
  const precedents = await readPrecedents(context, shown, id_client);
  return {
    data: shown.map((row) => toLedgerProduct(row, precedents, context)),
    page: { number: page, size: pageSize, total: found.length },
    contagens,
  };
}

const byName = new Intl.Collator('pt-BR');

const isCounted = ({ product }: LedgerRow) => [...product.months.values()].some(({ counted }) => counted !== 0);

const isInPart: Record<Exclude<LedgerPart, 'a_decidir'>, (row: LedgerRow) => boolean> = {
  todos: () => true,
  suspeitos: ({ suspeitas, decisao }) => suspeitas.length > 0 && decisao === null,
  contados: isCounted,
  fora: (row) => !isCounted(row),
  decididos: ({ decisao }) => decisao !== null,
};

function matches({ codigo, produto, ncm }: StoredProduct, q: string): boolean {
  const text = foldText(q);
  const digits = /^[\d.]+$/.test(text) ? text.replaceAll('.', '') : text;
  return text === '' || ncm.includes(digits) || foldText(`${codigo} ${produto}`).includes(text);
}
