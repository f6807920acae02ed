import type { Db } from './tenant-scope.ts';

const statements = new WeakMap<Db, Map<(db: Db) => unknown, unknown>>();

/**
 * Returns a frequent statement, built and parsed once per connection instead of on every request.
 *
 *     const sessionByHash = (db: Db) =>
 *       db.select().from(sessions).where(eq(sessions.token_hash, sql.placeholder('hash'))).prepare('session_by_hash');
 *     await prepared(db, sessionByHash).execute({ hash });
 *
 * `build` must be a constant, and the name given to `prepare` must be unique.
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
