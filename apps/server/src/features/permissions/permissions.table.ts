import type { StoredFlags } from '@restitui/domain/permissions/permission-catalogue.ts';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { tenantId } from '../../db/columns.ts';
import { toUser } from '../users/users.table.ts';

/** One record per user; a missing flag counts as false. */
export const permissions = pgTable(
  'permissions',
  {
    id_user: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    flags: jsonb().$type<Partial<StoredFlags>>().notNull().default({}),
  },
  (table) => [toUser(table).onDelete('cascade')],
);
