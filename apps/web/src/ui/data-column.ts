import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RowFold } from './fold-rows.ts';

export interface DataColumn<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** What the column sorts by; text in the order of pt-BR. Without it the column does not sort. */
  value?: (row: T) => string | number | null | undefined;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** CSS width; a column without one shares what is left. */
  width?: string;
  /** Left out of the table below this width of the window. Cards show all columns. */
  hideBelow?: 'md' | 'lg' | 'xl';
}

export interface DataSort {
  column: string;
  direction: 'asc' | 'desc';
}

export type RowLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'state'>;

/** Checkboxes before the rows. */
export interface RowChoice<T> {
  /** Keys of the chosen rows. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Names the checkbox of a row. */
  label: (row: T) => string;
  /** Rows that may not be chosen have no checkbox. */
  may: (row: T) => boolean;
}

export interface DataTableProps<T> {
  /** Names the table to who cannot see it. */
  label: string;
  /** The first is the row's name, and the heading of its card. */
  columns: readonly DataColumn<T>[];
  /** Undefined while they load. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  /** Rows are addresses: a click, Enter or a new tab opens them, hovering loads them. */
  rowLink?: (row: T) => RowLink;
  /** Asked before a row opens in place; whoever says no tells why. */
  mayOpen?: (row: T) => Promise<boolean>;
  /** Rows open something here, a drawer for instance. */
  onRowOpen?: (row: T) => void;
  /** Buttons at the end of a row. */
  rowActions?: (row: T) => ReactNode;
  /** CSS width of their column, where one button is not all. */
  actionsWidth?: string;
  choice?: RowChoice<T> | undefined;
  /** Given when the server sorts; the table then shows rows as they come. */
  sort?: DataSort | undefined;
  onSortChange?: (sort: DataSort) => void;
  /** First order of a table that sorts by itself. */
  initialSort?: DataSort;
  empty?: ReactNode;
  /** Shown instead of rows. */
  error?: ReactNode;
  /** `inside` scrolls within its own frame; always so past 100 rows. */
  scroll?: 'page' | 'inside';
  /** CSS width below which an inside-scrolling table scrolls sideways in its frame. */
  minWidth?: string;
  skeletonRows?: number;
  /** Cards of a phone, which are long, fold under headings; the first stays open. */
  fold?: RowFold<T>;
}
