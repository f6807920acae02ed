import { type Column, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../tenant-scope.ts';

/** Inserts any number of rows in one statement with one parameter. A column that only some rows have is null in the others. */
export async function insertRows<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  if (rows.length === 0) return;
  const columns = getTableColumns(table);
  const nameOf = (key: string) => columns[key]?.name ?? key;
  const names = sql.join(
    [...new Set(rows.flatMap((row) => Object.keys(row)))].map((key) => sql.identifier(nameOf(key))),
    sql`, `,
  );
  const values = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf(key), inColumn(columns[key], value)])),
  );
  const all = sql`json_populate_recordset(null::${table}, ${JSON.stringify(values)})`;
  try {
    await db.execute(sql`insert into ${table} (${names}) select ${names} from ${all}`);
  } catch (error) {
    // The error itself quotes all rows.
    const { message } = (error as Error).cause as Error;
    throw new Error(`The demonstration data does not fit the table ${getTableName(table)}: ${message}`);
  }
}

/** Converts cents to the reais of their column. Other values have the same form in JSON as in a statement. */
function inColumn(column: Column | undefined, value: unknown): unknown {
  if (typeof value !== 'number' || !column?.getSQLType().startsWith('numeric')) return value;
  return column.mapToDriverValue(value);
}
