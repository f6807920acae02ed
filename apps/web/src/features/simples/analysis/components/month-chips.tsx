import { type MonthFilter, monthFilter, monthFilterLabels } from '@restitui/domain/simples/analysis/month-list.ts';
import { showFocused } from '../../../../ui/show-focused.ts';
import { ToggleButton } from '../../../../ui/toggle-button.tsx';

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
        <ToggleButton
          key={filter}
          pressed={filter === chosen}
          count={counts[filter]}
          onClick={() => onChoose(filter === chosen ? undefined : filter)}
        >
          {monthFilterLabels[filter]}
        </ToggleButton>
      ))}
      <ToggleButton pressed={chosen === undefined} count={total} onClick={() => onChoose(undefined)}>
        Todos
      </ToggleButton>
    </fieldset>
  );
}
