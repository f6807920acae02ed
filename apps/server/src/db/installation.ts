import type { Database } from './open-database.ts';

/**
 * Whether this database is a demonstration. The first start decides and writes it down: a later one with another
 * environment cannot turn real data into a demonstration, nor the other way round.
 */
export function settleDemonstration(database: Pick<Database, 'asOwner'>, wanted: boolean): Promise<boolean> {
  return database.asOwner(async (client) => {
    // Ends with the connection: of processes that start at once, one decides.
    await client.query(`select pg_advisory_lock(hashtext('restitui installation'))`);
    await client.query('create table if not exists drizzle.installation (demonstration boolean not null)');
    await client.query(
      `insert into drizzle.installation select $1::boolean where not exists (select from drizzle.installation)`,
      [wanted],
    );
    const { rows } = await client.query<{ demonstration: boolean }>('select demonstration from drizzle.installation');
    return rows[0]?.demonstration ?? false;
  });
}
