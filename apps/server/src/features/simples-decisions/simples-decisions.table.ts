import type { DecisionKind, DecisionScope } from '@restitui/domain/simples-decisions/simples-decisions.api.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, instant, tenantId } from '../../db/columns.ts';
import { toClient } from '../clients/clients.table.ts';
import { users } from '../users/users.table.ts';

/** Analysts' words on what the rules leave open. Never changed: revoked, and decided anew. */
export const simplesDecisions = pgTable(
  'simples_decisions',
  {
    id: text().primaryKey(),
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
    motivo: text().notNull(),
    de: day(),
    ate: day(),
    /** What it speaks of, as one text: of the same there is one in force. */
    alvo: text().notNull(),
    id_user: text()
      .notNull()
      .references(() => users.id),
    autor: text().notNull(),
    em: instant().notNull(),
    revogada_por: text(),
    revogada_em: instant(),
    motivo_revogacao: text(),
  },
  (table) => [
    toClient(table),
    uniqueIndex('simples_decisions_one_in_force')
      .on(table.id_tenant, table.alvo)
      .where(sql`${table.revogada_em} is null`),
    index('simples_decisions_of_client').on(table.id_tenant, table.id_client),
  ],
);
