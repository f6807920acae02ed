import { foldText } from '@restitui/brazil/fold-text.ts';
import type { StoredProduct } from '@restitui/column-store/list-products.ts';
import type { LedgerPart, productLedgerApi } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { type LedgerRow, toLedgerProduct } from '../ledger-product.wire.ts';
import { readLedgerRows, readPrecedents, sizeOf } from '../ledger-rows.service.ts';

/** Lists the products of all months of the current result; those with the largest possible effect come first. */
export async function listLedgerProducts(
  context: Context,
  { params: { id_apuracao }, query: { q, parte, page, pageSize } }: Input<typeof productLedgerApi.list>,
) {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  const { id_client } = assessment;
  const rows = await readLedgerRows(context, { id_apuracao: assessment.id, id_client });
  const contagens = Object.fromEntries(
    Object.entries(isInPart).map(([part, holds]) => [part, rows.filter(holds).length]),
  ) as Record<LedgerPart, number>;
  const found = rows
    .filter((row) => isInPart[parte](row) && matches(row.product, q))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || a.product.produto.localeCompare(b.product.produto, 'pt-BR'));
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const precedents = await readPrecedents(context, shown, id_client);
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

function matches({ codigo, produto, ncm }: StoredProduct, q: string): boolean {
  const text = foldText(q);
  const digits = /^[\d.]+$/.test(text) ? text.replaceAll('.', '') : text;
  return text === '' || ncm.includes(digits) || foldText(`${codigo} ${produto}`).includes(text);
}
