import { type Day, toDay } from '@restitui/brazil/day.ts';
import { sumOfReais } from '@restitui/brazil/money.ts';
import { isFeeMissing } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import { readPaymentFees } from './read-payment-fees.service.ts';
import { listReceivedAssessments } from './received-payments.repository.ts';
import type { PaymentSources } from './refund-payments.service.ts';

/** Money of one day that arrived for a product and whose fees are missing; `valor` in reais. */
export interface UnbookedFees {
  id_product: string;
  id_client: string;
  /** The client's razão social. */
  empresa: string;
  recebido_em: Day;
  pagamentos: number;
  valor: number;
}

/**
 * Sums the received payments of a product whose fee is missing, by day of the money, as the screen of the fees reads
 * them. Those of an inactive client are left out.
 */
export async function sumUnbookedFees(sources: PaymentSources, id_product: string): Promise<UnbookedFees[]> {
  const { db, tenant } = sources;
  const missing: UnbookedFees[] = [];
  for (const { empresa, ...assessment } of await listReceivedAssessments(db, tenant, id_product)) {
    for (const { request, ...payment } of await readPaymentFees(sources, assessment)) {
      const { recebido } = request;
      if (recebido === null || !isFeeMissing(request, payment)) continue;
      const place = { id_product, id_client: assessment.id_client, empresa, recebido_em: toDay(recebido.data) };
      missing.push({ ...place, pagamentos: 1, valor: recebido.valor });
    }
  }
  const byDay = Map.groupBy(missing, ({ recebido_em }) => recebido_em);
  return [...byDay.values()].flatMap((ofDay) =>
    ofDay.slice(0, 1).map((first) => ({
      ...first,
      pagamentos: ofDay.length,
      valor: sumOfReais(ofDay.map(({ valor }) => valor)),
    })),
  );
}
