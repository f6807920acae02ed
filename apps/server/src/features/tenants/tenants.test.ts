import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { tenantsApi } from '@restitui/domain/tenants/tenants.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTenant, addUser, as, callerWith, startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let meridiano: TenantId;
let kairos: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  meridiano = await addTenant(server, {
    title: 'Meridiano',
    domain: 'meridiano.test',
    hosts: ['meridiano.localhost', 'app.meridiano.example'],
    landing: 'm',
    colours: { primary: '#112233', secondary: '#445566', accent: '#778899' },
  });
  kairos = await addTenant(server, { title: 'Kairós', domain: 'kairos.test' });
  provider = await addTenant(server, { title: 'Provedor', domain: 'provedor.test', isProvider: true });
});
afterAll(() => server.close());

const address = { cep: '', logradouro: '', numero: '', complemento: '', bairro: '', cidade: '', uf: '' };

async function brandingAt(host: string) {
  const response = await server.app.inject({ url: '/api/tenants/branding', headers: { host } });
  return response.json().data;
}

describe('F-005 D-42 C-03 I-005 the brand of a host', () => {
  test.each([
    ['meridiano.test', 'Meridiano', true, false],
    ['web.meridiano.test', 'Meridiano', true, false],
    ['www.meridiano.test', 'Meridiano', true, false],
    ['dev.meridiano.test', 'Meridiano', true, false],
    ['MERIDIANO.test:3000', 'Meridiano', true, false],
    ['app.meridiano.example', 'Meridiano', true, false],
    ['web.app.meridiano.example', 'Meridiano', true, false],
    ['meridiano.localhost:3000', 'Meridiano', true, true],
    ['kairos.test', 'Kairós', true, false],
    ['provedor.test', 'Provedor', true, false],
    ['localhost', 'Provedor', true, true],
    ['localhost:3000', 'Provedor', true, true],
    ['127.0.0.1:3000', 'Provedor', true, true],
    ['[::1]:3000', 'Provedor', true, true],
    ['kairos.localhost', 'Provedor', false, true],
    ['desconhecido.test', 'Provedor', false, false],
    ['api.meridiano.test', 'Provedor', false, false],
    ['meridiano.test.mal.example', 'Provedor', false, false],
    ['web.', 'Provedor', false, false],
  ])('%s is %s', async (host, title, configured, local) => {
    expect(await brandingAt(host)).toMatchObject({ title, configured, local });
  });

  test('carries colours, logos and landing, and nothing that is not for strangers', async () => {
    expect(await brandingAt('meridiano.test')).toEqual({
      id: meridiano,
      title: 'Meridiano',
      domain: 'meridiano.test',
      icon: '/icon.svg',
      logos: { light: '/light.svg', dark: '/dark.svg' },
      colours: { primary: '#112233', secondary: '#445566', accent: '#778899' },
      landing: 'm',
      contact: {
        razao_social: `Empresa ${meridiano} Ltda`,
        email: `contato@${meridiano}.test`,
        whatsApp: '11999990000',
        tel: '',
        ...address,
      },
      webHost: null,
      configured: true,
      local: false,
      supportPhone: '0800 000 0000',
      observationsUrl: null,
    });
  });
});

describe('C-34 X-21 F-027 F-028 the brand of a landing page', () => {
  const landing = async (variant: string) =>
    server.app.inject({ url: `/api/tenants/branding?landing=${variant}`, headers: { host: 'kairos.test' } });

  test('is that of the tenant who took the page, /d that of the provider, whatever the host', async () => {
    expect((await landing('m')).json().data).toMatchObject({ title: 'Meridiano', landing: 'm' });
    expect((await landing('d')).json().data).toMatchObject({ title: 'Provedor', landing: 'd' });
  });

  test('is the default one where nobody took it; another page there is not', async () => {
    expect((await landing('t')).json().data).toMatchObject({ title: 'Provedor' });
    expect((await landing('x')).statusCode).toBe(400);
  });
});

describe('D-42 a site apart from the system', () => {
  test('is told by a configured web. host', async () => {
    await addTenant(server, { domain: 'aparte.test', hosts: ['web.aparte.test'], title: 'À parte' });
    expect(await brandingAt('aparte.test')).toMatchObject({ title: 'À parte', webHost: 'web.aparte.test' });
    expect(await brandingAt('kairos.test')).toMatchObject({ webHost: null });
  });
});

describe('F-386 the manifest of the installed app', () => {
  test.each([
    ['meridiano.test', 'Meridiano', '#112233'],
    ['desconhecido.test', 'Provedor', '#0f4c5c'],
  ])('%s is %s', async (host, name, theme_color) => {
    const reply = await server.app.inject({ url: '/api/tenants/manifest', headers: { host } });
    const icons = [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }];
    expect(reply.json()).toMatchObject({ name, theme_color, icons, start_url: '/', display: 'standalone' });
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('F-455 the list of tenants', () => {
  test('an ADMIN gets all, the provider first, whatever tenant is selected', async () => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'FINANCEIRO' });
    const home = await (await as(server, admin)).call(tenantsApi.list);
    expect(home.data.slice(0, 3).map((tenant) => tenant.id)).toEqual([provider, kairos, meridiano]);
    const away = await (await as(server, admin, kairos)).call(tenantsApi.list);
    expect(away.data).toEqual(home.data);
  });

  test('F-011 F-402 a USUARIO gets the own one alone; its id is its CNPJ', async () => {
    const ceo = await addUser(server, { id_tenant: kairos, typeCargo: 'CEO' });
    const { data } = await (await as(server, ceo)).call(tenantsApi.list);
    expect(data).toEqual([
      {
        id: kairos,
        codigoAoAssinar: true,
        cnpj: kairos,
        title: 'Kairós',
        razao_social: `Empresa ${kairos} Ltda`,
        nome_fantasia: `Empresa ${kairos}`,
        fantasia: `Empresa ${kairos}`,
        cnae: '',
        cnae_info: '',
        tipo: '',
        email: `contato@${kairos}.test`,
        whatsApp: '11999990000',
        tel: '',
        ...address,
        comissao_admin: 0,
        domain: 'kairos.test',
        hosts: [],
        icon: '/icon.svg',
        logos: { light: '/light.svg', dark: '/dark.svg' },
        colours: { primary: '#0f4c5c', secondary: '#1b2a33', accent: '#e36414' },
        landing: 'd',
      },
    ]);
  });

  test('F-398 the commission is not for everybody in a consultancy', async () => {
    const partner = await addUser(server, { id_tenant: kairos, typeCargo: 'PARCEIRO' });
    const { data } = await (await as(server, partner)).call(tenantsApi.list);
    expect(data.map((tenant) => 'comissao_admin' in tenant)).toEqual([false]);
  });

  test('a stranger gets none', async () => {
    expect((await callerWith(server, '').try(tenantsApi.list)).status).toBe(401);
  });
});
