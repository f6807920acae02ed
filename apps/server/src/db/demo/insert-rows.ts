import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../tenant-scope.ts';

/** Inserts any number of rows in one statement with one parameter. All rows have the columns of the first. */
export async function insertRows<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const names = sql.join(
    Object.keys(first).map((key) => sql.identifier(columns[key]?.name ?? key)),
    sql`, `,
  );
  const all = sql`json_populate_recordset(null::${table}, ${JSON.stringify(rows)})`;
  try {
    await db.execute(sql`insert into ${table} (${names}) select ${names} from ${all}`);
  } catch (error) {
    // The error itself quotes all rows.
    const { message } = (error as Error).cause as Error;
    throw new Error(`The demonstration data does not fit the table ${getTableName(table)}: ${message}`);
  }
}
