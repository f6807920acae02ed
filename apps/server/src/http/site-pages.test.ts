import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitePages, siteVariants } from '@restitui/domain/tenancy/tenants/site-page.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, startTestServer, type TestServer } from '../../test/harness.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restitui-pages-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'index.html'), 'o sistema');
  for (const variant of siteVariants) {
    for (const page of sitePages) {
      writeFileSync(
        join(folder, 'pages', `${variant}.${page}.html`),
        `${variant} ${page} {{title}} {{robots}} {{url}}`,
      );
    }
  }
  server = await startTestServer({ site: folder });
  await addTenant(server, { isProvider: true, title: 'Provedor', domain: 'provedor.test', landing: 'd' });
  await addTenant(server, { title: 'Meridiano', domain: 'meridiano.test', landing: 'm' });
  await addTenant(server, { title: 'Apartada', domain: 'aparte.test', landing: 'k', hosts: ['web.aparte.test'] });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (host: string, url: string) => server.app.inject({ url, headers: { host } });

describe('the page of a host', { tags: ['I-001', 'I-002', 'I-005'] }, () => {
  it.each([
    ['I-006', 'meridiano.test', '/', 'm inicio Meridiano index, follow http://meridiano.test/'],
    [
      'I-006',
      'www.meridiano.test',
      '/servicos',
      'm servicos Meridiano index, follow http://www.meridiano.test/servicos',
    ],
    ['I-007', 'provedor.test', '/', 'd inicio Provedor index, follow http://provedor.test/'],
    ['I-007', 'ninguem.test', '/contato', 'd contato Provedor index, follow http://ninguem.test/contato'],
    ['I-008 D-42', 'localhost', '/', 'g inicio Provedor index, follow http://localhost/'],
    ['I-008 D-42', '127.0.0.1', '/', 'g inicio Provedor index, follow http://127.0.0.1/'],
    ['X-21', 'localhost', '/d', 'd inicio Provedor noindex http://localhost/d'],
    ['X-21', 'provedor.test', '/m', 'm inicio Meridiano noindex http://provedor.test/m'],
    ['X-21', 'meridiano.test', '/b', 'b inicio Provedor noindex http://meridiano.test/b'],
  ])('%s %s%s', async (_, host, path, shown) => {
    const reply = await get(host, path);
    expect([reply.statusCode, reply.body]).toEqual([200, shown]);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it('redirects a host that starts with web. to the sign-in', { tags: ['I-027'] }, async () => {
    for (const path of ['/', '/servicos', '/k']) {
      const reply = await get('web.aparte.test', path);
      expect([path, reply.statusCode, reply.headers.location]).toEqual([path, 302, '/signin']);
    }
    expect((await get('aparte.test', '/')).statusCode).toBe(200);
    expect((await get('dev.aparte.test', '/')).statusCode).toBe(200);
  });

  it('never serves the raw template; other paths serve the app', async () => {
    expect((await get('meridiano.test', '/pages/m.inicio.html')).statusCode).toBe(404);
    expect((await get('meridiano.test', '/signin')).body).toBe('o sistema');
  });
});
