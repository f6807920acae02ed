import type { RefundRequest } from '@restitui/domain/refund-requests/refund-requests.api.ts';
import { taxShares } from '@restitui/domain/refund-requests/tax-shares.ts';
import { paymentNames } from '@restitui/domain/simples-analysis/laid-total.ts';
import type { AnalysisRow } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import { lapseDate } from '@restitui/tax-engine/rules/das-due-date.ts';
import type { MonthDetail } from '../simples-analysis/simples-analysis.table.ts';
import type { RefundRequestRow } from './refund-requests.repository.ts';

export type RefundablePayment = Omit<RefundRequest, keyof KeptRequest | 'em_outra_apuracao'>;

type KeptRequest = Pick<RefundRequest, 'situacao' | 'data' | 'protocolo' | 'valor_pedido' | 'alterado_por' | 'version'>;

export interface RefundedMonth {
  row: AnalysisRow;
  detail: Pick<MonthDetail, 'declaracao' | 'fatias'>;
}

/** What a month's refund asks back of each of its payments, the latest first as the refund lies on them. */
export function refundablePayments({ row, detail: { declaracao, fatias } }: RefundedMonth): RefundablePayment[] {
  const names = paymentNames(fatias);
  const shares = taxShares(
    fatias.map(({ valor }) => valor),
    { cofins: row.cofins_restituir, pis: row.pis_restituir },
  );
  const own = declaracao?.das;
  return fatias.map(({ pago_em, valor, prescreve_em, das = null, banco = null, pago = null }, i) => ({
    competencia: row.competencia,
    pagamento: names[i] as string,
    das: das ?? (declaracao?.pagamento_presumido ? (own?.numero ?? null) : null),
    banco,
    pago_em,
    presumido: declaracao?.pagamento_presumido === true,
    principal: (das === own?.numero || das === null ? own?.principal : null) ?? pago,
    cofins: shares[i]?.cofins ?? 0,
    pis: shares[i]?.pis ?? 0,
    total: valor,
    prescreve_em,
    total_editado: row.editado_por === null ? null : row.total_a_restituir,
  }));
}

/** A payment with what was stored of its request. */
export function requestOnWire(
  payment: RefundablePayment,
  stored: RefundRequestRow | undefined,
): RefundablePayment & KeptRequest {
  return {
    ...payment,
    situacao: stored?.situacao ?? 'A_PEDIR',
    data: stored?.data ?? null,
    protocolo: stored?.protocolo ?? '',
    valor_pedido: stored?.valor_pedido ?? null,
    alterado_por: stored?.nome ?? null,
    version: stored?.version ?? 0,
  };
}

/** A request whose payment the standing result no longer refunds: it stays in sight with what was asked for. */
export function orphanOnWire(stored: RefundRequestRow): RefundablePayment & KeptRequest {
  const pago_em = stored.pagamento.slice(0, 10);
  const payment: RefundablePayment = {
    ...{ competencia: stored.competencia, pagamento: stored.pagamento, das: null, banco: null, pago_em },
    ...{ presumido: false, principal: null, cofins: 0, pis: 0, total: 0, prescreve_em: lapseDate(pago_em) },
    total_editado: null,
  };
  return requestOnWire(payment, stored);
}
