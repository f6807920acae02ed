import type { RecordedEntity } from '@restitui/domain/insights/change-history/recorded-entity.ts';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, json, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/**
 * One row per changed field (decision D-35). It refers to records by id without foreign keys, because it outlives
 * them, and stores the author's name, because a tenant cannot read users of the provider.
 */
export const changes = pgTable(
  'changes',
  {
    id: text().notNull(),
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
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('changes_of_client').on(table.id_tenant, table.id_client, table.date),
    index('changes_of_product').on(table.id_tenant, table.id_product, table.date),
    index('changes_of_entity').on(table.id_tenant, table.entity, table.id_entity, table.date),
  ],
);

personalData(changes, {
  purpose: 'History of changes',
  basis: 'interest',
  retention: { text: 'As long as the consultancy' },
  subject: ['user', 'owner', 'lead'],
  exportSteps: { changes: 130 },
  columns: {
    id_author: keptAccountId,
    authorName: { erase: { step: 'authors in the change history' } },
    ...each(['from', 'to'], {
      erase: { step: 'values in the change history' },
      why: 'Values of personal fields become "Dado apagado"',
    }),
  },
});
