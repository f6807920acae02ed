import type { ProcessKind } from '@restitui/domain/operations/system/system-process.ts';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/columns.ts';

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

/** Backups that the product made: with `npm run backup` or by the schedule of the settings. */
export const systemBackups = pgTable('system_backups', {
  id: text().primaryKey(),
  finishedAt: instant().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  tables: integer().notNull(),
  files: integer().notNull(),
});
