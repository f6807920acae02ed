import type { RefundRequestStatus } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { RequestKind } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, day, instant, tenantId } from '../../../db/columns.ts';
import { keptAuthor, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toAssessment } from '../assessments/assessments.table.ts';

/** Requests for the credit of a thesis in a month (PER/DCOMP); kept when the files are analysed again. */
export const analysisRequests = pgTable(
  'analysis_requests',
  {
    id_tenant: tenantId().notNull(),
    id_apuracao: text().notNull(),
    /** `AAAA-MM`, or `AAAA-13`. */
    periodo: text().notNull(),
    tese: text().notNull(),
    /** Name of the thesis, for a request that no result has any more. */
    tese_nome: text().notNull(),
    tipo: text().$type<RequestKind>().notNull(),
    situacao: text().$type<RefundRequestStatus>().notNull(),
    data: day(),
    protocolo: text().notNull(),
    /** The credit when it was requested. */
    valor_pedido: cents(),
    /** Name of the request of the payment that claims the thesis (`refund_requests.pagamento`); null before. */
    pedido: text(),
    version: integer().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_apuracao, table.periodo, table.tese] }),
    toAssessment(table),
    check('analysis_requests_dated', sql`${table.situacao} = 'A_PEDIR' or ${table.data} is not null`),
  ],
);

personalData(analysisRequests, {
  purpose: 'State of refund requests of analyses from files',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: keptAuthor,
});
