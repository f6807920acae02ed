import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

interface Waiting {
  log?: ((line: string) => void) | undefined;
  /** Seconds after which waiting fails. */
  seconds?: number;
}

const millisecondsBetweenTries = 250;

/**
 * Runs work in a transaction that holds a named lock; other processes wait for it. The lock belongs to the transaction,
 * because behind a pooler a lock of the session would stay on a connection that others use next.
 */
export async function inLockedTransaction<T>(
  client: pg.ClientBase,
  name: string,
  work: () => Promise<T>,
  waiting: Waiting = {},
): Promise<T> {
  await beginUntimed(client);
  try {
    await waitForLock(client, name, waiting);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Begins a transaction that may stay idle while its lock is held. */
export async function beginUntimed(client: pg.ClientBase): Promise<void> {
  await client.query('begin; set local idle_in_transaction_session_timeout = 0');
}

async function waitForLock(client: pg.ClientBase, name: string, { log, seconds = 600 }: Waiting): Promise<void> {
  const end = performance.now() + seconds * 1000;
  // Without parameters: those make a portal, whose snapshot an idle transaction keeps. It would hold back vacuum, and an
  // index that is built beside writes would wait for it.
  const query = `select pg_try_advisory_xact_lock(hashtext(${pg.escapeLiteral(name)})) as held`;
  for (let tries = 0; ; tries++) {
    const { rows } = await client.query<{ held: boolean }>(query);
    if (rows[0]?.held) return;
    if (tries === 0) log?.(`waiting for another process that holds the lock "${name}"`);
    if (performance.now() >= end) {
      throw new Error(
        `Outro processo mantém a trava "${name}" há mais de ${seconds} s. ` +
          'Veja em pg_locks (locktype advisory) qual conexão a tem, encerre-a e inicie de novo.',
      );
    }
    await sleep(millisecondsBetweenTries);
  }
}
