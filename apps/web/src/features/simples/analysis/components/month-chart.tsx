import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { useMemo, useState } from 'react';
import { useWidth } from '../../../../ui/use-width.ts';
import { barTotals, monthBars } from '../month-bars.ts';
import { formatMonthCount } from '../month-figures.ts';
import { ChartBars } from './chart-bars.tsx';
import { ChartTable } from './chart-table.tsx';

const series = [
  { key: 'pago', label: 'Pago', swatch: 'border border-line-strong bg-sunken' },
  { key: 'devido', label: 'Devido', swatch: 'bg-line-strong' },
  { key: 'restituir', label: 'A restituir', swatch: 'bg-positive' },
] as const;

interface MonthChartProps {
  rows: readonly AnalysisRow[];
  onOpen: (competencia: string) => void;
}

/** Chart of PIS and COFINS by month: due and refundable amounts within the paid amount. */
export function MonthChart({ rows, onOpen }: MonthChartProps) {
  const bars = useMemo(() => monthBars(rows), [rows]);
  const [pointed, setPointed] = useState<string | null>(null);
  const [ref, width] = useWidth<HTMLDivElement>();
  const bar = bars.find(({ competencia }) => competencia === pointed);
  const totals = useMemo(() => barTotals(bars), [bars]);
  const shown = bar ?? totals;

  return (
    <section aria-labelledby="month-chart" className="rounded-md border bg-surface p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="month-chart" className="font-medium text-body">
          PIS e COFINS por mês
        </h2>
        <p className="figures ml-auto text-caption text-muted">
          {bar?.competencia ?? monthsShown(totals.meses, bars.length)}
        </p>
        <dl className="figures flex flex-wrap items-baseline gap-x-5 gap-y-1 text-caption">
          {series.map(({ key, label, swatch }) => (
            <div key={key} className="flex items-baseline gap-1.5">
              <span aria-hidden className={`size-2.5 self-center rounded-sm ${swatch}`} />
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium">{moneyOf(shown[key])}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div ref={ref} className="mt-3 h-52">
        {width > 0 && <ChartBars bars={bars} width={width} pointed={pointed} onPoint={setPointed} onOpen={onOpen} />}
      </div>
      <ChartTable bars={bars} />
    </section>
  );
}

function monthsShown(known: number, all: number): string {
  return known === all ? formatMonthCount(all) : `${known} de ${formatMonthCount(all)}, sem os com erro`;
}

function moneyOf(value: number | null): string {
  return value === null ? '—' : formatBRL(value);
}
