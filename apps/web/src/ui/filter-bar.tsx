import type { Filters, SetFilter, ValuesOf } from '@restitui/domain/wire/list-query.ts';
import { Fragment, type ReactNode } from 'react';
import { FilterChips } from './filter-chips.tsx';

interface FilterBarProps<F extends Filters> {
  /** The list's schema. */
  list: { readonly filters: F; readonly cleared: Partial<ValuesOf<F>> };
  /** The control of each filter, in the order of the bar; null for one that is set elsewhere or not offered. */
  controls: { [K in Exclude<keyof F, 'page' | 'sort'>]: ReactNode };
  chips: readonly SetFilter<F>[];
  onChange: (change: Partial<ValuesOf<F>>) => void;
}

/** Lays out the controls of a list's filters, with a chip for each filter that is set. */
export function FilterBar<F extends Filters>({ list, controls, chips, onChange }: FilterBarProps<F>) {
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {Object.entries<ReactNode>(controls).map(([key, control]) => (
          <Fragment key={key}>{control}</Fragment>
        ))}
      </div>
      <FilterChips chips={chips} cleared={list.cleared} onChange={onChange} />
    </div>
  );
}
