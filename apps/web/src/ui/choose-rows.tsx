import { Checkbox } from './checkbox.tsx';
import type { RowChoice } from './data-column.ts';

interface ChooseProps<T> {
  choice: RowChoice<T>;
  rowKey: (row: T) => string;
}

/** Selects a row, or takes it out of the selection; a row that cannot be selected stays as it is. */
export function toggleChoice<T>(choice: RowChoice<T>, row: T, rowKey: (row: T) => string) {
  if (!choice.may(row)) return;
  const next = new Set(choice.chosen);
  if (!next.delete(rowKey(row))) next.add(rowKey(row));
  choice.onChange(next);
}

/** Checkbox of one row. */
export function ChooseRow<T>({ choice, row, rowKey }: ChooseProps<T> & { row: T }) {
  if (!choice.may(row)) return null;
  const key = rowKey(row);
  return (
    <Checkbox
      label={choice.label(row)}
      labelHidden
      checked={choice.chosen.has(key)}
      onCheckedChange={() => toggleChoice(choice, row, rowKey)}
    />
  );
}

/** Checkbox that selects all selectable rows of the page, or none; nothing where no row can be selected. */
export function ChooseAll<T>({ choice, rows, rowKey }: ChooseProps<T> & { rows: readonly T[] }) {
  const keys = rows.filter(choice.may).map(rowKey);
  if (rows.length > 0 && keys.length === 0) return null;
  const count = keys.filter((key) => choice.chosen.has(key)).length;
  return (
    <Checkbox
      label="Selecionar todos desta página"
      labelHidden
      disabled={keys.length === 0}
      checked={count > 0 && (count === keys.length || 'indeterminate')}
      onCheckedChange={(checked) => choice.onChange(new Set(checked === true ? keys : []))}
    />
  );
}
