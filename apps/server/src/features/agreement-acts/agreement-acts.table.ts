import type { ActRole } from '@restitui/domain/agreement-acts/act-role.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { agreementVersions } from '../agreements/agreements.table.ts';
import { toOwner } from '../clients/clients.table.ts';
import { evidenceEvents } from '../evidence/evidence.table.ts';
import { users } from '../users/users.table.ts';

/** A version of a contract, and the one person that did something with it. */
const ofPersonAndVersion = {
  id: text().primaryKey(),
  id_tenant: tenantId().notNull(),
  id_agreement: text().notNull(),
  id_version: text().notNull(),
  /** Staff of the provider is of another tenant. */
  id_user: text().references(() => users.id),
  id_owner: text(),
};

/** Who signed which version, in what role (decision D-40): one act for each role, one for each person. */
export const agreementActs = pgTable(
  'agreement_acts',
  {
    ...ofPersonAndVersion,
    role: text().$type<ActRole>().notNull(),
    nome: text().notNull(),
    cpf: text().notNull(),
    date: instant().notNull(),
    /** The identity that it stood on; an ADMIN's is kept at home. */
    id_signature: text().notNull(),
    /** That identity was verified already; else the person's has to be, before the act counts. */
    isVerifed: boolean().notNull(),
    /** Its entry in the chain of evidence; null only in the demonstration's own. */
    id_event: text(),
  },
  (table) => [
    foreignKey({
      name: 'agreement_acts_on_version',
      columns: [table.id_tenant, table.id_version],
      foreignColumns: [agreementVersions.id_tenant, agreementVersions.id],
    }),
    toOwner(table),
    foreignKey({
      name: 'agreement_acts_in_evidence',
      columns: [table.id_tenant, table.id_event],
      foreignColumns: [evidenceEvents.id_tenant, evidenceEvents.id],
    }),
    unique('agreement_acts_role').on(table.id_agreement, table.role),
    unique('agreement_acts_user').on(table.id_agreement, table.id_user),
    unique('agreement_acts_owner').on(table.id_agreement, table.id_owner),
    check('agreement_acts_of_one_person', sql`num_nonnulls(${table.id_user}, ${table.id_owner}) = 1`),
  ],
);

/** When a person first opened a version that they may sign. */
export const agreementOpenings = pgTable(
  'agreement_openings',
  {
    ...ofPersonAndVersion,
    openedAt: instant().notNull(),
    address: text().notNull(),
    maquina: text().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'agreement_openings_of_version',
      columns: [table.id_tenant, table.id_version],
      foreignColumns: [agreementVersions.id_tenant, agreementVersions.id],
    }),
    toOwner(table),
    unique('agreement_openings_by_user').on(table.id_version, table.id_user),
    unique('agreement_openings_by_owner').on(table.id_version, table.id_owner),
    check('agreement_openings_of_one_person', sql`num_nonnulls(${table.id_user}, ${table.id_owner}) = 1`),
  ],
);
