import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTraceCollector } from '../trace-collector.ts';
import { newDemonstration } from './demonstration-folder.ts';
import { clearFolders, endServers, postgresPid, startServer } from './server-process.ts';
import { login, signIn } from './signed-in.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await newDemonstration();
});
afterEach(endServers);
afterAll(clearFolders);

it('logs requests as JSON lines with their trace, without passwords, tokens or secrets in URLs', async () => {
  const collector = await startTraceCollector();
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=segredo-na-chave' };
  const { server, address } = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'trace', ...traces });
  const analyst = await signIn(address);
  await login(address, 'analista@restitui.test', 'senha-errada-1');
  await login(address, 'nao é e-mail senha-errada-2', 'senha-errada-3');
  await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@b.test","password":"senha-errada-4',
  });
  await analyst.get('/clients/tenant/20000000000107?page=1&q=segredo-na-busca');
  await fetch(`${address}/api/nada?token=segredo-no-endereco`, {
    headers: { authorization: 'Bearer segredo-no-cabecalho-123' },
  });
  await analyst.send('POST', '/auth/logout');
  await expect.poll(() => server.stdout).toContain('/api/auth/logout');

  const lines = server.stdout.split('\n').filter((line) => line.startsWith('{'));
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
  expect(server.stdout + server.stderr).not.toMatch(/senha-errada|segredo-n|authorization|bearer/i);
  expect(server.stdout).not.toContain(analyst.token);

  // SIGTERM sends the spans that wait.
  expect(await server.end('SIGTERM')).toBe(0);
  const requests = collector.spans().filter(({ kind }) => kind === 2);
  const completed = server.logged().filter(({ msg, reqId }) => reqId && msg === 'request completed');
  expect(completed.length).toBeGreaterThan(4);
  for (const { reqId, trace_id } of completed) {
    const span = requests.find(({ attributes }) => attributes['restitui.request_id'] === reqId);
    expect(span?.traceId).toBe(trace_id);
  }
  expect(collector.received.join()).not.toMatch(/senha-errada|segredo-n[ao]-(busca|endereco|cabecalho)/);
  await collector.close();
});

it('logs a failed statement without e-mail and hashes', async () => {
  const { server, address } = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  expect((await login(address)).status).toBe(200);
  process.kill(postgresPid(dataDir), 'SIGKILL');
  const statuses: number[] = [];
  await expect
    .poll(
      async () => {
        const { status } = await login(address, 'pessoa-conhecida@restitui.test', 'senha-errada-5');
        statuses.push(status);
        return status;
      },
      { timeout: 60_000, interval: 10 },
    )
    .toBe(401);
  for (const status of statuses) expect([401, 503]).toContain(status);
  expect(server.stdout + server.stderr).not.toMatch(/pessoa-conhecida|senha-errada/);
});

it('logs nothing when silent', async () => {
  const { server, address } = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await login(address);
  expect(server.stdout).not.toContain('{"level"');
});
