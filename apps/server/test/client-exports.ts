import { clientExportsApi } from '@restitui/domain/crm/portfolio/client-exports.api.ts';
import { readSheet } from 'read-excel-file/universal';
import { expect } from 'vitest';
import type { z } from 'zod';
import { exportClients } from '../src/features/crm/portfolio/jobs/export-clients.ts';
import type { JobData } from '../src/platform/jobs.ts';
import type { Caller, TestServer } from './harness.ts';
import { longJob } from './long-job.ts';

export type ExportBody = z.input<typeof clientExportsApi.make.body>;

/** Returns the newest job of an export. */
export function exportJob(server: TestServer): JobData {
  return server.toDeliver.findLast(({ queue }) => queue === 'client-export')?.data as JobData;
}

/** Runs the newest job of an export; errors that it logs fail the test. */
export async function writeExport(server: TestServer): Promise<void> {
  const logged: unknown[] = [];
  await exportClients(longJob(server, logged), exportJob(server));
  expect(logged).toEqual([]);
}

/** Requests a spreadsheet of clients as the caller, lets its job run and returns what the caller then reads. */
export async function exportAs(server: TestServer, caller: Caller, body: ExportBody = { filtros: {} }) {
  await caller.call(clientExportsApi.make, { body });
  await writeExport(server);
  return (await caller.call(clientExportsApi.read)).data;
}

/** Returns the rows of a caller's spreadsheet by their headings; none where there are no clients to export. */
export async function exportedRows(server: TestServer, caller: Caller, body: ExportBody = { filtros: {} }) {
  const made = await exportAs(server, caller, body);
  if (made?.state === 'falhou') return [];
  const { statusCode, rawPayload } = await server.app.inject({ url: made?.link ?? '' });
  expect(statusCode).toBe(200);
  const [headings = [], ...rows] = await readSheet(Uint8Array.from(rawPayload).buffer);
  return rows.map((row) => Object.fromEntries(headings.map((heading, i) => [String(heading), row[i] ?? null])));
}
