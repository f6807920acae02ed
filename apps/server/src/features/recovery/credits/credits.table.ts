import { zeroCents } from '@restitui/brazil/money.ts';
import { boolean, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, day, instant, tenantId } from '../../../db/columns.ts';
import { toAssessment } from '../assessments/assessments.table.ts';

/** Entered values of each credit; everything else is computed from them. */
export const credits = pgTable(
  'credits',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_product: text().notNull(),
    id_apuracao: text().notNull(),
    anoCompetencia: integer(),
    mesCompetencia: integer(),
    /** Day of the payment that is refunded. */
    pagoEm: day(),
    /** Name of the payment within its month; null while it is not known which payment of that day is meant. */
    pagamento: text(),
    creditOrigin: cents().notNull().default(zeroCents),
    compensacao: cents().notNull().default(zeroCents),
    isPago: boolean().notNull().default(false),
    comissao_porcentagem: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    mesRestituicao: text(),
    createdDate: instant().notNull(),
    /** Soft delete, because attachments and history outlive the credit. */
    deletedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toAssessment(table),
    index('credits_of_assessment').on(table.id_apuracao),
    index('credits_of_product').on(table.id_tenant, table.id_product),
    index('credits_of_client').on(table.id_tenant, table.id_client),
  ],
);
