import type pg from 'pg';

/** Runs statements and then `last` in one transaction of a connection. */
export async function inTransaction(
  client: pg.Client,
  statements: readonly string[],
  last: () => Promise<unknown>,
): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await last();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
