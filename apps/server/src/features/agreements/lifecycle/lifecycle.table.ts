import type { ActRole } from '@restitui/domain/agreements/signing/act-role.ts';
import type { AgreementEnding } from '@restitui/domain/agreements/signing/agreement-ending.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toOwner } from '../../crm/clients/clients.table.ts';
import { agreementVersions } from '../documents/agreements.table.ts';
import { evidenceEvents } from '../evidence/evidence.table.ts';

/** Who ended which version before it was signed, and why (decision D-47): refused by a signer, or cancelled. */
export const agreementEndings = pgTable(
  'agreement_endings',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_agreement: text().notNull(),
    id_version: text().notNull(),
    kind: text().$type<AgreementEnding>().notNull(),
    /** The role of the signer who refused; null for a cancellation. */
    role: text().$type<ActRole>(),
    /** References the directory because staff of the provider belong to another tenant. */
    id_user: text().references(() => userDirectory.id),
    id_owner: text(),
    nome: text().notNull(),
    reason: text().notNull(),
    date: instant().notNull(),
    /** The entry in the evidence chain. */
    id_event: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      name: 'agreement_endings_of_version',
      columns: [table.id_tenant, table.id_version],
      foreignColumns: [agreementVersions.id_tenant, agreementVersions.id],
    }),
    toOwner(table),
    foreignKey({
      name: 'agreement_endings_in_evidence',
      columns: [table.id_tenant, table.id_event],
      foreignColumns: [evidenceEvents.id_tenant, evidenceEvents.id],
    }),
    unique('agreement_endings_version').on(table.id_tenant, table.id_version),
    index('agreement_endings_of_agreement').on(table.id_tenant, table.id_agreement),
    check('agreement_endings_by_one_person', sql`num_nonnulls(${table.id_user}, ${table.id_owner}) = 1`),
    check('agreement_endings_role_of_refusal', sql`(${table.kind} = 'recusado') = (${table.role} is not null)`),
  ],
);

personalData(agreementEndings, {
  purpose: 'Refusals and cancellations of agreements',
  basis: 'claims',
  retention: 'contract',
  subject: ['user', 'owner'],
  rows: { user: 'id_user', owner: 'id_owner' },
  section: { title: 'Recusas e cancelamentos de contrato', place: 65, by: 'date' },
  columns: {
    ...each(['id_user', 'id_owner'], keptAccountId),
    date: { erase: 'keep', why: 'Proves why an agreement ended', export: 'Quando' },
    id_agreement: { erase: 'keep', why: 'Proves why an agreement ended', export: 'Contrato' },
    nome: { erase: 'keep', why: 'Proves why an agreement ended', export: 'Nome' },
    reason: { erase: 'keep', why: 'Proves why an agreement ended', export: 'Motivo' },
  },
});
