import type { StoredFlags } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { toUser } from '../users/users.table.ts';

/** One record per user; a missing flag counts as false. */
export const permissions = pgTable(
  'permissions',
  {
    id_user: text().notNull(),
    id_tenant: tenantId().notNull(),
    flags: jsonb().$type<Partial<StoredFlags>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_user] }), toUser(table).onDelete('cascade')],
);

personalData(permissions, {
  purpose: 'Access control',
  basis: 'contract',
  retention: { text: 'As long as the account' },
  subject: 'user',
  rows: { user: 'id_user' },
  exportSteps: { permissions: 20 },
  columns: each(['id_user', 'flags'], { erase: 'row' }),
});
