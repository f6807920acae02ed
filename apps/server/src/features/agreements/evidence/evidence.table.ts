import type { EventKind } from '@restitui/domain/agreements/evidence/event-kinds.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, json, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { agreements, agreementVersions } from '../documents/agreements.table.ts';

const ofTenant = () =>
  text()
    .notNull()
    .references(() => tenants.id);

/** The end of each chain; appending locks its row. */
export const evidenceHeads = pgTable('evidence_heads', {
  id_tenant: tenantId()
    .primaryKey()
    .references(() => tenants.id),
  seq: integer().notNull(),
  hash: text().notNull(),
});

/** One chain per tenant. Each entry has the hash of the previous one and a MAC of this installation. */
export const evidenceEvents = pgTable(
  'evidence_events',
  {
    id: text().notNull(),
    id_tenant: ofTenant(),
    seq: integer().notNull(),
    kind: text().$type<EventKind>().notNull(),
    /** `staff:`, `client:` or `link:` with an id, or `system`. */
    actor: text().notNull(),
    at: instant().notNull(),
    id_agreement: text(),
    id_version: text(),
    /** The subject: `user:` or `owner:` with an id. Staff of the provider belong to another tenant. */
    person: text(),
    id_key: text(),
    /** No personal data. */
    facts: json().$type<Readonly<Record<string, unknown>>>().notNull(),
    personal_digest: text(),
    prev_hash: text().notNull(),
    hash: text().notNull(),
    mac: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      name: 'evidence_events_of_agreement',
      columns: [table.id_tenant, table.id_agreement],
      foreignColumns: [agreements.id_tenant, agreements.id],
    }),
    foreignKey({
      name: 'evidence_events_of_version',
      columns: [table.id_tenant, table.id_version],
      foreignColumns: [agreementVersions.id_tenant, agreementVersions.id],
    }),
    unique('evidence_events_seq').on(table.id_tenant, table.seq),
    index('evidence_events_of_agreement_seq').on(table.id_tenant, table.id_agreement, table.seq),
    index('evidence_events_of_person').on(table.id_tenant, table.person, table.seq),
    check(
      'evidence_events_digest_with_key',
      sql`(${table.personal_digest} is null) = (${table.id_key} is null) and (${table.id_key} is null or ${table.person} is not null)`,
    ),
  ],
);

/** Keys per person and tenant, wrapped by a key outside the database. Destroying one empties its row. */
export const personKeys = pgTable(
  'person_keys',
  {
    id: text().notNull(),
    id_tenant: ofTenant(),
    person: text().notNull(),
    wrapped: text(),
    createdDate: instant().notNull(),
    destroyedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    uniqueIndex('person_keys_in_use').on(table.id_tenant, table.person).where(sql`${table.wrapped} is not null`),
    check('person_keys_destroyed_when_empty', sql`(${table.wrapped} is null) = (${table.destroyedAt} is not null)`),
  ],
);

/** The personal data of an entry, encrypted with the person's key. */
export const evidencePayloads = pgTable(
  'evidence_payloads',
  {
    id_event: text().notNull(),
    id_tenant: ofTenant(),
    id_key: text().notNull(),
    sealed: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_event] }),
    foreignKey({
      name: 'evidence_payloads_of_event',
      columns: [table.id_tenant, table.id_event],
      foreignColumns: [evidenceEvents.id_tenant, evidenceEvents.id],
    }),
    foreignKey({
      name: 'evidence_payloads_under_key',
      columns: [table.id_tenant, table.id_key],
      foreignColumns: [personKeys.id_tenant, personKeys.id],
    }),
  ],
);

personalData(evidenceEvents, {
  purpose: 'Evidence of electronic signatures',
  basis: 'claims',
  retention: 'contract',
  subject: ['user', 'owner'],
  columns: each(['actor', 'person', 'personal_digest'], {
    erase: 'keep',
    why: 'Ids and a digest alone; the chain of evidence cannot change',
  }),
});

personalData(personKeys, {
  purpose: 'Keys to the personal data in evidence',
  basis: 'claims',
  retention: 'contract',
  subject: ['user', 'owner'],
  columns: {
    person: { erase: 'keep', why: 'An id alone' },
    wrapped: { erase: { step: 'person key' }, heldByAgreement: true },
  },
});

personalData(evidencePayloads, {
  purpose: 'Evidence of electronic signatures',
  basis: 'claims',
  retention: 'contract',
  subject: ['user', 'owner'],
  columns: {
    sealed: { erase: { step: 'person key' }, heldByAgreement: true, why: 'Unreadable once the key is destroyed' },
  },
});
