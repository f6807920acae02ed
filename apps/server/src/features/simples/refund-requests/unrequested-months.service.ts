import { type Day, toDay } from '@restitui/brazil/day.ts';
import { sumOfReais } from '@restitui/brazil/money.ts';
import { isRequestedInTime } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import { listRectifiedMonths } from './due-steps.repository.ts';
import { listRefundPayments, type PaymentSources } from './refund-payments.service.ts';

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
  const ofAnalyses = Map.groupBy(
    months.filter(({ isFromFiles }) => isFromFiles),
    ({ id_apuracao }) => id_apuracao,
  );
  for (const [id, rectified] of ofAnalyses) {
    const [{ id_product } = { id_product: '' }] = rectified;
    const payments = await listRefundPayments(sources, { id, id_product });
    for (const month of rectified) {
      const open = payments.filter(
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
  }
  return unrequested;
}
