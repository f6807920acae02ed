import type { RefundRequestStatus } from '@restitui/domain/refund-requests/refund-request-status.ts';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, instant, money, tenantId } from '../../db/columns.ts';
import { toAssessment } from '../assessments/assessments.table.ts';
import { users } from '../users/users.table.ts';

/** What became of the request for one DAS; it outlives a new upload. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id_apuracao: text().notNull(),
    id_tenant: tenantId().notNull(),
    /** `MM/AAAA`. */
    competencia: text().notNull(),
    /** The day of the payment, and its place where several fall on one. */
    pagamento: text().notNull(),
    situacao: text().$type<RefundRequestStatus>().notNull(),
    data: day(),
    protocolo: text().notNull(),
    /** What it came to when it was asked for. */
    valor_pedido: money(),
    version: integer().notNull(),
    id_user: text()
      .notNull()
      .references(() => users.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_apuracao, table.competencia, table.pagamento] }),
    toAssessment(table),
    check('refund_requests_dated', sql`${table.situacao} = 'A_PEDIR' or ${table.data} is not null`),
  ],
);
