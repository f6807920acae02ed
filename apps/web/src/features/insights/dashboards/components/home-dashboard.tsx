import { formatBRL } from '@restitui/brazil/money.ts';
import { useQuery } from '@tanstack/react-query';
import { cn } from '../../../../lib/cn.ts';
import { StatCard } from '../../../../ui/stat-card.tsx';
import { creditFiguresQuery } from '../dashboards.queries.ts';
import { useFigureFilters } from '../use-figure-filters.ts';
import { FigurePeriodPicker } from './figure-period-picker.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import { LeadTimeCard } from './lead-time-card.tsx';
import { LimitationChart } from './limitation-chart.tsx';
import { PersonPicker } from './person-picker.tsx';
import { PortfolioChart } from './portfolio-chart.tsx';
import { RefundChart } from './refund-chart.tsx';
import { StageChart } from './stage-chart.tsx';
import { WorkChart } from './work-chart.tsx';

/** Renders the home dashboard of one company, or of all for an ADMIN without a selected one. */
export function HomeDashboard({ tenant }: { tenant: string | undefined }) {
  const { filters, change } = useFigureFilters();
  const scope = { tenant, ...filters };
  const { data: credits } = useQuery(creditFiguresQuery(scope));
  const money = (value: number | undefined) => (value === undefined ? undefined : formatBRL(value));

  return (
    <section aria-label="Números" className="mb-6 grid gap-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-1.5 sm:flex sm:gap-2 sm:flex-wrap">
        <FigurePeriodPicker value={filters.periodo} onChange={(periodo) => change({ periodo })} />
        <PersonPicker tenant={tenant} value={filters.pessoa} onChange={(pessoa) => change({ pessoa })} />
      </div>
      <div
        className={cn(
          'grid gap-px overflow-hidden rounded-md border bg-line [&>*]:rounded-none [&>*]:border-0',
          tenant ? 'sm:grid-cols-2 xl:grid-cols-4' : 'sm:grid-cols-3',
        )}
      >
        <StatCard label="Créditos encontrados" value={money(credits?.encontrado)} emphasis />
        <StatCard label="Restituído ou compensado" value={money(credits?.restituido)} />
        <StatCard
          label="Honorários previstos"
          value={money(credits?.honorarios_previstos)}
          hint="Comissão sobre o crédito ainda não usado"
        />
        {tenant && <LeadTimeCard scope={scope} />}
      </div>
      {tenant && (
        <p className="text-caption text-muted">
          Da assinatura ao dinheiro: dias entre a última assinatura do contrato do produto e o primeiro valor recebido
          ou compensado, dos produtos que o tiveram no período. Onde só há o mês do uso, conta o último dia dele.
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <StageChart scope={scope} />
          <PortfolioChart scope={scope} />
          <WorkChart scope={scope} />
        </div>
        <div className="grid min-w-0 gap-4">
          <RefundChart scope={scope} />
          <ForecastChart scope={scope} />
          <LimitationChart scope={scope} />
        </div>
      </div>
    </section>
  );
}
