import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { toUser, userDirectory } from '../users/users.table.ts';

/** Invitations to choose a password, one row per link sent. The link is sealed, so that the row does not reveal it. */
export const userInvitations = pgTable(
  'user_invitations',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_user: text().notNull(),
    /** The inviter, who may be staff of the provider. */
    id_inviter: text()
      .notNull()
      .references(() => userDirectory.id),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The inviter may activate accounts: who accepts may sign in at once. */
    activates: boolean().notNull(),
    /** Accepted, withdrawn or replaced by a newer one. */
    isSpent: boolean().notNull().default(false),
    acceptedDate: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toUser(table).onDelete('cascade'),
    index('user_invitations_of_user').on(table.id_tenant, table.id_user, table.createdDate),
    index('user_invitations_of_inviter').on(table.id_tenant, table.id_inviter, table.createdDate),
  ],
);

personalData(userInvitations, {
  purpose: 'Invitation of staff',
  basis: 'contract',
  retention: { text: 'As long as the account' },
  subject: 'user',
  rows: { user: 'id_user' },
  columns: {
    ...each(['id_user', 'expiresAt', 'acceptedDate'], { erase: 'row' }),
    id_inviter: { erase: 'keep', why: 'The id refers to an account; the row goes with the invited person' },
  },
});
