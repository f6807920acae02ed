import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tenantId } from './columns.ts';

/** Makes a table with the tenant and id of each row of another, by the hash of its token; a trigger writes it (decision 033). */
export function tokenDirectory<Name extends `${string}_directory`>(name: Name) {
  return pgTable(
    name,
    {
      token_hash: text().primaryKey(),
      tenant: tenantId().notNull(),
      id: text().notNull(),
    },
    (table) => [uniqueIndex(`${name}_by_row`).on(table.tenant, table.id)],
  );
}
