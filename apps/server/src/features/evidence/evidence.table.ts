import type { EventKind } from '@restitui/domain/evidence/event-kinds.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, json, tenantId } from '../../db/columns.ts';
import { agreements, agreementVersions } from '../agreements/agreements.table.ts';
import { tenants } from '../tenants/tenants.table.ts';

const ofTenant = () =>
  text()
    .notNull()
    .references(() => tenants.id);

/** The last entry of each chain; whoever appends holds its row. */
export const evidenceHeads = pgTable('evidence_heads', {
  id_tenant: tenantId()
    .primaryKey()
    .references(() => tenants.id),
  seq: integer().notNull(),
  hash: text().notNull(),
});

/** One chain per tenant: each entry carries the hash of the one before, and a proof that this installation wrote it. */
export const evidenceEvents = pgTable(
  'evidence_events',
  {
    id: text().primaryKey(),
    id_tenant: ofTenant(),
    seq: integer().notNull(),
    kind: text().$type<EventKind>().notNull(),
    /** Who did it: `staff:`, `client:` or `link:` with an id, or `system`. */
    actor: text().notNull(),
    at: instant().notNull(),
    id_agreement: text(),
    id_version: text(),
    /** Whom it is about: `user:` or `owner:` with an id. Staff of the provider is of another tenant. */
    person: text(),
    id_key: text(),
    /** Nothing that names a person. */
    facts: json().notNull(),
    personal_digest: text(),
    prev_hash: text().notNull(),
    hash: text().notNull(),
    mac: text().notNull(),
  },
  (table) => [
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
    unique('evidence_events_in_tenant').on(table.id_tenant, table.id),
    unique('evidence_events_seq').on(table.id_tenant, table.seq),
    index('evidence_events_of_agreement_seq').on(table.id_tenant, table.id_agreement, table.seq),
    index('evidence_events_of_person').on(table.id_tenant, table.person, table.seq),
    check(
      'evidence_events_digest_with_key',
      sql`(${table.personal_digest} is null) = (${table.id_key} is null) and (${table.id_key} is null or ${table.person} is not null)`,
    ),
  ],
);

/** Keys per person and tenant, wrapped by one that is not in the database. A destroyed one stays as an empty row. */
export const personKeys = pgTable(
  'person_keys',
  {
    id: text().primaryKey(),
    id_tenant: ofTenant(),
    person: text().notNull(),
    wrapped: text(),
    createdDate: instant().notNull(),
    destroyedAt: instant(),
  },
  (table) => [
    unique('person_keys_in_tenant').on(table.id_tenant, table.id),
    uniqueIndex('person_keys_in_use').on(table.id_tenant, table.person).where(sql`${table.wrapped} is not null`),
    check('person_keys_destroyed_when_empty', sql`(${table.wrapped} is null) = (${table.destroyedAt} is not null)`),
  ],
);

/** What an entry knows of a person, encrypted under the person's key. */
export const evidencePayloads = pgTable(
  'evidence_payloads',
  {
    id_event: text().primaryKey(),
    id_tenant: ofTenant(),
    id_key: text().notNull(),
    sealed: text().notNull(),
  },
  (table) => [
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
