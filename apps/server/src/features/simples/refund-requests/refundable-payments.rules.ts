import { reaisOf } from '@restitui/brazil/money.ts';
import { paymentNames } from '@restitui/domain/simples/analysis/allocate-total.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { taxShares } from '@restitui/domain/simples/refund-requests/tax-shares.ts';
import { limitationDateOf } from '@restitui/tax-engine/rules/das-due-date.ts';
import type { MonthDetail } from '../analysis/simples-analysis.table.ts';
import type { RefundRequestRow } from './refund-requests.repository.ts';
import type { RequestSteps } from './request-steps.rules.ts';

export type RefundablePayment = Omit<RefundRequest, keyof RequestState | 'em_outra_apuracao'>;

export type RequestState = RequestSteps & Pick<RefundRequest, 'alterado_por' | 'version'>;

export interface RefundedMonth {
  row: AnalysisRow;
  detail: Pick<MonthDetail, 'declaracao' | 'fatias'>;
}

/** Splits a month's refund by payment, latest first, in the order of the engine's slices. */
export function refundablePayments({ row, detail: { declaracao, fatias } }: RefundedMonth): RefundablePayment[] {
  const names = paymentNames(fatias);
  const shares = taxShares(
    fatias.map(({ valor }) => valor),
    { cofins: row.cofins_restituir, pis: row.pis_restituir },
  );
  const own = declaracao?.das;
  return fatias.map(({ pago_em, valor, prescreve_em, das = null, banco = null, pago = null }, i) => ({
    competencia: row.competencia,
    pagamento: names[i] ?? pago_em,
    teses: [],
    das: das ?? (declaracao?.pagamento_presumido ? (own?.numero ?? null) : null),
    banco,
    pago_em,
    declaracao: declaracao?.numero ?? '',
    presumido: declaracao?.pagamento_presumido === true,
    principal: (das === own?.numero || das === null ? own?.principal : null) ?? pago,
    cofins: shares[i]?.cofins ?? 0,
    pis: shares[i]?.pis ?? 0,
    total: valor,
    prescreve_em,
    total_editado: row.editado_por === null ? null : row.total_a_restituir,
  }));
}

/** Joins a payment with its stored request. */
export function toRefundRequestResponse(
  payment: RefundablePayment,
  stored: RefundRequestRow | undefined,
): RefundablePayment & RequestState {
  return {
    ...payment,
    situacao: stored?.situacao ?? 'A_PEDIR',
    tipo: stored?.tipo ?? 'RESTITUICAO',
    data: stored?.data ?? null,
    protocolo: stored?.protocolo ?? '',
    valor_pedido: stored?.valor_pedido == null ? null : reaisOf(stored.valor_pedido),
    retificadora: stored?.retificadora ?? '',
    ...storedOutcome(stored),
    alterado_por: stored?.nome ?? null,
    version: stored?.version ?? 0,
  };
}

function storedOutcome(stored: RefundRequestRow | undefined): Pick<RequestState, 'despacho' | 'recurso' | 'recebido'> {
  const { despacho_resultado: resultado, despacho_data, despacho_valor, recebido_em, recebido_valor } = stored ?? {};
  return {
    despacho:
      resultado && despacho_data && despacho_valor != null
        ? { data: despacho_data, resultado, valor: reaisOf(despacho_valor), motivo: stored?.despacho_motivo ?? '' }
        : null,
    recurso: stored?.recurso_em ? { data: stored.recurso_em, protocolo: stored.recurso_protocolo } : null,
    recebido: recebido_em && recebido_valor != null ? { data: recebido_em, valor: reaisOf(recebido_valor) } : null,
  };
}

/**
 * Builds the row of a request whose payment the current result no longer refunds, so that it stays visible with its
 * amount.
 */
export function toOrphanRequest(stored: RefundRequestRow): RefundablePayment & RequestState {
  const pago_em = stored.pagamento.slice(0, 10);
  const payment: RefundablePayment = {
    ...{ competencia: stored.competencia, pagamento: stored.pagamento, teses: [], das: null, banco: null, pago_em },
    ...{
      declaracao: '',
      presumido: false,
      principal: null,
      cofins: 0,
      pis: 0,
      total: 0,
      prescreve_em: limitationDateOf(pago_em),
    },
    total_editado: null,
  };
  return toRefundRequestResponse(payment, stored);
}
