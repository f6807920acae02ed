import type { Filters, SetFilter, ValuesOf } from '@restitui/domain/wire/list-query.ts';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { FilterChips } from './filter-chips.tsx';
import { type ChoiceControl, FilterControl, type SearchControl } from './filter-control.tsx';
import { FiltersButton } from './filters-button.tsx';

type ChoiceOf<V> = ChoiceControl<Extract<V, string>>;

interface FilterBarProps<F extends Filters> {
  /** The list's schema. */
  list: { readonly filters: F; readonly cleared: Partial<ValuesOf<F>> };
  filters: ValuesOf<F>;
  /**
   * The control of each filter, in the order of the bar: a description or an element; null for one that is set elsewhere or
   * not offered.
   */
  controls: { [K in Exclude<keyof F, 'page' | 'sort'>]: ReactNode | SearchControl | ChoiceOf<ValuesOf<F>[K]> };
  /** The key of the search, which is in view on a phone too. */
  search?: keyof F & string;
  chips: readonly SetFilter<F>[];
  onChange: (change: Partial<ValuesOf<F>>) => void;
}

/**
 * Lays out the controls of a list's filters, with a chip for each filter that is set. On a phone the search is in view;
 * other controls open under a button, so that the list begins on the first screen.
 */
export function FilterBar<F extends Filters>({
  list,
  filters,
  controls,
  search = 'q',
  chips,
  onChange,
}: FilterBarProps<F>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shown = Object.entries<ReactNode | SearchControl | ChoiceControl<string>>(controls).filter(([, each]) => each);
  const elementOf = ([key, control]: (typeof shown)[number]) => (
    <FilterControl
      key={key}
      control={control}
      value={filters[key]}
      onChange={(value) => onChange({ [key]: value } as Partial<ValuesOf<F>>)}
    />
  );
  const searchField = shown.find(([key]) => key === search);
  const others = shown.filter(([key]) => key !== search);
  const isFolded = others.length > 1 || (others.length === 1 && searchField !== undefined);

  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {(searchField || isFolded) && (
          <div className="flex gap-2 max-sm:w-full sm:contents">
            {searchField && elementOf(searchField)}
            {isFolded && (
              <FiltersButton
                count={chips.filter(({ key }) => key !== search).length}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(!isOpen)}
                className="sm:hidden"
              />
            )}
          </div>
        )}
        <div id={id} className={cn('grid w-full gap-2 sm:contents', isFolded && !isOpen && 'max-sm:hidden')}>
          {others.map(elementOf)}
        </div>
      </div>
      <FilterChips chips={chips} cleared={list.cleared} onChange={onChange} />
    </div>
  );
}
