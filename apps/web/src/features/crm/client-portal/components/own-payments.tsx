import { dayInBrazil } from '@restitui/brazil/day.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { periodYear } from '@restitui/brazil/tax-month.ts';
import type { OwnPayment } from '@restitui/domain/crm/client-portal/own-payment.ts';
import { feesToGiveBack, paymentSums } from '@restitui/domain/crm/client-portal/own-payment-progress.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ownPaymentsQuery } from '../client-portal.queries.ts';
import { ownPaymentMessages } from '../own-payments.messages.ts';
import { OwnPaymentLine } from './own-payment-line.tsx';

/** More payments are folded by year. */
const shownWithoutYears = 6;

/** Lists the payments of a company: what was asked of the Receita, its decision, what came back and what comes next. */
export function OwnPayments({ id_client }: { id_client: string }) {
  const { data, isError, error, refetch, isFetching } = useQuery(ownPaymentsQuery(id_client));
  if (isError) {
    return (
      <ErrorState
        title={ownPaymentMessages.paymentsFailed}
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data || data.length === 0) return null;
  const isMixed = new Set(data.map(({ typeServico }) => typeServico)).size > 1;
  const list = (payments: readonly OwnPayment[]) => (
    <ul className="divide-y">
      {payments.map((payment) => (
        <OwnPaymentLine
          key={`${payment.id_apuracao} ${payment.competencia} ${payment.pagamento}`}
          {...{ payment, today: dayInBrazil(new Date()), namesService: isMixed }}
        />
      ))}
    </ul>
  );
  const toGiveBack = feesToGiveBack(data);
  const isRest = data.some(({ honorario }) => honorario?.devolucoes.length);
  const years = [...Map.groupBy(data, ({ competencia }) => periodYear(competencia))].toSorted(([a], [b]) =>
    b.localeCompare(a),
  );

  return (
    <section aria-labelledby="pedidos-a-receita">
      <h2 id="pedidos-a-receita" className="font-semibold text-lead">
        Pedidos à Receita Federal
      </h2>
      <Sums payments={data} />
      {toGiveBack > 0 && (
        <Notice tone="info" title={ownPaymentMessages.feesComeBack(formatBRL(toGiveBack), isRest)}>
          {ownPaymentMessages.feesComeBackHelp}
        </Notice>
      )}
      {data.length <= shownWithoutYears
        ? list(data)
        : years.map(([year, payments], i) => (
            <details key={year} name="ano-dos-pedidos" open={i === 0} className="group/fold border-b">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
                <span className="figures font-semibold text-body">{year}</span>
                <span className="figures ml-auto text-body text-muted">{amountOf(paymentSums(payments).asked)}</span>
                <ChevronDown aria-hidden className="size-4 shrink-0 text-muted group-open/fold:rotate-180" />
              </summary>
              {list(payments)}
            </details>
          ))}
    </section>
  );
}

function Sums({ payments }: { payments: readonly OwnPayment[] }) {
  const { asked, granted, received } = paymentSums(payments);
  const usesCredits = payments.some(({ tipo, recebido }) => tipo === 'COMPENSACAO' && recebido !== null);
  const sums: [string, number | null][] = [
    ['Pedido', asked],
    ['Reconhecido', granted],
    [usesCredits ? 'Recebido ou usado' : 'Recebido', received],
  ];
  return (
    <dl className="my-3 grid grid-cols-3 items-end gap-x-2 sm:gap-x-4 border-y py-3">
      {sums.map(([label, value]) => (
        <div key={label}>
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="figures break-words font-semibold text-body sm:text-lead">{amountOf(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function amountOf(value: number | null): string {
  return value === null ? '—' : formatBRL(value);
}
