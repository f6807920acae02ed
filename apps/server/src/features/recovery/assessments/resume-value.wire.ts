import { type Cents, reaisOf } from '@restitui/brazil/money.ts';

/** Returns the computed and the typed value of a figure in reais. */
export function toResumeAmounts<Row extends { value: Cents; typed: Cents | null }>(
  row: Row,
): Omit<Row, 'value' | 'typed'> & { value: number; typed: number | null } {
  return { ...row, value: reaisOf(row.value), typed: row.typed === null ? null : reaisOf(row.typed) };
}
