import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectToRunningServer } from '../../src/db/connect-to-running-server.ts';
import { emptyZip, multipartOf } from '../send-files.ts';
import { newDemonstration } from './demonstration-folder.ts';
import {
  clearFolders,
  isAlive,
  newFolder,
  postgresPid,
  ServerProcess,
  startServer,
  storedFiles,
} from './server-process.ts';
import { login, SignedIn, signIn } from './signed-in.ts';

const shortStop = fileURLToPath(new URL('./short-stop.ts', import.meta.url));

// A prepared installation: one that a first start left would go on signing and sealing contracts in each test. Each test
// finds what the one before left.
let dataDir: string;
/** The server that runs after a restart, until a test ends it. */
let running: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  dataDir = await newDemonstration();
});
afterAll(clearFolders);

it('starts from nothing with the demonstration and prints its address and accounts', async () => {
  const empty = join(newFolder(), 'data');
  const { server, address } = await startServer({ DATA_DIR: empty });
  const port = new URL(address).port;
  expect(server.stdout).toContain(`Restitui está em http://localhost:${port}`);
  expect(server.stdout).toContain('Demo@2026!');
  expect(server.stdout).toContain(`http://meridiano.localhost:${port}`);
  expect(server.stdout).toContain(join(empty, 'secret.key'));
  expect(server.stderr).toBe('');

  for (const path of ['/api/health', '/api/ready']) {
    expect((await fetch(address + path)).status, path).toBe(200);
  }
  expect(await (await fetch(`${address}/entrar`)).text()).toContain('<html');
  expect((await login(address)).body).toMatchObject({ user: { email: 'analista@restitui.test' } });
  expect((await login(address, 'analista@restitui.test', 'errada')).status).toBe(401);

  // While it signs contracts.
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.stderr).toBe('');
});

it('keeps sessions over a restart, and ends with PostgreSQL on SIGTERM', async () => {
  const first = await startServer({ DATA_DIR: dataDir });
  const { token } = await signIn(first.address);
  const postgres = postgresPid(dataDir);
  expect(await first.server.end('SIGTERM')).toBe(0);
  expect(isAlive(postgres)).toBe(false);
  expect(first.server.stderr).toBe('');

  running = await startServer({ DATA_DIR: dataDir });
  expect(await new SignedIn(running.address, token).get('/auth/me')).toMatchObject({
    data: { email: 'analista@restitui.test' },
  });
});

it('refuses a second start on the same data and names the process that holds it', async () => {
  const { server, address } = running;
  const second = new ServerProcess({ DATA_DIR: dataDir });
  expect(await second.ended()).toBe(1);
  expect(second.stderr).toContain(`A pasta de dados ${dataDir} já está em uso pelo processo ${server.child.pid}.`);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
});

it('finishes the requests in progress before it ends', async () => {
  const { server, address } = running;
  const analyst = await signIn(address);
  const id_apuracao = await analyst.newAssessment();
  const { headers, payload } = multipartOf({
    id_apuracao,
    xml: { name: 'notas.zip', content: emptyZip },
    pgdas: { name: 'declaracoes.zip', content: emptyZip },
  });
  const half = payload.length - 40;

  const before = storedFiles(dataDir).length;
  const upload = request(`${address}/api/microservices/xml/simples-nacional`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${analyst.token}`, 'x-tenant-id': '20000000000107' },
  });
  const answer = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    upload.on('error', reject);
    upload.on('response', async (response) => resolve({ status: response.statusCode, body: await text(response) }));
  });
  upload.write(payload.subarray(0, half));
  await expect.poll(() => storedFiles(dataDir).length).toBeGreaterThan(before);

  server.child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${address}/api/health`).then(
        () => 'answers',
        () => 'refused',
      ),
    )
    .toBe('refused');
  upload.end(payload.subarray(half));
  expect(await answer).toMatchObject({ status: 202 });
  expect(await server.ended()).toBe(0);
});

it('ends with 1 once the time for the stop is up, and logs what is still open', async () => {
  const { server } = await startServer({ DATA_DIR: dataDir }, shortStop);
  const database = await connectToRunningServer({ dataDir });
  // Until this transaction ends, the process cannot remove itself from the list of processes.
  const ended = await database?.asOwner(async (owner) => {
    await owner.query('begin');
    await owner.query('lock table system_processes');
    return server.end('SIGTERM');
  });
  await database?.close();
  expect(ended).toBe(1);
  const cutOff = server.logged().filter(({ msg }) => msg === 'the time to end is up');
  expect(cutOff).toEqual([expect.objectContaining({ level: 50, open: expect.arrayContaining(['heartbeat']) })]);

  const next = await startServer({ DATA_DIR: dataDir });
  expect(await next.server.end('SIGTERM')).toBe(0);
});
