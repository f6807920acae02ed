import { sumOfReais } from '@restitui/brazil/money.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import { isUnexpired } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { CorrectedRequest } from '@restitui/domain/simples/refund-requests/refund-requests-sheet.ts';
import { useQuery } from '@tanstack/react-query';
import { selicQuery } from '../../../operations/lookups/lookups.queries.ts';
import { correctedPart } from '../refund-month.ts';
import { refundRequestsQuery } from '../refund-requests.queries.ts';

/** Adds to each request its amount in a month, corrected by Selic. */
export function correctRequests(
  requests: readonly RefundRequest[],
  month: TaxMonth,
  series: readonly SelicMonth[],
): CorrectedRequest[] {
  return requests.map((request) => ({
    ...request,
    corrigido: correctedPart({ pago_em: request.pago_em, valor: request.total }, month, series).corrigido,
  }));
}

/** Returns the corrected amount of each month of the analysis and their sum; undefined while the Selic is unknown. */
export function useCorrectedMonths(
  id_apuracao: string,
  { month, today, enabled }: { month: TaxMonth; today: string; enabled: boolean },
) {
  const requests = useQuery({ ...refundRequestsQuery(id_apuracao), enabled });
  const series = useQuery({ ...selicQuery(), enabled });
  if (!requests.data || !series.data) return undefined;
  const unexpired = requests.data.filter((request) => isUnexpired(request, today));
  const corrected = correctRequests(unexpired, month, series.data);
  const months = new Map<string, number>();
  for (const { competencia, corrigido } of corrected) {
    months.set(competencia, sumOfReais([months.get(competencia) ?? 0, corrigido]));
  }
  return { months, total: sumOfReais(corrected.map(({ corrigido }) => corrigido)) };
}
