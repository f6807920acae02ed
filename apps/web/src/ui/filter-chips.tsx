import { X } from 'lucide-react';
import { Button } from './button.tsx';

export interface FilterChip {
  key: string;
  /** 'Status: Ativo'. */
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClear?: () => void;
}

export function FilterChips({ chips, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
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
            onClick={chip.onRemove}
            className="grid size-7 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      {onClear && chips.length > 1 && (
        <li>
          <Button variant="ghost" size="sm" onClick={onClear}>
            Limpar filtros
          </Button>
        </li>
      )}
    </ul>
  );
}
