import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entrancePaths } from '@restitui/domain/tenancy/tenants/entrance-page.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addTenant, startTestServer, type TestServer } from '../../test/harness.ts';

const hostile = `<img src=x onerror=alert(1)>"'&{{{paint}}}`;
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restitui-entrance-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'index.html'), 'o sistema');
  const names = entrancePaths.flatMap((path) => [path, `${path} light dark`, `${path} light dark google`]);
  const pages = names.map((name) => [name, `${name}: <title>{{title}}</title> <i title="{{title}}">`]);
  writeFileSync(join(folder, 'pages', 'entrance.json'), JSON.stringify(Object.fromEntries(pages)));
  server = await startTestServer({ site: folder });
  await addTenant(server, { isProvider: true, title: 'Provedor', domain: 'provedor.test', landing: 'd' });
  await addTenant(server, { title: hostile, domain: 'hostil.test', landing: 'm' });
  await addTenant(server, { title: 'Apartada', domain: 'aparte.test', landing: 'k', hosts: ['web.aparte.test'] });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (host: string, url: string) => server.app.inject({ url, headers: { host } });

it.each(entrancePaths)('serves %s with the brand of the host, uncached', async (path) => {
  const reply = await get('provedor.test', path);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(`${path}`);
  expect(reply.body).toContain('<title>Provedor</title>');
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
});

it('escapes the name of a company', async () => {
  const { body } = await get('hostil.test', '/signin');
  const escaped = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;{{{paint}}}';
  expect(body).toContain(`<title>${escaped}</title> <i title="${escaped}">`);
});

it.each(['/signin?session=expired', '/signin/', '/login-client?id=11222333000181', '/signin/x'])(
  'serves the app at %s',
  async (url) => {
    expect((await get('provedor.test', url)).body).toBe('o sistema');
  },
);

it('serves the app on a host that has the site alone, which redirects', async () => {
  expect((await get('aparte.test', '/signin')).body).toBe('o sistema');
  expect((await get('web.aparte.test', '/signin')).body).toContain('<title>Apartada</title>');
});

it('serves the app when the brand cannot be read', async () => {
  const failing = vi.spyOn(server.app.services, 'withoutTenant').mockRejectedValue(new Error('no database'));
  try {
    const reply = await get('provedor.test', '/signin');
    expect([reply.statusCode, reply.body]).toEqual([200, 'o sistema']);
  } finally {
    failing.mockRestore();
  }
});

it('never serves the templates', async () => {
  expect((await get('provedor.test', '/pages/entrance.json')).statusCode).toBe(404);
});
