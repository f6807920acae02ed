import type pg from 'pg';
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
  await client.query('create table if not exists drizzle.installation (demonstration boolean not null)');
  await client.query(
    `insert into drizzle.installation select $1::boolean where not exists (select from drizzle.installation)`,
    [wanted],
  );
  const { rows } = await client.query<{ demonstration: boolean }>('select demonstration from drizzle.installation');
  return rows[0]?.demonstration ?? false;
}
