import type { z } from 'zod';
import type { DataSort } from './data-column.ts';

/** Returns the order `-name` as a table shows it. */
export function tableSort(sort: string): DataSort {
  return sort.startsWith('-') ? { column: sort.slice(1), direction: 'desc' } : { column: sort, direction: 'asc' };
}

/** Returns the order that a table asks for as the call takes it. Throws for a column that the call cannot sort by. */
export function sortOfTable<V extends string>(schema: z.ZodType<V>, { column, direction }: DataSort): V {
  return schema.parse(`${direction === 'desc' ? '-' : ''}${column}`);
}
