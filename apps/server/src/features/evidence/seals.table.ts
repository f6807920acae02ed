import type { SealState } from '@restitui/domain/evidence/seal-state.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { agreements, agreementVersions } from '../agreements/agreements.table.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** A PDF in the encrypted storage; size and hash are of the PDF itself. */
export interface StoredPdf {
  key: string;
  size: number;
  sha256: string;
  pages: number;
}

/** With what it was sealed, as it stood then. */
export interface UsedCertificate {
  id: string;
  kind: 'desenvolvimento' | 'a1';
  subject: string;
  fingerprint: string;
}

/** The sealing of a version that everybody signed: its state, and what came of it. */
export const agreementSeals = pgTable(
  'agreement_seals',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    id_agreement: text().notNull(),
    id_version: text().notNull(),
    /** What the public page is asked by. */
    code: text().notNull().unique(),
    state: text().$type<SealState>().notNull().default('na_fila'),
    attempts: integer().notNull().default(0),
    failure: text(),
    requestedAt: instant().notNull(),
    startedAt: instant(),
    sealedAt: instant(),
    original: jsonb().$type<StoredPdf>(),
    sealed: jsonb().$type<StoredPdf>(),
    certificate: jsonb().$type<UsedCertificate>(),
    /** Null where no time stamp was had. */
    timestamp: jsonb().$type<{ url: string }>(),
    /** The last entry of the chain that its evidence pages show. */
    seq: integer(),
  },
  (table) => [
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
    unique('agreement_seals_in_tenant').on(table.id_tenant, table.id),
    uniqueIndex('agreement_seals_once').on(table.id_tenant, table.id_version),
    index('agreement_seals_of_agreement_newest').on(table.id_tenant, table.id_agreement, table.requestedAt),
    check(
      'agreement_seals_whole',
      sql`(${table.state} = 'selado') = (num_nulls(${table.sealed}, ${table.sealedAt}, ${table.original}) = 0)`,
    ),
  ],
);

/** Certificates that a tenant seals with, newest in use; key and chain are one PKCS#12, sealed. */
export const sealCertificates = pgTable(
  'seal_certificates',
  {
    id: text().primaryKey(),
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
    /** Null for one that was made at the start. */
    id_user: text(),
    removedAt: instant(),
  },
  (table) => [
    unique('seal_certificates_in_tenant').on(table.id_tenant, table.id),
    uniqueIndex('seal_certificates_in_use').on(table.id_tenant).where(sql`${table.removedAt} is null`),
  ],
);
