import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Returns the sort key of months in the format `MM/AAAA`. */
export function monthOrder(month: SQLWrapper): SQL {
  return sql`right(${month}, 4) || left(${month}, 2)`;
}
