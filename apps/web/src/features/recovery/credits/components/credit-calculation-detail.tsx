import { formatDay } from '@restitui/brazil/day.ts';
import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { calculateCredit, taxMonthOfCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentMonth } from '../../../../lib/current-month.ts';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { SelicProblem } from '../../../operations/lookups/components/selic-problem.tsx';
import { selicQuery } from '../../../operations/lookups/lookups.queries.ts';

const percent = (text: string) => formatPercent(Number(text));

/** Renders how a credit is computed: the factor of each month and the steps to the balance and commission. */
export function CreditCalculationDetail({ credit }: { credit: Credit }) {
  const series = useQuery(selicQuery());
  const taxMonth = taxMonthOfCredit(credit);
  if (series.isPending) {
    return <LoadingBlock className="h-24 w-full" />;
  }
  if (series.isError) return <SelicProblem />;
  const { conta, ...figures } = calculateCredit(credit, series.data, currentMonth());

  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <h4 className="font-medium text-body">Selic mês a mês</h4>
        {conta.fatores.length === 0 ? (
          <p className="mt-2 text-body text-muted">
            {taxMonth ? 'Nenhum mês corrigido ainda.' : 'A correção começa quando a competência for informada.'}
          </p>
        ) : (
          <ol
            aria-label="Selic mês a mês"
            className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-6"
          >
            {conta.fatores.map(({ competencia, percentual, isOfUse }) => (
              <li key={competencia} className="figures flex justify-between gap-2 border-b py-1 text-caption">
                <span className="text-muted">
                  {competencia}
                  {isOfUse && <span className="sr-only"> (mês do uso)</span>}
                </span>
                <span className={isOfUse ? 'font-semibold' : ''}>{percent(percentual)}</span>
              </li>
            ))}
          </ol>
        )}
        <p className="mt-2 max-w-prose text-caption text-muted">
          {credit.pagoEm
            ? `Pago em ${formatDay(credit.pagoEm)}.`
            : 'Sem a data do pagamento: vale o mês do vencimento, seguinte à competência.'}{' '}
          Taxas somadas, sem juros sobre juros, do mês seguinte ao pagamento até o mês anterior ao uso, mais 1% no mês
          do uso (LC 123/2006, art. 21, § 6º; Lei 9.250/1995, art. 39, § 4º).
        </p>
        <MissingMonths months={conta.faltantes} />
      </div>
      <dl className="figures flex flex-col text-body">
        <Step label="Crédito original">{formatBRL(credit.creditOrigin)}</Step>
        <Step label={`Selic de ${percent(conta.percentual)}${conta.ate ? ` até ${conta.ate}` : ''}`}>
          + {formatBRL(figures.selic)}
        </Step>
        <Step label="Crédito corrigido" strong>
          {formatBRL(figures.corrigido)}
        </Step>
        <Step label="Compensação">− {formatBRL(credit.compensacao)}</Step>
        <Step label="Saldo" strong>
          {formatBRL(figures.saldo)}
        </Step>
        <Step label={`Comissão de ${formatPercent(credit.comissao_porcentagem)} sobre a compensação`}>
          {formatBRL(figures.comissao)}
        </Step>
      </dl>
    </div>
  );
}

function Step({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 py-1 ${strong ? 'border-t font-semibold' : ''}`}>
      <dt className={strong ? '' : 'text-muted'}>{label}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}

/** Missing months are named, because they are never estimated. */
export function MissingMonths({ months }: { months: readonly string[] }) {
  if (months.length === 0) return null;
  const [first] = months;
  const last = months.at(-1);
  return (
    <p className="mt-1 text-caption text-warning">
      Selic ainda não publicada: {first === last ? first : `${first} a ${last}`}. A conta para antes dela, sem o 1% do
      mês do uso.
    </p>
  );
}
