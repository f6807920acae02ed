import type { RecordedEntity } from '@restitui/domain/change-history/recorded-entity.ts';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, json, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';

/**
 * One row for each field that changed (decision D-35). It refers to records by id alone, because it outlives them, and
 * holds the author's name, because a tenant does not read the provider's people.
 */
export const changes = pgTable(
  'changes',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    date: instant().notNull(),
    author: text({ enum: ['staff', 'client'] }).notNull(),
    id_author: text().notNull(),
    authorName: text().notNull(),
    entity: text().$type<RecordedEntity>().notNull(),
    id_entity: text().notNull(),
    id_client: text(),
    id_product: text(),
    field: text().notNull(),
    from: json(),
    to: json(),
  },
  (table) => [
    index('changes_of_client').on(table.id_tenant, table.id_client, table.date),
    index('changes_of_product').on(table.id_tenant, table.id_product, table.date),
    index('changes_of_entity').on(table.id_tenant, table.entity, table.id_entity, table.date),
  ],
);
