import { z } from 'zod';
import { filter, parameter } from './list-filter.ts';

/** Returns the named columns in their order, each once; omits names that are no columns. */
export function parseColumns<C extends string>(known: z.ZodType<C>, text: string | undefined): C[] {
  const named = (text ?? '').split(',').flatMap((name) => known.safeParse(name).data ?? []);
  return [...new Set(named)];
}

/** Returns the columns with one of them moved by a place; the same where there is no further place. */
export function moveColumn<C extends string>(columns: readonly C[], column: C, by: 1 | -1): C[] {
  const at = columns.indexOf(column);
  const to = at + by;
  if (at < 0 || to < 0 || to >= columns.length) return [...columns];
  return columns.toSpliced(at, 1).toSpliced(to, 0, column);
}

/**
 * Returns the columns with a further one before the first that is offered after it.
 * @param offered all columns of the list, in the order in which they are offered
 */
export function addColumn<C extends string>(offered: readonly C[], columns: readonly C[], column: C): C[] {
  if (columns.includes(column)) return [...columns];
  const place = offered.indexOf(column);
  const at = columns.findIndex((each) => offered.indexOf(each) > place);
  return columns.toSpliced(at < 0 ? columns.length : at, 0, column);
}

/** Declares the columns that users add to a list whose rows have them anyway; the call does not name them. */
export function columnFilter<C extends string>(known: z.ZodType<C>) {
  return filter({
    param: 'colunas',
    parameter: parameter(z.string()),
    read: (text): C[] => parseColumns(known, text),
    write: (columns) => columns.join(',') || undefined,
    wire: {},
    send: () => ({}),
    chip: null,
    named: false,
  });
}
