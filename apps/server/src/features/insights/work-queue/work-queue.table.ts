import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Items of the queue that a user put off. */
export const workSnoozes = pgTable(
  'work_snoozes',
  {
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    /** The user, who may be staff of the provider. */
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    /** Id of the item, which names its record. */
    item: text().notNull(),
    /** The day on which the item returns. */
    until: day().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_user, table.item] })],
);

personalData(workSnoozes, {
  purpose: 'Which work was put off',
  basis: 'contract',
  retention: { text: 'Until the day on which the item returns' },
  subject: 'user',
  rows: { user: 'id_user' },
  columns: each(['id_user', 'item', 'until'], { erase: 'row' }),
});
