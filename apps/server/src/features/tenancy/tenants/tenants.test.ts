import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { tenantsApi } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, callerWith, startTestServer, type TestServer } from '../../../../test/harness.ts';

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

describe('brand of a host', { tags: ['F-005', 'D-42', 'C-03', 'I-005'] }, () => {
  it.each([
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

  it('contains colours, logos and landing page, and nothing that requires a session', async () => {
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

describe('brand of a landing page', { tags: ['C-34', 'X-21', 'F-027', 'F-028'] }, () => {
  const landing = async (variant: string) =>
    server.app.inject({ url: `/api/tenants/branding?landing=${variant}`, headers: { host: 'kairos.test' } });

  it('is that of the tenant with the landing page, and for /d the provider’s, on every host', async () => {
    expect((await landing('m')).json().data).toMatchObject({ title: 'Meridiano', landing: 'm' });
    expect((await landing('d')).json().data).toMatchObject({ title: 'Provedor', landing: 'd' });
  });

  it('is the default without a tenant, and 404 for an unknown page', async () => {
    expect((await landing('t')).json().data).toMatchObject({ title: 'Provedor' });
    expect((await landing('x')).statusCode).toBe(400);
  });
});

describe('site separate from the app', { tags: ['D-42'] }, () => {
  it('is detected by a configured web. host', async () => {
    await addTenant(server, { domain: 'aparte.test', hosts: ['web.aparte.test'], title: 'À parte' });
    expect(await brandingAt('aparte.test')).toMatchObject({ title: 'À parte', webHost: 'web.aparte.test' });
    expect(await brandingAt('kairos.test')).toMatchObject({ webHost: null });
  });
});

describe('manifest of the installed app', { tags: ['F-386'] }, () => {
  it.each([
    ['meridiano.test', 'Meridiano', '#112233'],
    ['desconhecido.test', 'Provedor', '#0f4c5c'],
  ])('%s is %s', async (host, name, theme_color) => {
    const reply = await server.app.inject({ url: '/api/tenants/manifest', headers: { host } });
    const icons = [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }];
    expect(reply.json()).toMatchObject({ name, theme_color, icons, start_url: '/', display: 'standalone' });
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('list of tenants', { tags: ['F-455'] }, () => {
  it('contains all tenants for an ADMIN, the provider first, regardless of the selected one', async () => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'FINANCEIRO' });
    const home = await (await as(server, admin)).call(tenantsApi.list);
    expect(home.data.slice(0, 3).map((tenant) => tenant.id)).toEqual([provider, kairos, meridiano]);
    const away = await (await as(server, admin, kairos)).call(tenantsApi.list);
    expect(away.data).toEqual(home.data);
  });

  it('contains only their own tenant for a USUARIO, with the CNPJ as id', { tags: ['F-011', 'F-402'] }, async () => {
    const ceo = await addUser(server, { id_tenant: kairos, typeCargo: 'CEO' });
    const { data } = await (await as(server, ceo)).call(tenantsApi.list);
    expect(data).toEqual([
      {
        id: kairos,
        codigoAoAssinar: true,
        ordemAssinatura: 'avisa',
        diasParaAssinar: 90,
        multaMaxima: 2,
        jurosMaximos: 1,
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

  it('hides the commission from staff without the permission to see it', { tags: ['F-398'] }, async () => {
    const partner = await addUser(server, { id_tenant: kairos, typeCargo: 'PARCEIRO' });
    const { data } = await (await as(server, partner)).call(tenantsApi.list);
    expect(data.map((tenant) => 'comissao_admin' in tenant)).toEqual([false]);
  });

  it('requires a session', async () => {
    expect((await callerWith(server, '').try(tenantsApi.list)).status).toBe(401);
  });
});
