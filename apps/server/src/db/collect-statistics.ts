import type { Database } from './open-database.ts';

/**
 * Collects the statistics of all tables with records, which the planner otherwise lacks until autovacuum comes by. Returns
 * without them, and logs why, when that fails: queries are then only slower.
 */
export async function collectStatistics(
  database: Pick<Database, 'asOwner'>,
  log: (line: string) => void,
): Promise<void> {
  try {
    await database.asOwner(async (client) => {
      const { rows } = await client.query<{ names: string | null }>(
        `select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables where schemaname = 'public'`,
      );
      if (rows[0]?.names) await client.query(`analyze ${rows[0].names}`);
    });
  } catch (error) {
    log(`Sem estatísticas do banco até o PostgreSQL as coletar: ${error instanceof Error ? error.message : error}`);
  }
}
