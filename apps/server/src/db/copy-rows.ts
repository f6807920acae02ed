import { type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { to as copyTo } from 'pg-copy-streams';
import { clientOf, type Db } from './tenant-scope.ts';

const dialect = new PgDialect();
const header = 19;

/**
 * Returns the rows of a query with each value in PostgreSQL's binary format. For rows of large `bytea`: the
 * driver requests them as hexadecimal text, which takes several times as long as processing them.
 */
export async function copyRows(db: Db, query: SQLWrapper): Promise<(Buffer | null)[][]> {
  const inlined = dialect.sqlToQuery(sql`copy (${query}) to stdout (format binary)`.inlineParams());
  const chunks: Buffer[] = [];
  for await (const chunk of clientOf(db).query(copyTo(inlined.sql))) chunks.push(chunk);
  return rowsOf(Buffer.concat(chunks));
}

/** https://www.postgresql.org/docs/current/sql-copy.html, "Binary Format" */
function rowsOf(bytes: Buffer): (Buffer | null)[][] {
  const rows: (Buffer | null)[][] = [];
  let at = header + bytes.readInt32BE(header - 4);
  for (let fields = bytes.readInt16BE(at); fields >= 0; fields = bytes.readInt16BE(at)) {
    at += 2;
    const row: (Buffer | null)[] = [];
    for (let i = 0; i < fields; i++) {
      const length = bytes.readInt32BE(at);
      at += 4;
      row.push(length < 0 ? null : bytes.subarray(at, at + length));
      at += Math.max(0, length);
    }
    rows.push(row);
  }
  return rows;
}
