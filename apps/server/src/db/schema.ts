import { globSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const features = join(import.meta.dirname, '..', 'features');

/**
 * Loads everything that the files `features/<area>/<feature>/*.table.ts` export; a new table is found by its
 * file name.
 */
export async function loadSchema(): Promise<Record<string, unknown>> {
  const files = globSync('*/*/*.table.ts', { cwd: features }).sort();
  const modules = await Promise.all(files.map((file) => import(join(features, file)) as Promise<object>));
  return Object.assign({}, ...modules);
}

/** Returns all tables of the product. */
export async function loadTables(): Promise<PgTable[]> {
  return Object.values(await loadSchema()).filter((value): value is PgTable => is(value, PgTable));
}
