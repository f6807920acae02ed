import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '../src/db/open-database.ts';
import type { AccessLists } from '../src/db/row-level-security.ts';
import { securityParts } from '../src/db/row-level-security.ts';

/** Tables that exist in tests only, so that the database tests do not depend on the features. */
export const notes = pgTable('fixture_notes', {
  id: integer().primaryKey(),
  id_tenant: text().notNull(),
  body: text().notNull(),
});
export const sharedNotes = pgTable('fixture_shared_notes', {
  id: integer().primaryKey(),
  id_tenant: text().notNull(),
  body: text().notNull(),
});
export const entries = pgTable('fixture_entries', { id: integer().primaryKey(), id_tenant: text().notNull() });
export const rates = pgTable('fixture_rates', { id: integer().primaryKey(), rate: integer().notNull() });

export const fixtureAccess: AccessLists = {
  globalTables: { fixture_rates: ['select'] },
  appendOnlyTables: ['fixture_entries'],
  crossTenantTables: ['fixture_shared_notes'],
  tenantlessLookups: [
    {
      name: 'note_by_body',
      parameters: 'wanted text',
      returns: 'table (id integer, id_tenant text)',
      query: 'select n.id, n.id_tenant from fixture_notes n where n.body = wanted',
    },
  ],
};

/** Adds the fixture tables and their policies to a cloned database. */
export async function addFixtureTables({ asOwner, appRole }: Database): Promise<void> {
  await asOwner(async (client) => {
    await client.query(`
      create table fixture_notes (id integer primary key, id_tenant text not null, body text not null);
      create table fixture_shared_notes (id integer primary key, id_tenant text not null, body text not null);
      create table fixture_entries (id integer primary key, id_tenant text not null);
      create table fixture_rates (id integer primary key, rate integer not null);
      insert into fixture_rates values (1, 10)`);
    const parts = securityParts([notes, sharedNotes, entries, rates], appRole, fixtureAccess);
    for (const statement of parts.flatMap(({ statements }) => statements)) await client.query(statement);
  });
}
