import { canReadPaymentFees } from '@restitui/domain/simples/payment-fees/payment-fees.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { creditsQuery } from '../../../recovery/credits/credits.queries.ts';
import { paymentFeesQuery } from '../../payment-fees/payment-fees.queries.ts';
import { rectificationsQuery } from '../../rectifications/rectifications.queries.ts';
import { type PaymentRow, paymentRows } from '../payment-row.ts';
import { type CaseArea, refundRequestsQuery } from '../refund-requests.queries.ts';

interface Place {
  id_apuracao: string;
  area: CaseArea;
  today: string;
}

interface Payments {
  /** Undefined while loading, and when a part could not be loaded: a step that is not known must not look open. */
  rows: PaymentRow[] | undefined;
  error: Error | null;
  retry: () => void;
}

/** Returns the payments of a case with their steps. */
export function usePaymentRows({ id_apuracao, area, today }: Place): Payments {
  const actor = useActor();
  const requests = useQuery(refundRequestsQuery(id_apuracao, area));
  const months = useQuery(rectificationsQuery(id_apuracao));
  const credits = useQuery(creditsQuery(id_apuracao));
  const seesFees = canReadPaymentFees(actor);
  const fees = useQuery({ ...paymentFeesQuery(id_apuracao), enabled: seesFees });
  const rows = useMemo(
    () =>
      requests.data && months.data && credits.data && !fees.isLoading
        ? paymentRows({
            requests: requests.data,
            months: months.data,
            credits: credits.data,
            ...{ fees: seesFees ? (fees.data ?? []) : undefined, today },
          })
        : undefined,
    [requests.data, months.data, credits.data, fees.data, fees.isLoading, seesFees, today],
  );
  const failed = [requests, months, credits, fees].filter(({ isError }) => isError);
  return {
    rows,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
