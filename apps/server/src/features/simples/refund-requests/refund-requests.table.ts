import type { RefundRequestStatus } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { DecisionResult } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { RequestKind } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, day, instant, tenantId } from '../../../db/columns.ts';
import { keptAuthor, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toAssessment } from '../../recovery/assessments/assessments.table.ts';

/**
 * State and steps of the refund request for one payment: a DAS, or the payment of a month of an analysis from files
 * (decision 135); kept when files are uploaded again.
 */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id_apuracao: text().notNull(),
    id_tenant: tenantId().notNull(),
    /** `MM/AAAA`; month 13 is the annual 13º. */
    competencia: text().notNull(),
    /** Day of the payment, with its index if several fall on one day; for an analysis from files an index. */
    pagamento: text().notNull(),
    tipo: text().$type<RequestKind>().notNull().default('RESTITUICAO'),
    /**
     * Day, last day and refundable amount of the payment when the row was saved, where its name is an index; null for a
     * DAS.
     */
    pago_em: day(),
    prescreve_em: day(),
    valor: cents(),
    situacao: text().$type<RefundRequestStatus>().notNull(),
    data: day(),
    protocolo: text().notNull(),
    /** The amount when it was requested. */
    valor_pedido: cents(),
    /** Number of the rectifying declaration; empty before. */
    retificadora: text().notNull().default(''),
    despacho_resultado: text().$type<DecisionResult>(),
    despacho_data: day(),
    /** Amount that the decision granted. */
    despacho_valor: cents(),
    despacho_motivo: text().notNull().default(''),
    /** The appeal against the decision; its protocol is empty before. */
    recurso_em: day(),
    recurso_protocolo: text().notNull().default(''),
    recebido_em: day(),
    recebido_valor: cents(),
    version: integer().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_apuracao, table.competencia, table.pagamento] }),
    toAssessment(table),
    check('refund_requests_dated', sql`${table.situacao} = 'A_PEDIR' or ${table.data} is not null`),
    check(
      'refund_requests_decided',
      sql`num_nulls(${table.despacho_resultado}, ${table.despacho_data}, ${table.despacho_valor}) in (0, 3)`,
    ),
    check('refund_requests_received', sql`num_nulls(${table.recebido_em}, ${table.recebido_valor}) in (0, 2)`),
  ],
);

personalData(refundRequests, {
  purpose: 'State of refund requests',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: keptAuthor,
  notPersonal: { despacho_motivo: "The Receita's reason, about an amount of a company" },
});
