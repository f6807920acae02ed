import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { type ExtractTablesWithRelations, type SQL, sql } from 'drizzle-orm';
import { type NodePgQueryResultHKT, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { inChildSpan } from '../platform/tracing.ts';

type NoSchema = Record<string, never>;

/**
 * The first parameter of repository functions: Drizzle on the request's transaction.
 * `db.transaction(…)` inside it is a savepoint, for a statement that may fail without failing the request.
 */
export type Db = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** The rows that a transaction may see and write. */
export interface Scope {
  tenant: TenantId;
  user?: string | undefined;
  /** 'all' adds every tenant's rows of the tables listed in `table-access.ts`; the transaction is then read-only. */
  reach?: 'all' | undefined;
  /** The transaction refuses to write. */
  readOnly?: boolean | undefined;
}

/**
 * Runs `work` in one transaction that sees the scope's rows only. Commits when `work` returns, rolls back when
 * it throws; the commit is durable when this returns.
 *
 *     await withTenant(database.pool, { tenant, user: actor.id }, (db) => listClients(db, tenant));
 */
export function withTenant<T>(pool: pg.Pool, scope: Scope, work: (db: Db) => Promise<T>): Promise<T> {
  return transact(pool, scope, work);
}

/**
 * Runs `work` before a tenant is known: it sees global tables and the functions of `tenantless-lookups.ts`
 * only.
 */
export function withoutTenant<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  return transact(pool, { tenant: '' }, work);
}

/** A row that a look-up finds before its tenant is known. */
export interface Located {
  id: string;
  id_tenant: TenantId;
  /** The user whom the transaction is attributed to; null for others than staff. */
  id_user: string | null;
}

/** Opens a transaction on the tenant of the row that a look-up finds, as `withLocatedTenant` does. */
export type InLocatedTenant = <T>(
  lookup: SQL,
  work: (db: Db, located: Located) => Promise<T>,
) => Promise<T | undefined>;

/**
 * Runs `work` in one transaction on the tenant of the row that `lookup` finds; returns undefined when it finds none.
 * The look-up selects the columns of `Located`, sees what `withoutTenant` sees, and has its values as `literal`: it is
 * sent with the begin of the transaction, in one round trip.
 */
export function withLocatedTenant<T>(
  pool: pg.Pool,
  lookup: SQL,
  work: (db: Db, located: Located) => Promise<T>,
): Promise<T | undefined> {
  const { sql: text, params } = dialect.sqlToQuery(sql`
    select located.*, set_config('app.tenant', id_tenant, true), set_config('app.user', coalesce(id_user, ''), true)
    from (${lookup} limit 1) located`);
  if (params.length > 0) throw new Error('A look-up that is sent with the begin cannot have parameters.');
  return transact(pool, { tenant: '', first: text }, async (db, rows) => {
    const [found] = rows as Located[];
    return found && work(db, found);
  });
}

/** Returns a text as a literal of SQL. */
export function literal(text: string): SQL {
  return sql.raw(pg.escapeLiteral(text));
}

/** Opens scopes one after the other in one transaction. */
export type EnterScope = <T>(scope: Pick<Scope, 'tenant' | 'reach'>, work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Returns what moves the transaction of `withLocatedTenant` to further scopes of the same user. Two scopes at once are
 * refused: the statements of one would see the rows of the other.
 */
export function scopesWithin(db: Db, located: TenantId): EnterScope {
  let current: Pick<Scope, 'tenant' | 'reach'> = { tenant: located };
  let isOpen = false;
  return async ({ tenant, reach }, work) => {
    if (isOpen) throw new Error('A request with one transaction cannot work in two scopes at once.');
    isOpen = true;
    try {
      const settings = [
        ...(tenant === current.tenant ? [] : [sql`set_config('app.tenant', ${tenant}, true)`]),
        ...(reach === current.reach ? [] : [reach === 'all' ? sql.raw(asReader) : sql.raw(asApplication)]),
      ];
      if (settings.length > 0) await db.execute(sql`select ${sql.join(settings, sql`, `)}`);
      current = { tenant, reach };
      return await work(db);
    } finally {
      isOpen = false;
    }
  };
}

const asReader = `set_config('role', session_user || '_reader', true)`;
const asApplication = `set_config('role', 'none', true)`;

interface AnyScope extends Omit<Scope, 'tenant'> {
  tenant: string;
  /** A statement without parameters that runs first; `work` gets its rows. */
  first?: string;
}

type Work<T> = (db: Db, first: unknown[]) => Promise<T>;

function transact<T>(pool: pg.Pool, scope: AnyScope, work: Work<T>): Promise<T> {
  const span = { name: 'transaction', kind: 'client', attributes: { 'db.system.name': 'postgresql' } } as const;
  return inChildSpan(span, () => runTransaction(pool, scope, work));
}

async function runTransaction<T>(
  pool: pg.Pool,
  { tenant, user = '', reach, readOnly = false, first = '' }: AnyScope,
  work: Work<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // One round trip. Local settings end with the transaction, so that the next one on this connection starts
    // without them.
    const begun: unknown = await client.query(
      `begin${readOnly ? ' read only' : ''}; select set_config('app.tenant', ${pg.escapeLiteral(tenant)}, true),
         set_config('app.user', ${pg.escapeLiteral(user)}, true), set_config('timezone', 'UTC', true)
         ${reach === 'all' ? `, ${asReader}` : ''}; ${first}`,
    );
    const result = await work(dbOf(client), first ? rowsOfLast(begun) : []);
    // PostgreSQL answers the commit of a failed transaction with a rollback and no error.
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction had failed before its commit; nothing was stored.');
    for (const call of committed.get(client) ?? []) call();
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    committed.delete(client);
    client.release(broken);
  }
}

/** Returns the rows of the last of several statements that were sent together. */
function rowsOfLast(results: unknown): unknown[] {
  const last: unknown = Array.isArray(results) ? results.at(-1) : results;
  return (last as pg.QueryResult).rows;
}

const committed = new WeakMap<pg.ClientBase, (() => void)[]>();

/** Calls `call`, which must not throw, once the transaction of `db` is committed; never when it is rolled back. */
export function afterCommit(db: Db, call: () => void): void {
  const client = clientOf(db);
  committed.set(client, [...(committed.get(client) ?? []), call]);
}

const dialect = new PgDialect();
const opened = new WeakMap<pg.ClientBase, Db>();

// One per connection, so that later requests find the statements prepared on it (`prepared.ts`).
function dbOf(client: pg.PoolClient): Db {
  let db = opened.get(client);
  if (!db) {
    const session = new NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>(client, dialect, undefined);
    db = new NodePgTransaction(dialect, session, undefined);
    opened.set(client, db);
  }
  return db;
}

/** Returns the connection under `db`, for libraries with their own SQL. */
export function clientOf(db: Db): pg.ClientBase {
  return (db as unknown as { session: { client: pg.ClientBase } }).session.client;
}
