import { type MonthFilter, monthFilter, monthFilterLabels } from '@restitui/domain/simples/analysis/month-list.ts';
import { cn } from '../../../../lib/cn.ts';
import { showFocused } from '../../../../ui/show-focused.ts';

interface MonthChipsProps {
  counts: Record<MonthFilter, number>;
  total: number;
  chosen: MonthFilter | undefined;
  onChoose: (filter: MonthFilter | undefined) => void;
}

/** Filters of the months, each with the number of its months; one may be chosen. */
export function MonthChips({ counts, total, chosen, onChoose }: MonthChipsProps) {
  const shown = monthFilter.options.filter((filter) => filter !== 'a_provar' || counts.a_provar > 0);
  return (
    <fieldset
      onFocus={showFocused}
      className="flex min-w-0 gap-2 overflow-x-auto border-b px-4 py-2.5 sm:flex-wrap print:hidden"
    >
      <legend className="sr-only">Filtrar meses</legend>
      {shown.map((filter) => (
        <Chip
          key={filter}
          label={monthFilterLabels[filter]}
          count={counts[filter]}
          isChosen={filter === chosen}
          onClick={() => onChoose(filter === chosen ? undefined : filter)}
        />
      ))}
      <Chip label="Todos" count={total} isChosen={chosen === undefined} onClick={() => onChoose(undefined)} />
    </fieldset>
  );
}

interface ChipProps {
  label: string;
  count: number;
  isChosen: boolean;
  onClick: () => void;
}

function Chip({ label, count, isChosen, onClick }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={cn(
        'inline-flex h-8 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-md border px-2.5 text-body pointer-coarse:h-11',
        isChosen ? 'border-brand bg-brand-soft font-medium text-brand-text' : 'bg-surface hover:bg-hover',
      )}
    >
      {label} <span className={cn('figures', !isChosen && 'text-muted')}>{count}</span>
    </button>
  );
}
