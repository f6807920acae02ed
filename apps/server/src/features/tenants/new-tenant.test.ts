import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { tenantsApi } from '@restitui/domain/tenants/tenants.api.ts';
import { usersApi } from '@restitui/domain/users/users.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCnpj,
  startTestServer,
  type TestServer,
} from '../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let ceo: Caller;

const colours = { primary: '#0b6e5f', secondary: '#12333a', accent: '#b45309' };

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { title: 'Provedor', isProvider: true, colours, hosts: ['provedor.test'] });
  ceo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' }));
});
afterAll(() => server.close());

const company = () => ({
  cnpj: newCnpj(),
  fantasia: 'Aurora Fiscal',
  razao_social: 'AURORA CONSULTORIA LTDA',
  cnae: '70.20-4-00',
  cnae_info: 'Atividades de consultoria em gestão empresarial',
  email: 'contato@aurora.test',
  whatsApp: '(62) 90000-0001',
  comissao_admin: 12.5,
  logradouro: 'Rua 1',
  bairro: 'Setor Central',
  numero: '10',
  cidade: 'Goiânia',
  uf: 'GO',
  complemento: 'Sala 2',
  tipo: 'MATRIZ',
  cep: '74000-000',
});

describe('I-265 POST /tenants/create-tenant', () => {
  test('F-014 F-456 F-396 F-397 F-398 F-399 F-402 C-50 I-264 a company is stored as it was sent, without masks', async () => {
    const sent = company();
    const { data } = await ceo.call(tenantsApi.create, { body: sent });
    const stored = { ...sent, id: sent.cnpj, nome_fantasia: 'Aurora Fiscal', whatsApp: '62900000001', cep: '74000000' };
    expect(data).toMatchObject(stored);
    const { data: all } = await ceo.call(tenantsApi.list);
    expect(all.find(({ id }) => id === sent.cnpj)).toEqual(data);
  });

  test('D-28 C-27 F-400 it begins with the default brand, its own name and no address', async () => {
    const { data } = await ceo.call(tenantsApi.create, { body: { ...company(), fantasia: '' } });
    expect(data).toMatchObject({
      title: 'AURORA CONSULTORIA LTDA',
      colours,
      icon: '/icon.svg',
      logos: { light: '', dark: '' },
      domain: null,
      hosts: [],
      landing: 'd',
    });
  });

  test('F-352 C-12 companies without a domain stand side by side, after those that were there before', async () => {
    server.clock.move(1000);
    const { data: first } = await ceo.call(tenantsApi.create, { body: company() });
    server.clock.move(1000);
    const { data: second } = await ceo.call(tenantsApi.create, { body: company() });
    const { data: all } = await ceo.call(tenantsApi.list);
    expect([all[0]?.id, ...all.slice(-2).map(({ id }) => id)]).toEqual([provider, first.id, second.id]);
  });

  test('F-002 F-187 D-11 an ADMIN acts in the new company at once; the person made there belongs to it', async () => {
    const { data } = await ceo.call(tenantsApi.create, { body: company() });
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
    const { data: made } = await (await as(server, admin, data.id)).call(usersApi.createForAdmin, {
      body: {
        name: 'Marta Lima',
        cpf: '529.982.247-25',
        email: 'marta@aurora.test',
        password: 'Teste@2026!',
        whatsApp: '62900000002',
        typeUser: 'USUARIO',
        typeCargo: 'CEO',
      },
    });
    expect(made.id_tenant).toBe(data.id);
  });

  test('a CNPJ that has a company is a 409, however it is written; nothing of the first changes', async () => {
    const sent = company();
    await ceo.call(tenantsApi.create, { body: sent });
    const again = { ...sent, cnpj: sent.cnpj.replace(/^(..)/, '$1.'), razao_social: 'OUTRA LTDA' };
    expect(await ceo.try(tenantsApi.create, { body: again })).toMatchObject({
      status: 409,
      body: { code: 'tenant_exists', message: 'Já existe uma empresa com este CNPJ.' },
    });
    const { data: all } = await ceo.call(tenantsApi.list);
    expect(all.filter(({ id }) => id === sent.cnpj).map((tenant) => tenant.razao_social)).toEqual([sent.razao_social]);
  });

  test('the same company sent twice at once is made once', async () => {
    const sent = company();
    const replies = await Promise.all([1, 2, 3].map(() => ceo.try(tenantsApi.create, { body: sent })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test.each([
    ['ADMIN', 'CEO', 201],
    ['ADMIN', 'TI', 201],
    ['ADMIN', 'ANALISTA', 403],
    ['ADMIN', 'JURIDICO', 403],
    ['ADMIN', 'FINANCEIRO', 403],
    ['USUARIO', 'CEO', 403],
    ['USUARIO', 'GERENTE', 403],
  ] as const)('F-013 I-169 G-03 %s %s: %i', async (typeUser, typeCargo, status) => {
    const id_tenant = typeUser === 'ADMIN' ? provider : await addTenant(server);
    const caller = await as(server, await addUser(server, { id_tenant, typeUser, typeCargo }));
    const reply = await caller.try(tenantsApi.create, { body: company() });
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('tenant_create_denied');
  });

  test('C-50 what is missing or wrong is named by field', async () => {
    const body = { ...company(), cnpj: '123', uf: 'G', email: 'x', comissao_admin: 101, razao_social: '' };
    const reply = await ceo.try(tenantsApi.create, { body });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      code: 'invalid_input',
      issues: [
        { path: 'cnpj', message: 'CNPJ inválido. Digite 14 números.' },
        { path: 'razao_social', message: 'Razão social é obrigatória' },
        { path: 'email', message: 'E-mail inválido' },
        { path: 'uf', message: 'UF deve ter 2 caracteres' },
        { path: 'comissao_admin', message: 'A comissão vai de 0 a 100.' },
      ],
    });
  });
});
