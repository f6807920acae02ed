import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** Rules of a tenant for the sign-in of its staff. A tenant without a row has the defaults of the installation. */
export const securitySettings = pgTable(
  'security_settings',
  {
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    second_factor_required: boolean().notNull(),
    idle_minutes: integer().notNull(),
    reauthentication: boolean().notNull(),
    updatedDate: instant().notNull(),
    /** The author of the last change. */
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
  },
  (table) => [primaryKey({ columns: [table.id_tenant] })],
);

const { second_factor_required, idle_minutes, reauthentication } = securitySettings;
/** The columns of `SecurityRules`. */
export const securityRuleColumns = { second_factor_required, idle_minutes, reauthentication };

personalData(securitySettings, {
  purpose: 'Rules of the sign-in',
  basis: 'contract',
  retention: { text: 'As long as the consultancy' },
  subject: 'user',
  columns: {
    id_user: { erase: 'keep', why: 'The id refers to an account' },
  },
});
