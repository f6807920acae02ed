import pg from 'pg';
import { inLockedTransaction } from './locked-transaction.ts';
import type { Database } from './open-database.ts';

/**
 * Returns whether this database is a demonstration. The first start decides and stores it: a later start with
 * another environment can turn neither real data into a demonstration nor a demonstration into real data.
 */
export function decideDemonstration(database: Pick<Database, 'asOwner'>, wanted: boolean): Promise<boolean> {
  // Of processes that start at once, one decides.
  return database.asOwner((client) =>
    inLockedTransaction(client, 'restitui installation', () => decide(client, wanted)),
  );
}

async function decide(client: pg.Client, wanted: boolean): Promise<boolean> {
  await client.query(
    `insert into drizzle.installation select $1::boolean where not exists (select from drizzle.installation)`,
    [wanted],
  );
  const { rows } = await client.query<{ demonstration: boolean }>('select demonstration from drizzle.installation');
  return rows[0]?.demonstration ?? false;
}

/** Returns what the first start decided, read as the application role. */
export async function readDemonstration(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ demonstration: boolean }>('select demonstration from drizzle.installation');
  return rows[0]?.demonstration ?? false;
}

/** Lets the application role read which migrations are applied and whether this is a demonstration. */
export async function grantInstallationReads(owner: pg.Client, appRole: string): Promise<void> {
  const app = pg.escapeIdentifier(appRole);
  await owner.query('create table if not exists drizzle.installation (demonstration boolean not null)');
  await owner.query(`grant usage on schema drizzle to ${app}`);
  await owner.query(`grant select on drizzle.applied_migrations, drizzle.installation to ${app}`);
}
