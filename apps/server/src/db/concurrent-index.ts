import pg from 'pg';

const concurrentIndex = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+"([^"]+)"/i;

/** Returns the name of the index that a statement builds beside writes, which no transaction may contain. */
export function concurrentIndexOf(statement: string): string | undefined {
  return concurrentIndex.exec(statement)?.[1];
}

/**
 * Builds an index while others write to its table. A build that was interrupted leaves an invalid index, which is built
 * again; one that is complete is kept, so that the call may be repeated.
 */
export async function buildIndexConcurrently(client: pg.Client, statement: string, name: string): Promise<void> {
  const { rows } = await client.query<{ isWhole: boolean }>(
    `select i.indisvalid as "isWhole" from pg_index i where i.indexrelid = to_regclass($1)`,
    [pg.escapeIdentifier(name)],
  );
  if (rows[0]?.isWhole) return;
  if (rows[0]) await client.query(`drop index concurrently ${pg.escapeIdentifier(name)}`);
  // Waits for each transaction that writes to the table, and once for all that read: longer than other statements may.
  await client.query('set statement_timeout = 0');
  await client.query('set lock_timeout = 0');
  try {
    await client.query(statement);
  } finally {
    await client.query('reset statement_timeout');
    await client.query('reset lock_timeout');
  }
}
