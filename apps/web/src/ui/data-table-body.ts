import type { DataSort, DataTableProps } from './data-column.ts';
import type { RowOpening } from './use-row-opening.ts';

/** Props of the body of a table, as a grid or as cards. */
export interface DataTableBodyProps<T> extends DataTableProps<T> {
  sorted: readonly T[] | undefined;
  currentSort: DataSort | undefined;
  onToggleSort: (column: string) => void;
  opening: RowOpening<T> | undefined;
  /** Width of the window in pixels, which decides on the columns that are shown. */
  windowWidth: number;
}
