import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restitui-site-'));
  mkdirSync(join(folder, 'site', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'site', 'index.html'), '<title>Restitui</title>');
  writeFileSync(join(folder, 'site', 'assets', 'app-1a2b.js'), 'app()');
  writeFileSync(join(folder, 'site', 'assets', 'page-3c4d.js'), 'plain()');
  writeFileSync(join(folder, 'site', 'assets', 'page-3c4d.js.br'), brotliCompressSync('compressed()'));
  writeFileSync(join(folder, 'secret.txt'), 'segredo');
  server = await startTestServer({ site: join(folder, 'site') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it.each(['/', '/signin', '/admin/20000000000107/clientes/11222333000181', '/nenhuma/pagina?x=a.b'])(
  'serves the app at %s without caching',
  { tags: ['F-074'] },
  async (url) => {
    const reply = await server.app.inject({ url });
    expect([reply.statusCode, reply.body]).toEqual([200, '<title>Restitui</title>']);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

it('lets a hashed file be cached for a year', async () => {
  const reply = await server.app.inject({ url: '/assets/app-1a2b.js' });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

it('sends what the build has compressed to a browser that accepts brotli', async () => {
  const reply = await server.app.inject({
    url: '/assets/page-3c4d.js',
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  });
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('compressed()');
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(reply.headers.vary).toMatch(/accept-encoding/i);
});

it.each(['identity', undefined])('sends the file itself to a client that accepts %s', async (encoding) => {
  const headers = encoding ? { 'accept-encoding': encoding } : {};
  const reply = await server.app.inject({ url: '/assets/page-3c4d.js', headers });
  expect([reply.statusCode, reply.body]).toEqual([200, 'plain()']);
});

it('compresses the file itself for a client that accepts gzip alone', async () => {
  const reply = await server.app.inject({ url: '/assets/page-3c4d.js', headers: { 'accept-encoding': 'gzip' } });
  expect(reply.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(reply.rawPayload).toString()).toBe('plain()');
});

it.each([
  '/assets/page-3c4d.js.br',
  '/assets/gone.js',
  '/favicon.png',
  '/api/nada',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
])('returns 404 for %s, not the app', async (url) => {
  const reply = await server.app.inject({ url });
  expect([reply.statusCode, reply.json()]).toEqual([404, { code: 'not_found', message: 'Não encontrado.' }]);
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const broken = ['/%E0%A4%A', '/admin/%E0%A4%A', '/clientes/%', '/%zz/x.js', '/admin/%C3?x=1'];

it.each([...broken, '/nada.html', '/admin/a.b'])(
  'shows a browser the app with status 404 at %s',
  { tags: ['F-074'] },
  async (url) => {
    const reply = await server.app.inject({ url, headers: browser });
    expect([reply.statusCode, reply.body]).toEqual([404, '<title>Restitui</title>']);
    const found = await server.app.inject({ url: '/signin', headers: browser });
    expect(changeless(reply.headers)).toEqual(changeless(found.headers));
  },
);

it.each([
  ...broken.map((url) => ({ method: 'GET' as const, url, headers: {} })),
  ...broken.map((url) => ({ method: 'POST' as const, url, headers: browser })),
  ...['/api/%E0%A4%A', '/api/clients/%zz', '/api/files/%C3'].map((url) => ({
    method: 'GET' as const,
    url,
    headers: browser,
  })),
])('refuses $method $url in JSON to callers that do not accept HTML', async (asked) => {
  const reply = await server.app.inject(asked);
  expect([reply.statusCode, reply.json()]).toEqual([
    400,
    { code: 'invalid_input', message: 'Verifique os campos informados.' },
  ]);
  const found = await server.app.inject({ url: '/api/nada' });
  expect(changeless(reply.headers)).toEqual(changeless(found.headers));
});

it('accepts a malformed query', async () => {
  expect((await server.app.inject({ url: '/signin?x=%E0%A4%A' })).statusCode).toBe(200);
});

function changeless(headers: Record<string, unknown>) {
  const ofOneReply = ['date', 'content-length', 'x-request-id'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneReply.includes(name)));
}

it('returns 404 for a POST to a page', async () => {
  expect((await server.app.inject({ method: 'POST', url: '/signin', payload: {} })).statusCode).toBe(404);
});
