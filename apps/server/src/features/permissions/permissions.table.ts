import type { StoredFlags } from '@restitui/domain/permissions/permission-catalogue.ts';
import { foreignKey, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

/** One record per user; a missing flag counts as false. */
export const permissions = pgTable(
  'permissions',
  {
    id_user: text().primaryKey(),
    id_tenant: text().notNull(),
    flags: jsonb().$type<Partial<StoredFlags>>().notNull().default({}),
  },
  (table) => [
    foreignKey({ columns: [table.id_tenant, table.id_user], foreignColumns: [users.id_tenant, users.id] }).onDelete(
      'cascade',
    ),
  ],
);
