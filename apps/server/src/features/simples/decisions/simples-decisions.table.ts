import type { DecisionScope } from '@restitui/domain/simples/decisions/decision-list.ts';
import type { DecisionKind } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, instant, tenantId } from '../../../db/columns.ts';
import { keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toClient } from '../../crm/clients/clients.table.ts';

/** Analysts' decisions on items that the rules leave open, or against the rules. A row never changes except for its revocation. */
export const simplesDecisions = pgTable(
  'simples_decisions',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    alcance: text().$type<DecisionScope>().notNull(),
    tipo: text().$type<DecisionKind>().notNull(),
    /** Null: all clients of the consultancy. */
    id_client: text(),
    codigo: text(),
    produto: text().notNull(),
    ncm: text().notNull(),
    extipi: text().notNull(),
    palavras: text().notNull(),
    ano: integer(),
    contar: boolean().notNull(),
    /** Also applies to items that the rules settle. */
    corrige: boolean().notNull().default(false),
    motivo: text().notNull(),
    /** The document that was checked. */
    evidencia: text().notNull().default(''),
    /** An attachment with the evidence. No foreign key: it may have been erased with its client. */
    id_anexo: text(),
    de: day(),
    ate: day(),
    /** The subject as one text, unique among active decisions. */
    alvo: text().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    autor: text().notNull(),
    em: instant().notNull(),
    revogada_por: text(),
    revogada_em: instant(),
    motivo_revogacao: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toClient(table),
    uniqueIndex('simples_decisions_one_in_force')
      .on(table.id_tenant, table.alvo)
      .where(sql`${table.revogada_em} is null`),
    index('simples_decisions_of_client').on(table.id_tenant, table.id_client),
  ],
);

personalData(simplesDecisions, {
  purpose: 'Decisions of analysts',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: {
    id_user: keptAccountId,
    autor: { erase: 'name', by: 'id_user' },
    revogada_por: { erase: { step: 'revocations' } },
  },
});
