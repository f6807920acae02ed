import type { ProcessKind } from '@restitui/domain/operations/system/system-process.ts';
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Running processes of the installation, with their last heartbeat. Removed when a process stops. */
export const systemProcesses = pgTable('system_processes', {
  id: text().primaryKey(),
  kind: text().$type<ProcessKind>().notNull(),
  /** Name of the machine or container. */
  machine: text().notNull(),
  version: text().notNull(),
  startedAt: instant().notNull(),
  seenAt: instant().notNull(),
});

/** Work of jobs that one process at a time may do. A process that stops to renew its lease loses it to the next. */
export const workLeases = pgTable(
  'work_leases',
  {
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    work: text().notNull(),
    /** Random for each lease, so that a process that was paused does not take the lease of another for its own. */
    holder: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.work] })],
);

/** Backups that the product made: with `npm run backup` or by the schedule of the settings. */
export const systemBackups = pgTable('system_backups', {
  id: text().primaryKey(),
  finishedAt: instant().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  tables: integer().notNull(),
  files: integer().notNull(),
});
