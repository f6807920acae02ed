import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { addTrigramIndexes, copyClients, installDirectus, startDirectus } from './directus/installation.ts';
import { type Compared, compare, type Side } from './directus/requests.ts';
import { createDatabase, dropDatabase, openServer, type Server } from './scale/database.ts';
import { fillDatabase, tenantAt, tokenOf } from './scale/fill.ts';
import { startProcess, stopProcess } from './scale/processes.ts';

/**
 * Compares the product with Directus, installed from npm, on the same PostgreSQL with the same clients: one process of
 * each, a list of 50 with filter and order, searches and a write, in turns. Ratios are those of requests per second.
 *
 *     npm run bench -- directus --clients 100000 --seconds 20
 */

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    clients: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '15' },
    /** Requests at the same time. */
    callers: { type: 'string', default: '8' },
    /** Folder in which Directus is installed already. */
    folder: { type: 'string' },
  },
});
const clients = Number(values.clients);
const secretKey = 'a key of the comparison only';
const names = { own: `restitui_beside_${process.pid}`, other: `directus_beside_${process.pid}` };

async function fillOwn(url: string): Promise<void> {
  const database = await openDatabase({ dataDir: '', databaseUrl: url, secretKey });
  try {
    await migrateDatabase(database);
    await database.asOwner((client) => fillDatabase(client, { tenants: 1, clients, others: 0, people: 1 }));
  } finally {
    await database.close();
  }
}

async function run(server: Server, temporary: string): Promise<void> {
  const urls = { own: server.urlOf(names.own), other: server.urlOf(names.other) };
  await fillOwn(urls.own);
  const folder = values.folder ?? path.join(temporary, 'directus');
  if (!values.folder) await installDirectus(folder);
  const directus = await startDirectus(folder, urls.other);
  const own = await startProcess('web', { DATABASE_URL: urls.own, SECRET_KEY: secretKey, DATA_DIR: temporary });
  try {
    await copyClients({ from: urls.own, to: urls.other, directus });
    const sides: [Side, Side] = [
      { name: 'Restitui', address: own.address ?? '', token: tokenOf('staff', 0), tenant: tenantAt(0) },
      { name: 'Directus', address: directus.address, token: directus.token },
    ];
    console.log(
      `\n${clients} clients, PostgreSQL ${server.version}, Directus ${directus.version}, ${values.callers} callers`,
    );
    const load = { clients, seconds: Number(values.seconds), callers: Number(values.callers) };
    const rows: Compared[] = await compare(sides, ['list', 'search', 'search by columns', 'write', 'no work'], load);
    if (await addTrigramIndexes(urls.other)) {
      const [indexed] = await compare(sides, ['search by columns'], load);
      if (indexed) rows.push({ ...indexed, what: 'search by columns, Directus with pg_trgm' });
    }
    console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
  } finally {
    await stopProcess(own);
    await directus.stop();
  }
}

const url = process.env.DATABASE_URL;
const server = await openServer(url);
const admin = url ? new URL(url).pathname.slice(1) || 'postgres' : 'postgres';
const temporary = mkdtempSync(path.join(tmpdir(), 'restitui-beside-'));
try {
  for (const name of Object.values(names)) await createDatabase(server, admin, name);
  await run(server, temporary);
} finally {
  for (const name of Object.values(names)) await dropDatabase(server, admin, name);
  await server.stop();
  rmSync(temporary, { recursive: true, force: true });
}
