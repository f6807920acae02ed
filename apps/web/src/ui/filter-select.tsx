import type { ComponentProps } from 'react';
import { Select, type SelectOption } from './select.tsx';

interface FilterSelectProps<V extends string>
  extends Omit<ComponentProps<typeof Select>, 'value' | 'onValueChange' | 'options'> {
  /** Undefined: nothing is filtered. */
  value: V | undefined;
  onValueChange: (value: V | undefined) => void;
  /** What filtering nothing is called: 'Todos os status'. */
  every: string;
  options: readonly SelectOption<V>[];
}

const everything = 'TODOS';

/** A choice of a list's filters, the first of which is all. */
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
