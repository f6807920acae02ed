import type { CommissionDecision } from '@restitui/domain/accounts/partnerships/commission-request.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { toUser, userDirectory } from '../users/users.table.ts';

/** Commissions above that of the registrar, which a CEO approves or refuses: one per registered user. */
export const commissionRequests = pgTable(
  'commission_requests',
  {
    id_tenant: tenantId().notNull(),
    id_user: text().notNull(),
    /** The commission that was entered, and the registrar's own at that time, in percent. */
    pedida: integer().notNull(),
    limite: integer().notNull(),
    id_registrar: text()
      .notNull()
      .references(() => userDirectory.id),
    createdDate: instant().notNull(),
    /** Null while the CEO has not decided. */
    decisao: text().$type<CommissionDecision>(),
    motivo: text(),
    id_decider: text().references(() => userDirectory.id),
    decidedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_user] }),
    toUser(table).onDelete('cascade'),
    index('commission_requests_of_registrar').on(table.id_tenant, table.id_registrar),
    check('commission_requests_above_limit', sql`${table.pedida} > ${table.limite}`),
    check('commission_requests_decided_by_somebody', sql`(${table.decisao} is null) = (${table.decidedAt} is null)`),
  ],
);

personalData(commissionRequests, {
  purpose: 'Approval of commissions',
  basis: 'contract',
  retention: { text: 'As long as the account' },
  subject: 'user',
  rows: { user: 'id_user' },
  columns: {
    ...each(['id_user', 'motivo'], { erase: 'row' }),
    ...each(['id_registrar', 'id_decider'], {
      erase: 'keep',
      why: 'The id refers to an account; the row goes with the registered person',
    }),
  },
});
