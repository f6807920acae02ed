import type { SealState } from '@restitui/domain/agreements/evidence/seal-state.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAccountId, personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { agreements, agreementVersions } from '../documents/agreements.table.ts';

/** A PDF in the encrypted storage; size and hash of the plain PDF. */
export interface StoredPdf {
  key: string;
  size: number;
  sha256: string;
  pages: number;
}

/** A copy of the certificate's facts at the time of sealing. */
export interface UsedCertificate {
  id: string;
  kind: 'desenvolvimento' | 'a1';
  subject: string;
  fingerprint: string;
}

/** The sealing of a fully signed version: its state and result. */
export const agreementSeals = pgTable(
  'agreement_seals',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    id_agreement: text().notNull(),
    id_version: text().notNull(),
    /** The code of the public verification page. */
    code: text().notNull(),
    state: text().$type<SealState>().notNull().default('na_fila'),
    attempts: integer().notNull().default(0),
    failure: text(),
    requestedAt: instant().notNull(),
    startedAt: instant(),
    sealedAt: instant(),
    original: jsonb().$type<StoredPdf>(),
    sealed: jsonb().$type<StoredPdf>(),
    certificate: jsonb().$type<UsedCertificate>(),
    /** Null when no time-stamping authority answered. */
    timestamp: jsonb().$type<{ url: string }>(),
    /** Number of the last chain entry on the evidence pages. */
    seq: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      name: 'agreement_seals_of_agreement',
      columns: [table.id_tenant, table.id_agreement],
      foreignColumns: [agreements.id_tenant, agreements.id],
    }),
    foreignKey({
      name: 'agreement_seals_of_version',
      columns: [table.id_tenant, table.id_version],
      foreignColumns: [agreementVersions.id_tenant, agreementVersions.id],
    }),
    uniqueIndex('agreement_seals_once').on(table.id_tenant, table.id_version),
    index('agreement_seals_of_agreement_newest').on(table.id_tenant, table.id_agreement, table.requestedAt),
    check(
      'agreement_seals_whole',
      sql`(${table.state} = 'selado') = (num_nulls(${table.sealed}, ${table.sealedAt}, ${table.original}) = 0)`,
    ),
  ],
);

/** The tenant and id of each sealing, by the code printed on the document. Written by a trigger (decision 033). */
export const sealDirectory = pgTable(
  'seal_directory',
  {
    code: text().primaryKey(),
    tenant: tenantId().notNull(),
    id: text().notNull(),
  },
  (table) => [uniqueIndex('seal_directory_by_row').on(table.tenant, table.id)],
);

/** A tenant's certificates, the newest in use; key and chain are one encrypted PKCS#12. */
export const sealCertificates = pgTable(
  'seal_certificates',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    kind: text({ enum: ['desenvolvimento', 'a1'] }).notNull(),
    p12_sealed: text().notNull(),
    subject: text().notNull(),
    issuer: text().notNull(),
    serial: text().notNull(),
    fingerprint: text().notNull(),
    validFrom: instant().notNull(),
    validUntil: instant().notNull(),
    createdDate: instant().notNull(),
    /** Null for a development certificate. */
    id_user: text(),
    removedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    uniqueIndex('seal_certificates_in_use').on(table.id_tenant).where(sql`${table.removedAt} is null`),
  ],
);

personalData(sealCertificates, {
  purpose: 'Certificates of the consultancy',
  basis: 'contract',
  retention: 'contract',
  subject: ['user', 'consultancy'],
  columns: {
    id_user: keptAccountId,
    subject: { subject: 'consultancy', erase: 'keep', why: 'Named in every sealed document' },
  },
});
