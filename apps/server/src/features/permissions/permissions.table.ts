import type { Permissions } from '@restitui/domain/permissions/permission-catalogue.ts';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { tenants } from '../tenants/tenants.table.ts';
import { users } from '../users/users.table.ts';

/** One record per user; a missing flag counts as false. */
export const permissions = pgTable('permissions', {
  id_user: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id_tenant: text()
    .notNull()
    .references(() => tenants.id),
  flags: jsonb().$type<Permissions>().notNull().default({}),
});
