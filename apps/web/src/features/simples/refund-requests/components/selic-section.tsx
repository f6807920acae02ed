import { formatBRL, formatPercent, sumOfReais } from '@restitui/brazil/money.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../../lib/formats.ts';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { SelicProblem } from '../../../operations/lookups/components/selic-problem.tsx';
import { selicQuery } from '../../../operations/lookups/lookups.queries.ts';
import { MissingMonths } from '../../../recovery/credits/components/credit-calculation-detail.tsx';
import { type CorrectedPart, correctedPart, type PaidPart } from '../refund-month.ts';
import { RefundMonthField, useRefundMonth } from './refund-month-field.tsx';

/** Shows the corrected refund of a month, payment by payment, with the factor of every month (D-34). */
export function SelicSection({ parts }: { parts: readonly PaidPart[] }) {
  const series = useQuery(selicQuery());
  const refund = useRefundMonth();
  const corrected = parts.map((part) => correctedPart(part, refund.month, series.data ?? []));

  return (
    <section aria-labelledby="selic" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h3 id="selic" className="font-medium text-body">
            Correção pela Selic
          </h3>
          {series.data && (
            <p className="text-body">
              <span className="text-muted">Corrigido em {refund.month}: </span>
              <strong className="figures font-semibold">
                {formatBRL(sumOfReais(corrected.map(({ corrigido }) => corrigido)))}
              </strong>
            </p>
          )}
        </div>
        <RefundMonthField {...refund} />
      </div>
      {series.isPending && <LoadingBlock className="h-16 w-full" />}
      {series.isError && <SelicProblem />}
      {series.data && (
        <ul className="divide-y rounded-md border">
          {corrected.map((part) => (
            <li key={`${part.pago_em} ${part.valor}`} className="px-4 py-3">
              <Factors part={part} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const percent = (text: string) => formatPercent(Number(text));

function Factors({ part: { pago_em, valor, corrigido, conta } }: { part: CorrectedPart }) {
  return (
    <>
      <p className="figures flex flex-wrap justify-between gap-x-4 text-body">
        <span>
          {formatBRL(valor)} pagos em {formatDate(pago_em)}, Selic de {percent(conta.percentual)}
          {conta.faltantes.length > 0 && conta.ate && ` até ${conta.ate}`}
        </span>
        <strong className="font-semibold">{formatBRL(corrigido)}</strong>
      </p>
      {conta.fatores.length > 0 && (
        <ol
          aria-label={`Selic do pagamento de ${formatDate(pago_em)}`}
          className="mt-2 grid grid-cols-2 gap-x-6 sm:grid-cols-4"
        >
          {conta.fatores.map(({ competencia, percentual, isOfUse }) => (
            <li key={competencia} className="figures flex justify-between gap-2 border-b py-1 text-caption">
              <span className="text-muted">
                {competencia}
                {isOfUse && <span className="sr-only"> (mês da restituição)</span>}
              </span>
              <span className={isOfUse ? 'font-semibold' : ''}>{percent(percentual)}</span>
            </li>
          ))}
        </ol>
      )}
      <MissingMonths months={conta.faltantes} />
    </>
  );
}
