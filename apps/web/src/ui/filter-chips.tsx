import { X } from 'lucide-react';
import { discardTypedSearches, keepTypedSearches } from '../lib/typed-search.ts';
import { Button } from './button.tsx';

export interface FilterChip<Change> {
  key: string;
  /** 'Status: Ativo'. */
  label: string;
  /** The change that removes the filter. */
  without: Change;
}

interface FilterChipsProps<Change> {
  /** From the `chips` of the list's schema, which has one for each filter. */
  chips: readonly FilterChip<Change>[];
  /** The change that removes all filters. */
  cleared: Change;
  onChange: (change: Change) => void;
}

/** Returns whether a change removes the search of a list, whose field may hold a newer text. */
const emptiesText = (change: object) => Object.values(change).includes('');

/** Shows the filters that are set; each can be removed. */
export function FilterChips<Change extends object>({ chips, cleared, onChange }: FilterChipsProps<Change>) {
  if (chips.length === 0) return null;
  function remove(change: Change) {
    if (emptiesText(change)) keepTypedSearches();
    onChange(change);
  }
  function removeAll() {
    discardTypedSearches();
    onChange(cleared);
  }
  return (
    <ul aria-label="Filtros ativos" className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li
          key={chip.key}
          className="inline-flex h-7 max-w-full items-center rounded-full border bg-surface pl-3 text-caption"
        >
          <span className="truncate">{chip.label}</span>
          <button
            type="button"
            aria-label={`Remover filtro ${chip.label}`}
            onClick={() => remove(chip.without)}
            className="grid size-7 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button variant="ghost" size="sm" onClick={removeAll}>
            Limpar filtros
          </Button>
        </li>
      )}
    </ul>
  );
}
