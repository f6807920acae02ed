import pg from 'pg';

const concurrentIndex = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+"([^"]+)"/i;

/** Returns the name of the index that a statement builds beside writes, which no transaction may contain. */
export function concurrentIndexOf(statement: string): string | undefined {
  return concurrentIndex.exec(statement)?.[1];
}

export interface IndexBuild {
  log?: ((line: string) => void) | undefined;
  /** Seconds that one transaction of others may hold the build back. */
  seconds?: number;
  /** Milliseconds after which a build is logged: that of a small table is not worth a line. */
  quietFor?: number;
}

const lockNotAvailable = '55P03';

/**
 * Builds an index while others write to its table. A build that was interrupted leaves an invalid index, which is built
 * again; one that is complete is kept, so that the call may be repeated.
 * @throws Error in Portuguese when another transaction stays open for longer than the limit
 */
export async function buildIndexConcurrently(
  client: pg.Client,
  statement: string,
  name: string,
  { log, seconds = 1800, quietFor = 3000 }: IndexBuild = {},
): Promise<void> {
  const { rows } = await client.query<{ isWhole: boolean }>(
    `select i.indisvalid as "isWhole" from pg_index i where i.indexrelid = to_regclass($1)`,
    [pg.escapeIdentifier(name)],
  );
  if (rows[0]?.isWhole) return;
  const started = performance.now();
  let isLogged = false;
  const timer = setTimeout(() => {
    isLogged = true;
    log?.(`building index "${name}" beside writes; pg_stat_progress_create_index shows how far it is`);
  }, quietFor);
  // Reads the whole table, so it takes longer than other statements may. It waits for each transaction that writes to
  // the table, and once for all that read.
  await client.query('set statement_timeout = 0');
  await client.query(`set lock_timeout = '${seconds}s'`);
  try {
    if (rows[0]) await client.query(`drop index concurrently ${pg.escapeIdentifier(name)}`);
    await client.query(statement);
  } catch (error) {
    throw error instanceof pg.DatabaseError && error.code === lockNotAvailable ? heldBack(name, seconds, error) : error;
  } finally {
    clearTimeout(timer);
    await client.query('reset statement_timeout');
    await client.query('reset lock_timeout');
  }
  if (isLogged) log?.(`built index "${name}" in ${Math.round((performance.now() - started) / 1000)} s`);
}

const heldBack = (name: string, seconds: number, cause: Error) =>
  new Error(
    `O índice "${name}" espera há mais de ${seconds} s por uma transação que continua aberta. ` +
      'Veja em pg_stat_activity a mais antiga (xact_start), encerre-a e inicie de novo.',
    { cause },
  );
