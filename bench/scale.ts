import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { machine } from './engine-history.ts';
import { createDatabase, dropDatabase, inDatabase, openServer, type Server } from './scale/database.ts';
import { fillDatabase, type Size } from './scale/fill.ts';
import { storeScaleRun } from './scale/history.ts';
import { figuresOf, letPeopleWork } from './scale/people.ts';
import { memoryOf, type Started, startProcess, stopProcess } from './scale/processes.ts';

/**
 * Fills a database with tenants and clients, starts web and worker processes on it, and times what people request over
 * HTTP. With DATABASE_URL on that PostgreSQL, in a database of its own; else on the one that npm installed.
 *
 *     npm run bench -- scale --tenants 10 --clients 20000 --others 1000 --seconds 40
 */

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    tenants: { type: 'string', default: '10' },
    clients: { type: 'string', default: '20000' },
    others: { type: 'string', default: '500' },
    people: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '40' },
    think: { type: 'string', default: '10' },
    web: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    /** Name of a database that is kept, and used again where it exists; it gets the tenants that it lacks. */
    keep: { type: 'string' },
    /** Name of a kept database that a new one is copied from. */
    from: { type: 'string' },
    store: { type: 'boolean', default: false },
  },
});
const size: Size = {
  tenants: Number(values.tenants),
  clients: Number(values.clients),
  others: Number(values.others),
  people: Number(values.people),
};
const [seconds, think] = [Number(values.seconds), Number(values.think)];
const secretKey = 'a key of the scale benchmark only';
const name = values.keep ?? `restitui_scale_${process.pid}`;

async function prepare(server: Server): Promise<string> {
  const databaseUrl = server.urlOf(name);
  const database = await openDatabase({ dataDir: '', databaseUrl, secretKey });
  try {
    await migrateDatabase(database);
    const started = performance.now();
    await database.asOwner((client) => fillDatabase(client, size));
    console.log(`filled in ${Math.round((performance.now() - started) / 1000)} s`);
  } finally {
    await database.close();
  }
  return databaseUrl;
}

async function megabytesOf(url: string): Promise<number> {
  const query = 'select round(pg_database_size(current_database()) / 1024.0 ^ 2)::int as size';
  return inDatabase(url, async (client) => (await client.query<{ size: number }>(query)).rows[0]?.size ?? 0);
}

async function measure(server: Server, databaseUrl: string, folder: string): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, DATA_DIR: folder };
  const started: Started[] = [];
  try {
    for (let i = 0; i < Number(values.web); i++) started.push(await startProcess('web', settings));
    for (let i = 0; i < Number(values.workers); i++) {
      started.push(
        await startProcess('worker', {
          ...settings,
          DATA_DIR: path.join(folder, `worker${i}`),
          STORAGE_URL: `file:${folder}/files`,
        }),
      );
    }
    const before = loadavg()[0] ?? 0;
    const addresses = started.flatMap(({ address }) => address ?? []);
    const measured = await letPeopleWork(size, { addresses, seconds, think });
    const figures = measured.map(figuresOf);
    const memory = started.map((each) => ({ kind: each.kind, ...memoryOf(each) }));
    const load: [number, number] = [before, loadavg()[0] ?? 0];
    const run = {
      ...{ date: new Date().toISOString(), ...machine(), postgres: server.version, load, ...size, seconds, think },
      ...{ megabytes: await megabytesOf(databaseUrl), figures, memory },
    };
    console.log(
      `\n${size.tenants} tenants, ${size.clients} clients in the largest, ${size.people} people for ${seconds} s,`,
    );
    console.log(`${think} s between two actions; database ${run.megabytes} MB; PostgreSQL ${server.version};`);
    console.log(`load ${load.map((each) => each.toFixed(1)).join(' to ')} on ${run.cores} cores; times in ms\n`);
    console.table(Object.fromEntries(figures.map(({ kind, ...rest }) => [kind, rest])));
    console.table(memory);
    for (const { kind, failures } of measured) {
      for (const [failure, times] of failures) console.log(`${times} × ${kind}: ${failure}`);
    }
    if (values.store) storeScaleRun(run);
  } finally {
    for (const each of started) await stopProcess(each);
  }
}

const url = process.env.DATABASE_URL;
const server = await openServer(url);
const admin = url ? new URL(url).pathname.slice(1) || 'postgres' : 'postgres';
const folder = mkdtempSync(path.join(tmpdir(), 'restitui-scale-data-'));
try {
  await createDatabase(server, admin, name, values.from);
  await measure(server, await prepare(server), folder);
} finally {
  if (!values.keep) await dropDatabase(server, admin, name);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
