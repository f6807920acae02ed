import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { generateNotes } from '../../../../bench/generate-notes.ts';
import { backUp } from '../../src/backup.ts';
import { migrate } from '../../src/migrate.ts';
import { openChildPauses } from '../child-pauses.ts';
import type { OperatorPostgres } from '../operator-postgres.ts';
import { startLoadBalancer } from './load-balancer.ts';
import { type OperatorDemonstration, ownerPassword, startOperatorDemonstration } from './operator-demonstration.ts';
import { clearFolders, endOtherServers, newFolder, ServerProcess, startServer } from './server-process.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const sample = (name: string) =>
  fileURLToPath(new URL(`../../../../packages/tax-engine/test-data/${name}`, import.meta.url));
const e1a = { xml: sample('e1a-xml.zip'), pgdas: sample('e1a-pgdas.zip') };

let postgres: OperatorPostgres;
let environment: OperatorDemonstration['environment'];
/** The web process of all tests: each brings its workers. */
let web: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  ({ postgres, environment } = await startOperatorDemonstration());
  web = await startServer({ ...environment, PROCESS: 'web' });
});
afterEach(() => endOtherServers(web.server));
afterAll(async () => {
  await postgres?.stop();
  await clearFolders();
});

it('takes an upload in one process and runs it in another, on an external PostgreSQL', async () => {
  const worker = new ServerProcess({ ...environment, PROCESS: 'worker' });
  await worker.until(/"process":"worker".*"ready"/);
  expect(web.server.stdout).not.toContain('secret.key');
  expect(await healthOf(worker)).toEqual({
    statuses: [200, 200, 404],
    metrics: expect.stringContaining('database_connections{state="idle"}'),
  });

  const analyst = await signIn(web.address);
  const id_apuracao = await analyst.newAssessment();
  expect((await analyst.upload(id_apuracao, e1a)).status).toBe(202);
  const { resumo } = await analyst.analysis(id_apuracao, ({ state }) => state === 'pronta' || state === 'falhou');
  expect(resumo).toMatchObject({ total_a_restituir: 159.24 });

  expect(await worker.end('SIGTERM')).toBe(0);
  expect((await analyst.upload(id_apuracao, e1a)).status).toBe(202);
  expect((await analyst.get(`/simples/${id_apuracao}`)).data).toMatchObject({ state: 'na_fila' });

  const next = new ServerProcess({ ...environment, PROCESS: 'worker' });
  await analyst.analysis(id_apuracao, ({ state }) => state === 'pronta');
  for (const server of [web.server, worker, next]) {
    for (const secret of [ownerPassword, environment.SECRET_KEY]) {
      expect(server.stdout + server.stderr).not.toContain(secret);
    }
  }
  expect(await next.end('SIGTERM')).toBe(0);
});

it('makes the backup of the schedule as the owner, beside processes that have MIGRATIONS=apart', async () => {
  const BACKUP_FOLDER = newFolder();
  await migrate(environment, () => {});
  const said: string[] = [];
  await backUp({ ...environment, MIGRATIONS: 'apart', BACKUP_FOLDER }, undefined, (line) => said.push(line));
  expect(said[0]).toMatch(/Z\.backup: \d+ tabelas/);
  expect(readdirSync(BACKUP_FOLDER)).toEqual([expect.stringMatching(/^restitui-.*Z\.backup$/)]);
});

it('lists the processes on one page, from which a failed job is repeated in the other process', async () => {
  await asOwner(`insert into system_processes values ('old', 'worker', 'servidor-2', '0.0.4', now(), now())`);
  const worker = new ServerProcess({ ...environment, PROCESS: 'worker' });
  await worker.until(/"ready"/);
  const warning = { level: 40, process: 'worker', machine: 'servidor-2', release: '0.0.4' };
  expect(worker.logged()).toContainEqual(expect.objectContaining(warning));
  await asOwner(`delete from system_processes where id = 'old'`);
  const ti = await signIn(web.address, 'ti@restitui.test');
  const read = async () => (await ti.get('/system')).data;
  const kindsOf = ({ processes }: { processes: { kind: string }[] }) => processes.map(({ kind }) => kind).sort();
  const failed = ({ failed: { jobs } }: { failed: { jobs: { id: string; queue: string }[] } }) =>
    jobs.filter(({ queue }) => queue === 'send-message');
  const before = await read();
  expect(kindsOf(before)).toEqual(['web', 'worker']);

  const [job] = failed(before);
  expect((await ti.send('POST', `/system/jobs/${job?.id}/repeat`)).status).toBe(200);
  await vi.waitFor(
    async () => {
      expect((await ti.send('POST', `/system/jobs/${job?.id}/repeat`)).body.code).toBe('job_not_failed');
      const { queues } = await read();
      expect(queues.find(({ queue }: { queue: string }) => queue === 'send-message')).toMatchObject({
        ...{ waiting: 0, active: 0, failed: failed(before).length - 1 },
      });
    },
    { timeout: 60_000, interval: 250 },
  );

  expect(await worker.end('SIGTERM')).toBe(0);
  expect(kindsOf(await read())).toEqual(['web']);
});

it('answers every request while a web process is replaced', async () => {
  const start = (delay: Record<string, string> = {}) => startServer({ ...environment, PROCESS: 'web', ...delay });
  // Far longer than the balancer needs, on a busy machine too.
  const old = await start({ SHUTDOWN_DELAY: '15' });
  const balancer = await startLoadBalancer();
  for (const { address } of [old, web]) await balancer.add(address);
  const traffic = startTraffic(await signIn(balancer.address));

  const next = await start();
  await balancer.add(next.address);
  await expect.poll(() => balancer.answeredBy(old.address)).toBeGreaterThan(0);
  traffic.hurry(true);
  const ended = old.server.end('SIGTERM');
  expect(await balancer.untilLeftOut(old.address)).toBe(503);
  traffic.hurry(false);
  expect(await ended).toBe(0);
  for (const { address } of [web, next]) {
    const before = balancer.answeredBy(address);
    await expect.poll(() => balancer.answeredBy(address)).toBeGreaterThan(before);
  }
  expect(await traffic.end()).toEqual([]);
  await balancer.close();
});

/** Milliseconds between two calls of a connection: without them the traffic takes all cores while a server starts or waits. */
const pace = 100;

interface Traffic {
  /** Leaves out the time between the calls. */
  hurry: (isHurried: boolean) => void;
  /** Returns what failed. */
  end: () => Promise<unknown[]>;
}

/** Reads and writes over four connections until the end. */
function startTraffic(analyst: SignedIn): Traffic {
  const failures: unknown[] = [];
  let isOver = false;
  let isHurried = false;
  const callers = [0, 1, 2, 3].map(async (first) => {
    for (let call = first; !isOver; call++) {
      const reply = call % 8 === 0 ? analyst.newAssessment() : analyst.get('/products/11222333000181');
      await reply.catch((error: unknown) => failures.push(error));
      if (!isHurried) await sleep(pace);
    }
  });
  return {
    hurry: (isNow) => {
      isHurried = isNow;
    },
    async end() {
      isOver = true;
      await Promise.all(callers);
      return failures;
    },
  };
}

it('passes an analysis from a stopped worker to another one', async () => {
  const pauses = openChildPauses();
  const paused = pauses.environment({ 'engine-process': 'progress notas' });
  const first = new ServerProcess({ ...environment, ...paused, PROCESS: 'worker' });
  await first.until(/"ready"/);
  const analyst = await signIn(web.address);
  const id_apuracao = await analyst.newAssessment();
  const notes = join(newFolder(), 'notas.zip');
  generateNotes({ path: notes, notes: 4000, seed: 7 });
  await analyst.upload(id_apuracao, { ...e1a, xml: notes });
  await pauses.untilPaused();

  const second = new ServerProcess({ ...environment, PROCESS: 'worker' });
  await second.until(/"ready"/);
  expect(await first.end('SIGTERM')).toBe(0);
  await analyst.analysis(id_apuracao, ({ state }) => state === 'pronta');
  pauses.close();
});

it('ends npm run audit:verify with 1 for a broken chain, beside a running server', {
  tags: ['D-32'],
}, async () => {
  const worker = new ServerProcess({ ...environment, PROCESS: 'worker' });
  await worker.until(/"seal tested"/);
  const whole = await audit();
  expect(whole).toMatchObject({ code: 0, said: expect.stringMatching(/Íntegro\.\n$/) });

  await asOwner(
    `insert into evidence_heads (id_tenant, seq, hash) select id, 3, 'ab' from tenants where title = 'Meridiano Fiscal'
     on conflict (id_tenant) do update set seq = evidence_heads.seq + 3`,
  );
  expect(await audit()).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Faltam os registros de \d+ a \d+\.[\s\S]*Há problemas de integridade\.\n$/),
  });
  expect(await worker.end('SIGTERM')).toBe(0);
});

/** Runs a statement as the owner of the database. */
async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: environment.DATABASE_URL });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
}

/** Asks a worker for health, readiness, metrics and a page of the product, at the port that it logs. */
async function healthOf(worker: ServerProcess): Promise<{ statuses: number[]; metrics: string }> {
  const [, port] = await worker.until(/Server listening at \S+:(\d+)/);
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const replies = await Promise.all(['/api/health', '/api/ready', '/api/clients'].map(get));
  const metrics = await (await get('/api/metrics')).text();
  return { statuses: replies.map(({ status }) => status), metrics };
}

/** Runs the command as an operator does; a failed start would end it with 2. */
async function audit(): Promise<{ code: number; said: string }> {
  const { PATH, HOME } = process.env;
  const program = fileURLToPath(new URL('../../../../scripts/server-command.mjs', import.meta.url));
  const child = spawn(process.execPath, [program, 'audit'], {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const said = await text(child.stdout);
  const [code] = await ended;
  return { code, said };
}

it('reports an unreachable database without its password', async () => {
  for (const url of [
    postgres.addressOf('restitui:senha-errada', 'restitui'),
    'postgres://restitui:senha-errada@localhost:1/restitui',
  ]) {
    const server = new ServerProcess({ ...environment, DATABASE_URL: url });
    expect(await server.ended()).toBe(1);
    expect(server.stderr).toMatch(
      /^\nNão foi possível conectar ao PostgreSQL de DATABASE_URL \(.+banco restitui.+\): .{10}/,
    );
    expect(server.stderr).not.toContain('senha-errada');
  }
});
