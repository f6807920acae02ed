import { existsSync, readdirSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { tenantChangesApi } from '@restitui/domain/tenancy/tenants/tenant-changes.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { pngOf } from '../../../../test/png-of.ts';
import { multipartOf, storedUploads } from '../../../../test/send-files.ts';

let server: TestServer;
let provider: TenantId;
let aurora: TenantId;
let ceo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { title: 'Provedor', isProvider: true, hosts: ['localhost'] });
  await addTenant(server, { title: 'Kairós', domain: 'kairos.test', hosts: ['kairos.localhost', 'web.kairos.test'] });
  ceo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' }));
});
beforeEach(async () => {
  aurora = await addTenant(server, { title: 'Aurora', domain: null });
});
afterAll(() => server.close());

const brand = { title: 'Aurora Fiscal', primary: '#1D4FA8', secondary: '#0c2340', accent: '#0e7490' };
const picture = (name: string, content: Buffer | string) => ({ name, content });
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script><path d="M0 0h8"/></svg>';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const bomb = deflateSync(Buffer.alloc(10 * 1024 ** 2));

const save = (body: object, tenantId: string = aurora, caller = ceo) =>
  caller.try(tenantChangesApi.updateBranding, { params: { tenantId }, body: body as typeof brand });

async function sendForm(fields: Parameters<typeof multipartOf>[0], tenantId: string = aurora, caller = ceo) {
  const { headers, payload } = multipartOf(fields);
  const reply = await server.app.inject({
    method: 'PUT',
    url: `/api/tenants/${tenantId}/branding`,
    headers: { ...headers, authorization: `Bearer ${caller.token}` },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

const brandingAt = async (host: string) =>
  (await server.app.inject({ url: '/api/tenants/branding', headers: { host } })).json().data;

const storedPictures = () => {
  const folder = server.files.localPath('brands');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(aurora)) : [];
};

describe('PUT /tenants/:tenantId/branding', { tags: ['D-28'] }, () => {
  it('stores whether clients confirm their signature by a code, by default true, as JSON or as a form', {
    tags: ['D-40'],
  }, async () => {
    expect(await save(brand)).toMatchObject({ status: 200, body: { data: { codigoAoAssinar: true } } });
    const off = await sendForm({ ...brand, codigoAoAssinar: 'false' });
    expect(off).toMatchObject({ status: 200, body: { data: { codigoAoAssinar: false } } });
    expect(await save(brand)).toMatchObject({ status: 200, body: { data: { codigoAoAssinar: false } } });
    const on = await save({ ...brand, codigoAoAssinar: true });
    expect(on).toMatchObject({ status: 200, body: { data: { codigoAoAssinar: true } } });
  });

  it('stores the limits of boletos, keeps them when absent, and refuses others', async () => {
    const limits = { multaMaxima: 4.5, jurosMaximos: 2 };
    expect(await save({ ...brand, ...limits })).toMatchObject({ status: 200, body: { data: limits } });
    expect(await sendForm({ ...brand, multaMaxima: '3,25' })).toMatchObject({
      status: 200,
      body: { data: { multaMaxima: 3.25, jurosMaximos: 2 } },
    });
    const refused = await save({ ...brand, jurosMaximos: 101 });
    expect(refused).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'jurosMaximos', message: 'Informe de 0 a 100%.' }] },
    });
  });

  it('accepts JSON and shows the new brand on the new host immediately', {
    tags: ['F-005', 'F-007', 'F-009', 'F-010', 'F-400', 'W-009'],
  }, async () => {
    const reply = await save({ ...brand, domain: 'aurora.test', hosts: ['aurora.localhost'], landing: 'k' });
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { id: aurora, title: 'Aurora Fiscal', domain: 'aurora.test', hosts: ['aurora.localhost'] } },
    });
    for (const host of ['aurora.test', 'www.aurora.test', 'aurora.localhost:3000']) {
      expect(await brandingAt(host)).toMatchObject({
        id: aurora,
        title: 'Aurora Fiscal',
        colours: { primary: '#1d4fa8', secondary: '#0c2340', accent: '#0e7490' },
        landing: 'k',
        configured: true,
      });
    }
    await save({ ...brand, domain: '', hosts: [] });
    expect(await brandingAt('aurora.localhost')).toMatchObject({ title: 'Provedor', configured: false });
  });

  it('keeps fields that are not sent', async () => {
    await save({ ...brand, domain: 'fica.test', hosts: ['fica.localhost'], landing: 't' });
    expect((await save({ ...brand, title: 'Outro' })).body).toMatchObject({
      data: { title: 'Outro', domain: 'fica.test', hosts: ['fica.localhost'], landing: 't' },
    });
    await save({ ...brand, domain: '', hosts: '' });
  });

  it('accepts a form, sanitizes and serves the pictures, and deletes replaced ones', { tags: ['F-008'] }, async () => {
    const { status, body } = await sendForm({
      ...brand,
      logo_light: picture('logo.svg', drawing),
      logo_dark: picture('LOGO.PNG', png),
      icon: picture('i.png', png),
    });
    expect(status).toBe(200);
    const { logos, icon } = body.data;
    const light = await server.app.inject({ url: logos.light });
    expect(light.statusCode).toBe(200);
    expect(light.body).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"></path></svg>');
    expect(light.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(light.headers['content-security-policy']).toMatch(/^default-src 'none';.*script-src 'none';.*sandbox$/);
    const dark = await server.app.inject({ url: logos.dark });
    expect([dark.headers['content-type'], dark.rawPayload.equals(png)]).toEqual(['image/png', true]);
    expect(icon).toBe(logos.dark);
    expect(storedPictures()).toHaveLength(2);
    expect(storedUploads(server)).toEqual([]);

    await sendForm({ ...brand, logo_dark: picture('logo.svg', drawing), icon: picture('i.svg', drawing) });
    expect(storedPictures()).toHaveLength(1);
    expect((await server.app.inject({ url: logos.dark })).statusCode).toBe(404);
  });

  it('removes a picture: the title replaces the logo, the default icon replaces the icon, the file is deleted', {
    tags: ['F-008'],
  }, async () => {
    const { logos } = (await sendForm({ ...brand, logo_light: picture('a.svg', drawing), icon: picture('i.png', png) }))
      .body.data;
    expect(storedPictures()).toHaveLength(2);
    const { data } = (await sendForm({ ...brand, remover: 'logo_light,icon' })).body;
    expect(data).toMatchObject({ logos: { light: '' }, icon: '/brands/restitui/icon.svg' });
    expect(storedPictures()).toEqual([]);
    expect((await server.app.inject({ url: logos.light })).statusCode).toBe(404);

    const replaced = await sendForm({ ...brand, remover: 'icon', icon: picture('i.png', png) });
    expect(replaced.body.data.icon).toMatch(/\.png$/);
    expect(await save({ ...brand, remover: ['capa'] })).toMatchObject({
      status: 400,
      body: { issues: [{ path: expect.stringMatching(/^remover/) }] },
    });
  });

  it.each([
    ['a script that calls itself SVG', 'logo.svg', 'alert(1)', /não pode ser usado/],
    ['a style sheet inside', 'logo.svg', '<svg><style>a{}</style><path d="M0 0"/></svg>', /folha de estilos/],
    ['a page that calls itself PNG', 'logo.png', '<html></html>', /não é um PNG/],
    ['a PNG of too many pixels', 'logo.png', pngOf({ width: 4097, height: 1 }, Buffer.alloc(9)), /até 4096 por 4096/],
    ['a PNG that unpacks to more', 'logo.png', pngOf({ width: 9, height: 9 }, bomb), /não é um PNG/],
    ['another kind of file', 'logo.gif', 'GIF89a', /\.svg ou \.png/],
    ['a file too large', 'logo.svg', ' '.repeat(600_000), /até 512 KB/],
  ])('rejects %s with an error for the field, and stores nothing', async (_, name, content, words) => {
    const fields = { ...brand, icon: picture('i.png', png), logo_light: picture(name, content) };
    const { status, body } = await sendForm(fields);
    expect([status, body.code]).toEqual([400, 'picture_refused']);
    expect(body.issues).toEqual([{ path: 'logo_light', message: expect.stringMatching(words) }]);
    expect([storedPictures(), storedUploads(server)]).toEqual([[], []]);
  });

  it.each([
    ['domain', { domain: 'kairos.test' }, 'kairos.test já é de Kairós.'],
    ['domain', { domain: 'kairos.localhost' }, 'kairos.localhost já é de Kairós.'],
    ['hosts', { hosts: ['dev.kairos.test'] }, 'dev.kairos.test já é de Kairós.'],
    ['hosts', { hosts: ['x.test', 'kairos.localhost'] }, 'kairos.localhost já é de Kairós.'],
    ['hosts', { hosts: ['localhost'] }, 'localhost já é de Provedor.'],
  ])(
    'returns 409 with an error for a %s of another company (%j), and stores no picture',
    async (path, taken, message) => {
      const fields = {
        ...brand,
        ...taken,
        hosts: 'hosts' in taken ? taken.hosts.join(',') : '',
        icon: picture('i.png', png),
      };
      const { status, body } = await sendForm(fields);
      expect([status, body]).toEqual([
        409,
        { code: 'address_taken', message: 'Este endereço já é de outra empresa.', issues: [{ path, message }] },
      ]);
      expect(storedPictures()).toEqual([]);
    },
  );

  it('keeps localhost for the provider', async () => {
    expect((await save({ ...brand, title: 'Provedor', hosts: ['localhost'] }, provider)).status).toBe(200);
  });

  it('gives an address to one of two companies that request it concurrently', async () => {
    const other = await addTenant(server, { domain: null });
    const wanted = { ...brand, hosts: ['disputado.test'] };
    const replies = await Promise.all([save(wanted), save(wanted, other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('names invalid colours and domains', async () => {
    expect(await save({ ...brand, primary: 'azul', domain: 'aurora' })).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: 'primary', message: 'Informe uma cor no formato #rrggbb.' },
          { path: 'domain', message: 'Domínio inválido. Exemplo: empresa.com.br' },
        ],
      },
    });
  });

  it.each([
    ['ADMIN', 'TI', 200],
    ['ADMIN', 'ANALISTA', 403],
    ['ADMIN', 'JURIDICO', 403],
    ['ADMIN', 'FINANCEIRO', 403],
  ] as const)('%s %s: %i', async (typeUser, typeCargo, status) => {
    const caller = await as(server, await addUser(server, { id_tenant: provider, typeUser, typeCargo }));
    expect((await save(brand, aurora, caller)).status).toBe(status);
    const sent = await sendForm({ ...brand, icon: picture('i.png', png) }, aurora, caller);
    expect([sent.status, storedPictures().length]).toEqual([status, status === 200 ? 1 : 0]);
  });

  it('returns 403 to the CEO of a consultancy for its own brand, and 404 for another', async () => {
    const own = await as(server, await addUser(server, { id_tenant: aurora, typeCargo: 'CEO' }));
    expect(await save(brand, aurora, own)).toMatchObject({ status: 403, body: { code: 'branding_denied' } });
    expect((await save(brand, provider, own)).status).toBe(404);
  });

  it('returns 404 for an unknown company', async () => {
    expect((await save(brand, '60000000000113')).status).toBe(404);
  });
});

describe('brand pictures', () => {
  it.each(['x.svg', '..%2Fuploads%2Fx.svg', '20000000000107-0000.svg', `20000000000107-${'0'.repeat(32)}.svg`])(
    'return 404 for %s',
    async (name) => {
      const reply = await server.app.inject({ url: `/api/tenants/pictures/${name}` });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    },
  );
});
