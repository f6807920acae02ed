import type { ActRole } from '@restitui/domain/agreements/signing/act-role.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toOwner } from '../../crm/clients/clients.table.ts';
import { agreementVersions } from '../documents/agreements.table.ts';
import { evidenceEvents } from '../evidence/evidence.table.ts';

/** Columns that reference one version and one person. */
const ofPersonAndVersion = {
  id: text().notNull(),
  id_tenant: tenantId().notNull(),
  id_agreement: text().notNull(),
  id_version: text().notNull(),
  /** References the directory because staff of the provider belong to another tenant. */
  id_user: text().references(() => userDirectory.id),
  id_owner: text(),
};

/** Who signed which version in which role (decision D-40): one act per role and person of each version. */
export const signingActs = pgTable(
  'agreement_acts',
  {
    ...ofPersonAndVersion,
    role: text().$type<ActRole>().notNull(),
    nome: text().notNull(),
    cpf: text().notNull(),
    date: instant().notNull(),
    /** The identity check at the time of the act; an ADMIN's belongs to the home tenant. */
    id_signature: text().notNull(),
    /** Whether it was verified at the time of the act; otherwise the act counts once the person is verified. */
    isVerifed: boolean().notNull(),
    /** The entry in the evidence chain; null only for rows of the demonstration. */
    id_event: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
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
    unique('agreement_acts_role').on(table.id_tenant, table.id_version, table.role),
    unique('agreement_acts_user').on(table.id_tenant, table.id_version, table.id_user),
    unique('agreement_acts_owner').on(table.id_tenant, table.id_version, table.id_owner),
    index('agreement_acts_of_agreement').on(table.id_tenant, table.id_agreement),
    check('agreement_acts_of_one_person', sql`num_nonnulls(${table.id_user}, ${table.id_owner}) = 1`),
  ],
);

/** When a person first opened a version that they may sign. */
export const signingOpenings = pgTable(
  'agreement_openings',
  {
    ...ofPersonAndVersion,
    openedAt: instant().notNull(),
    address: text().notNull(),
    maquina: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      name: 'agreement_openings_of_version',
      columns: [table.id_tenant, table.id_version],
      foreignColumns: [agreementVersions.id_tenant, agreementVersions.id],
    }),
    toOwner(table),
    unique('agreement_openings_by_user').on(table.id_tenant, table.id_version, table.id_user),
    unique('agreement_openings_by_owner').on(table.id_tenant, table.id_version, table.id_owner),
    check('agreement_openings_of_one_person', sql`num_nonnulls(${table.id_user}, ${table.id_owner}) = 1`),
  ],
);

personalData(signingActs, {
  purpose: 'Acts of signing',
  basis: 'claims',
  retention: 'contract',
  subject: ['user', 'owner'],
  rows: { user: 'id_user', owner: 'id_owner' },
  section: { title: 'Assinaturas', place: 60, by: 'date' },
  columns: {
    ...each(['id_user', 'id_owner'], keptAccountId),
    date: { erase: 'keep', why: 'Proves a signed agreement', export: 'Quando' },
    id_agreement: { erase: 'keep', why: 'Proves a signed agreement', export: 'Contrato' },
    role: { erase: 'keep', why: 'Proves a signed agreement', export: 'Papel' },
    nome: { erase: 'keep', why: 'Proves a signed agreement', export: 'Nome' },
    cpf: { erase: 'keep', why: 'Proves a signed agreement', export: 'CPF' },
  },
});

personalData(signingOpenings, {
  purpose: 'First opening of an agreement by a signer',
  basis: 'claims',
  retention: 'contract',
  subject: ['user', 'owner'],
  columns: {
    ...each(['id_user', 'id_owner', 'openedAt'], keptAccountId),
    ...each(['address', 'maquina'], { erase: { step: 'unsigned agreements' }, heldByAgreement: true }),
  },
});
