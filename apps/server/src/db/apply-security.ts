import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { errorCode } from '../platform/error-code.ts';
import { findIsolationGaps } from './isolation-gaps.ts';
import { inTransaction } from './owner-transaction.ts';
import { type SecurityPart, securityParts } from './row-level-security.ts';

const lockNotAvailable = '55P03';
const secondsForLock = 3;
const mostTries = 40;
const millisecondsBetweenTries = 500;

/**
 * Creates policies, privileges and look-ups where they differ from what was applied, and throws if tenants are then not
 * isolated. A policy needs an exclusive lock on its table: only tables whose policies changed are locked, each for
 * itself, while other processes work.
 * @param changed true when a migration was applied, which may have created tables without privileges
 */
export async function applySecurity(
  client: pg.Client,
  tables: readonly PgTable[],
  appRole: string,
  changed: boolean,
): Promise<void> {
  await client.query(
    'create table if not exists drizzle.applied_security_parts (name text primary key, state text not null)',
  );
  const parts = securityParts(tables, appRole);
  const hasGaps = (await findIsolationGaps(client, appRole)).length > 0;
  const states = await statesOf(client, parts);
  const { rows } = await client.query<{ name: string; state: string }>('select * from drizzle.applied_security_parts');
  const applied = new Map(rows.map(({ name, state }) => [name, state]));
  const due = parts.filter(
    ({ name }) => hasGaps || (changed && name === 'privileges') || applied.get(name) !== states.get(name),
  );
  if (due.length === 0) return;
  for (const part of due) await applyPart(client, part);
  const gaps = await findIsolationGaps(client, appRole);
  if (gaps.length > 0) throw new Error(`The database does not keep tenants apart: ${gaps.join('; ')}.`);
}

/** A request may hold the table for long: a waiting lock would make all later requests wait too, so it is given up. */
async function applyPart(client: pg.Client, part: SecurityPart): Promise<void> {
  const statements = [`set local lock_timeout = '${secondsForLock}s'`, ...part.statements];
  for (let left = mostTries; ; left--) {
    try {
      await inTransaction(client, statements, async () => {
        const state = (await statesOf(client, [part])).get(part.name);
        await client.query(
          `insert into drizzle.applied_security_parts values ($1, $2) on conflict (name) do update set state = excluded.state`,
          [part.name, state],
        );
      });
      return;
    } catch (error) {
      if (errorCode(error) !== lockNotAvailable || left === 0) throw error;
      await sleep(millisecondsBetweenTries);
    }
  }
}

/** Returns the hash of each part's statements with the id of its table or function: one that was created again differs. */
async function statesOf(client: pg.Client, parts: readonly SecurityPart[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; ids: string }>(
    `select format('table %s', c.relname) as name, c.oid::text as ids from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     union all
     select format('function %s.%s', n.nspname, p.proname), string_agg(p.oid::text, ',' order by p.oid)
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('lookup', 'erasure') group by 1`,
  );
  const ids = new Map(rows.map((row) => [row.name, row.ids]));
  return new Map(
    parts.map(({ name, statements }) => {
      const hash = createHash('sha256').update(statements.join(';\n')).digest('hex');
      return [name, `${hash} ${ids.get(name) ?? ''}`];
    }),
  );
}
