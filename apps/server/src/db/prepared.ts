import type { Db } from './tenant-scope.ts';

const statements = new WeakMap<Db, Map<(db: Db) => unknown, unknown>>();

/**
 * Name for `prepare` of Drizzle. PostgreSQL keeps a named statement on one connection, and a pooler sends the next
 * transaction over another.
 */
export const unnamed = '';

/**
 * Returns a frequent statement, built once per connection instead of on every request.
 *
 *     const sessionByHash = (db: Db) =>
 *       db.select().from(sessions).where(eq(sessions.token_hash, sql.placeholder('hash'))).prepare(unnamed);
 *     await prepared(db, sessionByHash).execute({ hash });
 *
 * `build` must be a constant.
 */
export function prepared<T>(db: Db, build: (db: Db) => T): T {
  let known = statements.get(db);
  if (!known) {
    known = new Map();
    statements.set(db, known);
  }
  if (!known.has(build)) known.set(build, build(db));
  return known.get(build) as T;
}
