import { reaisOf, sumOfReais } from '@restitui/brazil/money.ts';
import { ledgerEffect } from '@restitui/domain/simples/decisions/ledger-effect.ts';
import {
  legalPosition,
  maxReviewed,
  type productLedgerApi,
  type ReviewGroup,
} from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { type LedgerRow, toLedgerProduct } from '../ledger-product.wire.ts';
import { readLedgerRows, readPrecedents, sizeOf } from '../ledger-rows.service.ts';
import { openProducts, positionOf } from '../legal-position.rules.ts';

/** Lists the products that await a decision by legal position, each position with its sums. */
export async function listReviewGroups(
  context: Context,
  { params: { id_apuracao } }: Input<typeof productLedgerApi.groups>,
): Promise<{ data: ReviewGroup[] }> {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  const { id_client } = assessment;
  const open = openProducts(await readLedgerRows(context, { id_apuracao: assessment.id, id_client }));
  const byPosition = Map.groupBy(open, ({ suspeitas }) => positionOf(suspeitas));
  const groups = legalPosition.options.map((posicao) => ({
    posicao,
    rows: (byPosition.get(posicao) ?? []).sort((a, b) => sizeOf(b) - sizeOf(a)),
  }));
  const listed = groups.flatMap(({ rows }) => rows.slice(0, maxReviewed));
  const precedents = await readPrecedents(context, listed, id_client);
  return {
    data: groups.map(({ posicao, rows }) => ({
      ...{ posicao, total: rows.length, ...sumsOf(rows) },
      produtos: rows.slice(0, maxReviewed).map((row) => toLedgerProduct(row, precedents, context)),
    })),
  };
}

/** Sums sales, and what the other answer to each product changes; in reais. */
function sumsOf(rows: readonly LedgerRow[]) {
  let cents = 0;
  for (const { product } of rows) for (const month of product.months.values()) cents += month.cents;
  const changes = rows.map(({ effect: { now, possible } }) =>
    ledgerEffect({ efeito: reaisOf(now), efeito_possivel: reaisOf(possible) }),
  );
  return { valor: reaisOf(cents), efeito: sumOfReais(changes) };
}
