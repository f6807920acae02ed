import { type Day, toDay } from '@restitui/brazil/day.ts';
import { sumOfReais } from '@restitui/brazil/money.ts';
import { fileAnalysisServiceOf } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { isRequestedInTime } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { listPaymentsOfAnalyses } from './analysis-payments.service.ts';
import { listRectifiedMonths } from './due-steps.repository.ts';
import type { PaymentSources } from './refund-payments.service.ts';

type RectifiedMonth = Awaited<ReturnType<typeof listRectifiedMonths>>[number];

/**
 * Lists the months whose rectification is recorded and whose payments are not requested under any assessment, with what
 * can be requested in reais, the first last day, and the last change, not after `until`. What expired before `today` is
 * left out. What an analysis from files claims follows its ticked classes and its result of today.
 */
export async function listUnrequestedMonths(
  sources: PaymentSources,
  days: { until: Date; today: Day },
): Promise<RectifiedMonth[]> {
  const { db, tenant } = sources;
  const months = await listRectifiedMonths(db, tenant, days);
  const unrequested = months.filter(({ isFromFiles }) => !isFromFiles);
  const ofAnalyses = months.filter(({ isFromFiles }) => isFromFiles);
  const payments = await listPaymentsOf(sources, ofAnalyses);
  for (const month of ofAnalyses) {
    const open = (payments.get(month.id_apuracao) ?? []).filter(
      (payment) =>
        payment.competencia === month.competencia &&
        payment.situacao === 'A_PEDIR' &&
        payment.retificadora !== '' &&
        payment.prescreve_em >= days.today &&
        !isRequestedInTime(payment),
    );
    const [first] = open.map(({ prescreve_em }) => toDay(prescreve_em)).toSorted();
    if (!first) continue;
    unrequested.push({ ...month, prescreve_em: first, valor: sumOfReais(open.map(({ total }) => total)) });
  }
  return unrequested;
}

/** Analyses that are read at once: their results are held together. */
const analysesAtOnce = 100;

/** Lists the payments of the analyses of these months, by assessment. */
async function listPaymentsOf(
  sources: PaymentSources,
  months: readonly RectifiedMonth[],
): Promise<Map<string, RefundRequest[]>> {
  const analyses = new Map(
    months.flatMap(({ id_apuracao: id, id_product, typeServico }) => {
      const servico = fileAnalysisServiceOf(typeServico);
      return servico ? [[id, { id, id_product, servico }] as const] : [];
    }),
  );
  const wanted = new Set(months.map(({ id_apuracao, competencia }) => `${id_apuracao} ${competencia}`));
  const found = new Map<string, RefundRequest[]>();
  const all = [...analyses.values()];
  for (let start = 0; start < all.length; start += analysesAtOnce) {
    const some = await listPaymentsOfAnalyses(sources, all.slice(start, start + analysesAtOnce));
    for (const [id, payments] of some) {
      found.set(
        id,
        payments.filter(({ competencia }) => wanted.has(`${id} ${competencia}`)),
      );
    }
  }
  return found;
}
