import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { Button } from '../../../../ui/button.tsx';
import { type MonthFilter, monthFilterCounts, monthFilterLabels, monthTotals } from '../month-filters.ts';

interface MonthFiltersProps {
  rows: readonly AnalysisRow[];
  today: string;
  chosen: MonthFilter | undefined;
  onChoose: (filter: MonthFilter | undefined) => void;
}

/** Shows what is left to do in the months, as filters with the number of months; nothing when all is done. */
export function MonthFilters({ rows, today, chosen, onChoose }: MonthFiltersProps) {
  const counts = monthFilterCounts(rows, today);
  if (counts.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap items-center gap-2 border-b px-4 py-3">
      <legend className="sr-only">Filtrar meses</legend>
      <span className="text-caption text-muted">Falta resolver:</span>
      {counts.map(({ filter, count }) => (
        <Button
          key={filter}
          size="sm"
          variant={chosen === filter ? 'primary' : 'secondary'}
          aria-pressed={chosen === filter}
          onClick={() => onChoose(chosen === filter ? undefined : filter)}
        >
          {monthFilterLabels[filter]} ({count})
        </Button>
      ))}
      {chosen && (
        <Button size="sm" variant="ghost" onClick={() => onChoose(undefined)}>
          Todos os meses
        </Button>
      )}
    </fieldset>
  );
}

/** Shows the totals of the listed months. */
export function MonthTotals({ rows }: { rows: readonly AnalysisRow[] }) {
  return (
    <dl
      aria-label="Totais dos meses da análise"
      className="flex flex-wrap justify-end gap-x-8 gap-y-1 border-t px-4 py-3 text-body"
    >
      {monthTotals(rows).map(({ label, value }) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
