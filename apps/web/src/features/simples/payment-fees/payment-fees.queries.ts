import { addDays, type Day } from '@restitui/brazil/day.ts';
import { type BoletoProposal, boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { type PaymentFee, paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { paymentFeeErrors } from '@restitui/domain/simples/payment-fees/payment-fees.errors.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { paymentFeeMessages as messages } from './payment-fees.messages.ts';

/** The key is that of fees, so that bookings and boletos invalidate it. */
export const paymentFeesQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['fees', 'of-payments', id_apuracao],
    queryFn: async ({ signal }) => (await call(paymentFeesApi.list, { params: { id_apuracao }, signal })).data,
  });

/** The dialog shows failures itself. */
export const bookPaymentFees = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: (pagamentos: Pick<PaymentFee, 'competencia' | 'pagamento'>[]) =>
      call(paymentFeesApi.book, { params: { id_apuracao }, body: { pagamentos } }),
    meta: {
      quiet: true,
      success: messages.booked,
      refreshes: ['fees', 'credits', 'resume', 'simples', 'file-analyses', 'dashboards', 'change-history'],
    },
  });

interface ChargedPayments {
  fees: readonly PaymentFee[];
  dataVencimento: Day;
  pagador: NonNullable<BoletoProposal['pagador']>;
  /** Called after each boleto. */
  onIssued: (fee: PaymentFee) => void;
}

const daysToPay = 30;
export const feeMessage = ({ competencia }: Pick<PaymentFee, 'competencia'>) =>
  `Honorários de êxito, PA ${formatPeriod(competencia)}`;

const isCharged = (error: unknown) =>
  error instanceof ApiError && error.code === paymentFeeErrors.payment_fee_charged.code;

/**
 * Issues one boleto after the other for the fee of each payment; stops at the first refusal. A fee that is already
 * charged counts as issued: the answer to its boleto was lost.
 */
export const chargePaymentFees = (id_apuracao: string, id_client: string) =>
  mutationOptions({
    mutationFn: async ({ fees, dataVencimento, pagador, onIssued }: ChargedPayments) => {
      for (const fee of fees) {
        const { seuNumero } = (await call(boletosApi.start, { query: { id_client } })).data;
        const params = { id_apuracao, competencia: fee.competencia.replace('/', ''), pagamento: fee.pagamento };
        const charge = {
          ...{ id_client, seuNumero, valorNominal: fee.cobranca?.a_cobrar ?? 0, mensagem: feeMessage(fee) },
          ...{ dataVencimento, dataLimite: addDays(dataVencimento, daysToPay) },
        };
        try {
          await call(paymentFeesApi.charge, { params, body: { ...pagador, ...charge } });
        } catch (error) {
          if (!isCharged(error)) throw error;
        }
        onIssued(fee);
      }
    },
    meta: {
      quiet: true,
      success: messages.charged,
      refreshes: ['fees', 'boletos', 'dashboards', 'alerts', 'change-history'],
    },
  });
