import { canReadFees } from '@restitui/domain/billing/fees/fees.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { clientFeesQuery } from '../../../billing/fees/fees.queries.ts';
import { creditsQuery } from '../../../recovery/credits/credits.queries.ts';
import { rectificationsQuery } from '../../rectifications/rectifications.queries.ts';
import { type PaymentRow, paymentRows } from '../payment-row.ts';
import { refundRequestsQuery } from '../refund-requests.queries.ts';

interface Place {
  id_apuracao: string;
  cnpj: string;
  today: string;
}

interface Payments {
  /** Undefined while loading, and when a part could not be loaded: a step that is not known must not look open. */
  rows: PaymentRow[] | undefined;
  error: Error | null;
  retry: () => void;
}

/** Returns the payments of a case with their steps. */
export function usePaymentRows({ id_apuracao, cnpj, today }: Place): Payments {
  const actor = useActor();
  const tenant = useActingTenant();
  const requests = useQuery(refundRequestsQuery(id_apuracao));
  const months = useQuery(rectificationsQuery(id_apuracao));
  const credits = useQuery(creditsQuery(id_apuracao));
  const isPaid = requests.data?.some(({ recebido }) => recebido !== null) ?? false;
  const fees = useQuery({ ...clientFeesQuery(tenant, cnpj, 1), enabled: isPaid && canReadFees(actor) });
  const [open] = fees.data?.data ?? [];
  const isCharged = fees.data && (open?.a_cobrar ?? 0) <= 0;
  const rows = useMemo(
    () =>
      requests.data && months.data && credits.data
        ? paymentRows({
            requests: requests.data,
            months: months.data,
            credits: credits.data,
            ...{ isCharged, today },
          })
        : undefined,
    [requests.data, months.data, credits.data, isCharged, today],
  );
  const failed = [requests, months, credits].filter(({ isError }) => isError);
  return {
    rows,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
