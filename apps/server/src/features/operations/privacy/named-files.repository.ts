import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';

/** Too large to search every night; contains figures only. */
const withoutFiles = ['simples_item_blocks'];

/**
 * Returns which of the storage keys appear in any row that this transaction sees. Searches all tables and columns, so
 * that new tables are covered.
 */
export async function listNamedFiles(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const wanted = new Set(keys);
  const folders = [...new Set(keys.map((key) => key.slice(0, key.lastIndexOf('/') + 1)))];
  const pattern = `(?:${folders.map((folder) => folder.replace(/[^\w/-]/g, '\\$&')).join('|')})[A-Za-z0-9._-]+`;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')`,
  );
  const named = new Set<string>();
  for (const { name } of tables.filter(({ name }) => !withoutFiles.includes(name))) {
    const { rows } = await db.execute<{ key: string }>(
      sql`select distinct found[1] as key
        from ${sql.identifier(name)} t, regexp_matches(t::text, ${`(${pattern})`}, 'g') as found`,
    );
    for (const { key } of rows) if (wanted.has(key)) named.add(key);
  }
  return named;
}
