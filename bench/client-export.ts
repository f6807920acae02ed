import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { processorSeconds } from './processor-time.ts';
import { createDatabase, dropDatabase, openServer } from './scale/database.ts';
import { fillDatabase, tokenOf } from './scale/fill.ts';
import { memoryOf, startProcess, stopProcess } from './scale/processes.ts';

/**
 * Times the spreadsheet of all clients of a tenant, from the request to the finished file, with one web process and one
 * worker.
 *
 *     npm run bench -- client-export --clients 100000
 */

const { values } = parseArgs({ allowPositionals: true, options: { clients: { type: 'string', default: '100000' } } });
const clients = Number(values.clients);
const secretKey = 'a key of the export benchmark only';
const name = `restitui_export_${process.pid}`;

interface Export {
  data: { state: string; erro: string | null; bytes: number | null; link: string | null };
}

async function call(address: string, init: RequestInit = {}): Promise<Export['data']> {
  const authorization = `Bearer ${tokenOf('staff', 0)}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(`${address}/portfolio/exports`, { ...init, headers });
  if (!answer.ok) throw new Error(`The export answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as Export).data;
}

async function exportAll(address: string): Promise<Export['data']> {
  let export_ = await call(address, { method: 'POST', body: JSON.stringify({ filtros: {} }) });
  while (export_.state === 'na_fila' || export_.state === 'processando') {
    await setTimeout(100);
    export_ = await call(address);
  }
  return export_;
}

const url = process.env.DATABASE_URL;
const server = await openServer(url);
const admin = url ? new URL(url).pathname.slice(1) || 'postgres' : 'postgres';
const folder = mkdtempSync(path.join(tmpdir(), 'restitui-export-'));
try {
  await createDatabase(server, admin, name);
  const databaseUrl = server.urlOf(name);
  const database = await openDatabase({ dataDir: '', databaseUrl, secretKey });
  await migrateDatabase(database);
  await database.asOwner((client) => fillDatabase(client, { tenants: 1, clients, others: 0, people: 1 }));
  await database.close();
  const settings = { DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, STORAGE_URL: `file:${folder}/files` };
  const web = await startProcess('web', { ...settings, DATA_DIR: path.join(folder, 'web') });
  const worker = await startProcess('worker', { ...settings, DATA_DIR: path.join(folder, 'worker') });
  try {
    const before = [memoryOf(worker)?.peak, processorSeconds(worker.child.pid) ?? 0] as const;
    const started = performance.now();
    const { state, erro, bytes, link } = await exportAll(web.address ?? '');
    const seconds = (performance.now() - started) / 1000;
    const processor = (processorSeconds(worker.child.pid) ?? 0) - before[1];
    console.log(`${clients} clients, PostgreSQL ${server.version}, load ${loadavg()[0]?.toFixed(1)}`);
    console.log(
      `${state}${erro ? `: ${erro}` : ''}, ${Math.round((bytes ?? 0) / 1000)} kB, link ${link ? 'yes' : 'no'}`,
    );
    console.log(`${seconds.toFixed(1)} s by the clock, ${processor.toFixed(1)} s of the worker's processor`);
    console.log(`worker: ${before[0]} MB before at its highest, ${memoryOf(worker)?.peak} MB after`);
  } finally {
    await stopProcess(worker);
    await stopProcess(web);
  }
} finally {
  await dropDatabase(server, admin, name);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
