import type {
  ActivityActor,
  ActivityKind,
  ActivityOutcome,
} from '@restitui/domain/operations/activity-log/activity-kind.ts';
import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Who did what. Names of fields and ids of records, never values. Append-only until the end of the term. */
export const activityEntries = pgTable(
  'activity_entries',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    at: instant().notNull(),
    kind: text().$type<ActivityKind>().notNull(),
    /** Method and path of the call, with `:name` for each parameter. */
    call: text().notNull(),
    actor: text().$type<ActivityActor>().notNull(),
    /** Id of the user or owner; null for callers without an account. */
    id_actor: text(),
    outcome: text().$type<ActivityOutcome>().notNull(),
    status: integer().notNull(),
    /** Code of the refusal. */
    code: text(),
    /** Ids of the records that the call names or creates; a CPF is replaced by a keyed digest. */
    records: text().array().notNull(),
    /** Names of the fields that were sent. */
    fields: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('activity_entries_by_date').on(table.id_tenant, table.at, table.id),
    index('activity_entries_by_actor').on(table.id_tenant, table.id_actor, table.at),
    index('activity_entries_by_record').using('gin', table.records),
  ],
);

/** The chain over the entries: one per tenant, written by a job. Append-only. */
export const activityLinks = pgTable(
  'activity_links',
  {
    id_tenant: tenantId().notNull(),
    id_entry: text().notNull(),
    seq: integer().notNull(),
    prev_hash: text().notNull(),
    hash: text().notNull(),
    mac: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.seq] }),
    unique('activity_links_of_entry').on(table.id_tenant, table.id_entry),
    foreignKey({
      name: 'activity_links_entry',
      columns: [table.id_tenant, table.id_entry],
      foreignColumns: [activityEntries.id_tenant, activityEntries.id],
    }),
  ],
);

/** Entries that are not in the chain yet; the job removes them. */
export const activityPending = pgTable(
  'activity_pending',
  {
    id_tenant: tenantId().notNull(),
    id_entry: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_entry] }),
    foreignKey({
      name: 'activity_pending_entry',
      columns: [table.id_tenant, table.id_entry],
      foreignColumns: [activityEntries.id_tenant, activityEntries.id],
    }),
  ],
);

/** The end of each chain. */
export const activityHeads = pgTable('activity_heads', {
  id_tenant: tenantId()
    .primaryKey()
    .references(() => tenants.id),
  seq: integer().notNull(),
  hash: text().notNull(),
  /** The last anchor, so that lists need not read them all; the check reads the anchors themselves. */
  anchoredSeq: integer().notNull().default(0),
  anchoredAt: instant(),
  /** The last link whose term was over: it and all before it are removed. */
  removedSeq: integer().notNull().default(0),
  removedHash: text(),
  removedAt: instant(),
});

personalData(activityEntries, {
  purpose: 'Proof of who did what in the system',
  basis: 'interest',
  retention: { text: 'Five years from the entry, or the term of the installation (ACTIVITY_LOG_YEARS)' },
  subject: ['user', 'owner'],
  columns: {
    id_actor: { erase: 'keep', why: 'An id alone; the name is read from the account, which the erasure empties' },
    records: { erase: 'keep', why: 'Ids and keyed digests; the chain of the log cannot change' },
  },
});
