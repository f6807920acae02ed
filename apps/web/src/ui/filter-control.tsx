import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { FilterSelect } from './filter-select.tsx';
import { SearchField } from './search-field.tsx';
import type { SelectOption } from './select.tsx';

/** A search by text. */
export interface SearchControl {
  search: string;
  placeholder: string;
  className?: string;
}

/** A choice of one value, or of none. */
export interface ChoiceControl<V extends string> {
  choice: string;
  /** Label of the option without a filter: 'Todos os status'. */
  every: string;
  options: readonly SelectOption<V>[];
  /** Width from 40 rem on: 'sm:w-52'. */
  width: string;
}

interface FilterControlProps {
  control: ReactNode | SearchControl | ChoiceControl<string>;
  value: unknown;
  onChange: (value: string | undefined) => void;
}

type Described = SearchControl | ChoiceControl<string>;

const isDescribed = (control: FilterControlProps['control']): control is Described =>
  typeof control === 'object' && control !== null && ('search' in control || 'choice' in control);

/** Renders the control of a filter from its description; an element is shown as it is. */
export function FilterControl({ control, value, onChange }: FilterControlProps) {
  if (!isDescribed(control)) return control;
  const text = typeof value === 'string' ? value : undefined;
  if ('search' in control) {
    return (
      <SearchField
        label={control.search}
        placeholder={control.placeholder}
        value={text ?? ''}
        onSearch={onChange}
        className={control.className ?? 'flex-1 basis-60 sm:max-w-md'}
      />
    );
  }
  return (
    <FilterSelect
      optionsLater
      aria-label={control.choice}
      className={cn('w-full', control.width)}
      value={text}
      onValueChange={onChange}
      every={control.every}
      options={control.options}
    />
  );
}
