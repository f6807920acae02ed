import type { ComponentProps } from 'react';
import { Select, type SelectOption } from './select.tsx';

interface FilterSelectProps<V extends string>
  extends Omit<ComponentProps<typeof Select>, 'value' | 'onValueChange' | 'options'> {
  /** Undefined without a filter. */
  value: V | undefined;
  onValueChange: (value: V | undefined) => void;
  /** Label of the option without a filter: 'Todos os status'. */
  every: string;
  options: readonly SelectOption<V>[];
}

const everything = 'TODOS';

/** Drop-down of a list filter; its first option removes the filter. */
export function FilterSelect<V extends string>({
  value,
  onValueChange,
  every,
  options,
  ...select
}: FilterSelectProps<V>) {
  return (
    <Select
      value={value ?? everything}
      onValueChange={(next: string) => onValueChange(next === everything ? undefined : (next as V))}
      options={[{ value: everything, label: every }, ...options]}
      {...select}
    />
  );
}
