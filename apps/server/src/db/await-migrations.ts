import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode } from '../platform/error-code.ts';
import { migrationsFolder, readMigrations } from './migration-files.ts';

interface Waiting {
  log: (line: string) => void;
  /** Seconds after which waiting fails. */
  seconds?: number;
  signal?: AbortSignal;
}

/** Undefined table or schema, and a role that may not read them yet. */
const notMigrated = new Set(['42P01', '3F000', '42501']);
const millisecondsBetweenTries = 1_000;

/**
 * Waits until another process has applied all migrations of this version. Further ones are accepted: during an update
 * the old version goes on with the tables of the new one.
 * @throws a message for the operator when they are still missing after ten minutes
 */
export async function awaitMigrations(pool: pg.Pool, { log, seconds = 600, signal }: Waiting): Promise<void> {
  const needed = readMigrations(migrationsFolder).map(({ tag }) => tag);
  const end = performance.now() + seconds * 1000;
  for (let isFirst = true; ; isFirst = false) {
    const applied = await listApplied(pool);
    const missing = needed.filter((tag) => !applied.has(tag));
    if (missing.length === 0) return;
    if (performance.now() >= end) {
      throw new Error(`Faltam migrações no banco: ${missing.join(', ')}. Execute npm run migrate com o dono do banco.`);
    }
    if (isFirst) log(`waiting for npm run migrate: ${missing.length} migrations are missing`);
    await sleep(millisecondsBetweenTries, undefined, { signal });
  }
}

async function listApplied(pool: pg.Pool): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await pool.query<{ tag: string }>('select tag from drizzle.applied_migrations');
    return new Set(rows.map(({ tag }) => tag));
  } catch (error) {
    if (notMigrated.has(errorCode(error) ?? '')) return new Set();
    throw error;
  }
}
