import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AppLink } from '../lib/app-link.ts';
import type { RowFold } from './fold-rows.ts';

export interface DataColumn<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Value to sort by, text in pt-BR order. A column without it is not sortable. */
  value?: (row: T) => string | number | null | undefined;
  /** Labels after the first column's cell, outside the link of the row. */
  beside?: (row: T) => ReactNode;
  /** `beside` is a count that stays on the line of the name's last word; the name may take several lines. */
  endsInCount?: true;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** CSS width; columns without one share the rest. */
  width?: string;
  /** Writes each word of a heading that is wider than the values on a line of its own. */
  stacksHeader?: true;
  /**
   * Hides the column below this window width, and where the table has no room for it beside a readable name; `print`
   * hides it in every window. Cards show all columns.
   */
  hideBelow?: 'md' | 'lg' | 'xl' | '2xl' | '3xl' | 'print';
}

export interface DataSort {
  column: string;
  direction: 'asc' | 'desc';
}

/** Checkboxes in front of the rows. */
export interface RowChoice<T> {
  /** Keys of the selected rows. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Label of a row's checkbox. */
  label: (row: T) => string;
  /** Rows that cannot be selected have no checkbox. */
  may: (row: T) => boolean;
}

/** A long table of a page with several: its first rows, and a button for the others. */
export interface FirstRows {
  count: number;
  /** Text of the button that shows all rows. */
  all: string;
}

/** Shows the rows on one line each where the table has no room for its columns. */
export interface RowLines<T> {
  /** Headings of the name and of the values. */
  headings: readonly string[];
  /** The name, where it differs from the cell of the first column. */
  name?: (row: T) => ReactNode;
  /** An icon before the name, with a text alternative. A status that most rows have is a word in `below`. */
  icon?: (row: T) => ReactNode;
  /** Small type below the name, outside the link of the row. */
  below?: (row: T) => ReactNode;
  /** The buttons of the row where columns of the table hold them; else `rowActions`. */
  actions?: (row: T) => ReactNode;
  /** CSS width of the buttons where they are more than an icon. */
  actionsWidth?: string;
  /** The values after the name, one for each further heading. */
  values: (row: T) => readonly ReactNode[];
  /** Grid columns of the values, such as `5.5rem 3rem`. */
  widths: string;
  /** Shows the checkboxes of the rows, for actions on a selection that a phone has too. */
  hasChoice?: boolean;
}

export interface DataTableProps<T> {
  /** Accessible name of the table. */
  label: string;
  /** The first column names the row and is the heading of its card. */
  columns: readonly DataColumn<T>[];
  /** Undefined while loading. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  /** Makes rows links: a click, Enter or a new tab opens them, hovering preloads them. */
  rowLink?: (row: T) => AppLink & Pick<LinkProps, 'preload'>;
  /** Checked before a row opens in the same tab; a refusal shows its own message. */
  mayOpen?: (row: T) => Promise<boolean>;
  /** Makes rows open something on the same page, such as a drawer. */
  onRowOpen?: (row: T) => void;
  /** Buttons at the end of a row. */
  rowActions?: (row: T) => ReactNode;
  /** CSS width of the actions column when it holds more than one button. */
  actionsWidth?: string;
  choice?: RowChoice<T> | undefined;
  /** Set when the server sorts; rows are then shown in the given order. */
  sort?: DataSort | undefined;
  onSortChange?: (sort: DataSort) => void;
  /** Initial order of a table that sorts in the browser. */
  initialSort?: DataSort;
  empty?: ReactNode;
  /** Shown instead of the rows. */
  error?: ReactNode;
  /** `inside` scrolls in its own frame; always used above 100 rows. */
  scroll?: 'page' | 'inside';
  /** CSS width below which an inside-scrolling table scrolls sideways. */
  minWidth?: string;
  skeletonRows?: number;
  /** One line per row in place of a card. */
  lines?: RowLines<T>;
  /** Groups rows under headings with totals; as cards or lines on phones, the first group is open. */
  fold?: RowFold<T>;
  /** Shows the first rows in the current order. Cards and lines that are grouped by `fold` ignore it. */
  first?: FirstRows;
}
