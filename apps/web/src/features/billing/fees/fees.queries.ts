import type { NewPayout } from '@restitui/domain/billing/fees/fee-payouts.ts';
import type { NewFeeReturn } from '@restitui/domain/billing/fees/fee-returns.ts';
import { type FeeAccount, feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { feeMessages } from './fees.messages.ts';
import type { ReturnTarget } from './return-form-values.ts';

export const feeAccountsQuery = (tenant: string | undefined, mes: string) =>
  queryOptions({
    queryKey: ['fees', tenant, 'accounts', mes],
    queryFn: async ({ signal }) => (await call(feesApi.accounts, { query: { mes }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type Participant = Pick<FeeAccount, 'papel' | 'id_user'>;

/** @param whose undefined for the user's own statement */
export const statementQuery = (tenant: string | undefined, mes: string, whose?: Participant) =>
  queryOptions({
    queryKey: ['fees', tenant, 'statement', mes, whose?.papel, whose?.id_user],
    queryFn: async ({ signal }) => {
      if (!whose) return (await call(feesApi.ownStatement, { query: { mes }, signal })).data;
      const query = { mes, papel: whose.papel, id_user: whose.id_user ?? undefined };
      return (await call(feesApi.statement, { query, signal })).data;
    },
    staleTime: 0,
  });

export const clientFeesQuery = (tenant: string | undefined, id_client: string | undefined, page: number) =>
  queryOptions({
    queryKey: ['fees', tenant, 'clients', id_client, page],
    queryFn: ({ signal }) => call(feesApi.clients, { query: { id_client, page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const chargeFees = mutationOptions({
  mutationFn: (body: { id_client: string; id_boleto: string }) => call(feesApi.charge, { body }),
  meta: {
    success: feeMessages.charged,
    failure: feeMessages.chargeFailed,
    refreshes: ['fees', 'boletos', 'dashboards'],
  },
});

/** The dialog shows issues beside their fields. */
export const payOutFees = mutationOptions({
  mutationFn: (body: NewPayout) => call(feesApi.payOut, { body }),
  meta: { success: feeMessages.paidOut, quiet: true, refreshes: ['fees', 'change-history'] },
});

export const reverseFeePayout = (id: string) =>
  mutationOptions({
    mutationFn: (motivoEstorno: string) => call(feesApi.reversePayout, { params: { id }, body: { motivoEstorno } }),
    meta: {
      success: feeMessages.payoutReversed,
      failure: feeMessages.reverseFailed,
      refreshes: ['fees', 'change-history'],
    },
  });

export const feeReturnsQuery = (tenant: string | undefined, of: ReturnTarget) =>
  queryOptions({
    queryKey: ['fees', tenant, 'returns', of.id_client, of.id_credit],
    queryFn: async ({ signal }) => (await call(feesApi.returns, { query: of, signal })).data,
    staleTime: 0,
  });

const changedByReturn = ['fees', 'dashboards', 'change-history'];

/** The dialog shows issues beside their fields. */
export const giveBackFees = mutationOptions({
  mutationFn: (body: NewFeeReturn) => call(feesApi.giveBack, { body }),
  meta: { success: feeMessages.givenBack, quiet: true, refreshes: changedByReturn },
});

export const reverseFeeReturn = (id: string) =>
  mutationOptions({
    mutationFn: (motivoEstorno: string) => call(feesApi.reverseReturn, { params: { id }, body: { motivoEstorno } }),
    meta: {
      success: feeMessages.returnReversed,
      failure: feeMessages.reverseReturnFailed,
      refreshes: changedByReturn,
    },
  });
