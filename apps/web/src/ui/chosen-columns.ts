import type { DataColumn, DataTableProps } from './data-column.ts';
import { tableWidth } from './table-width.ts';

/** The columns that users add to a list, by name. */
export type FurtherColumns<C extends string, T> = Readonly<Record<C, Omit<DataColumn<T>, 'id'>>>;

/** Returns the columns of a list: the listed ones in front, then the chosen ones in their order. */
export function withChosenColumns<C extends string, T>(
  listed: readonly DataColumn<T>[],
  chosen: readonly C[],
  further: FurtherColumns<C, T>,
): readonly DataColumn<T>[] {
  return [...listed, ...chosen.map((id) => ({ id, ...further[id] }))];
}

/**
 * Returns the frame of a table with chosen columns, in which it scrolls sideways when they have no room; nothing for
 * the table that the list has without a choice.
 * @param nameWidth least width in rem of a column without a width
 */
export function frameOfChosen<T>(
  columns: readonly DataColumn<T>[],
  chosen: readonly string[],
  nameWidth: number,
): Pick<DataTableProps<T>, 'scroll' | 'minWidth'> {
  return chosen.length > 0 ? { scroll: 'inside', minWidth: tableWidth(columns, nameWidth) } : {};
}
