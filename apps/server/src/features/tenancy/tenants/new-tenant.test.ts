import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { tenantChangesApi } from '@restitui/domain/tenancy/tenants/tenant-changes.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { tenantsApi } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCnpj,
  startTestServer,
  type TestServer,
} from '../../../../test/harness.ts';

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

describe('POST /tenants/create-tenant', { tags: ['I-265'] }, () => {
  it('stores the company without masks', {
    tags: ['F-014', 'F-456', 'F-396', 'F-397', 'F-398', 'F-399', 'F-402', 'C-50', 'I-264'],
  }, async () => {
    const sent = company();
    const { data } = await ceo.call(tenantChangesApi.create, { body: sent });
    const stored = { ...sent, id: sent.cnpj, nome_fantasia: 'Aurora Fiscal', whatsApp: '62900000001', cep: '74000000' };
    expect(data).toMatchObject(stored);
    const { data: all } = await ceo.call(tenantsApi.list);
    expect(all.find(({ id }) => id === sent.cnpj)).toEqual(data);
  });

  it("assigns the default brand with the company's name and no address", {
    tags: ['D-28', 'C-27', 'F-400'],
  }, async () => {
    const { data } = await ceo.call(tenantChangesApi.create, { body: { ...company(), fantasia: '' } });
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

  it('accepts several companies without a domain and lists them after the existing ones', {
    tags: ['F-352', 'C-12'],
  }, async () => {
    server.clock.move(1000);
    const { data: first } = await ceo.call(tenantChangesApi.create, { body: company() });
    server.clock.move(1000);
    const { data: second } = await ceo.call(tenantChangesApi.create, { body: company() });
    const { data: all } = await ceo.call(tenantsApi.list);
    expect([all[0]?.id, ...all.slice(-2).map(({ id }) => id)]).toEqual([provider, first.id, second.id]);
  });

  it('lets an ADMIN act in the new company immediately and create users in it', {
    tags: ['F-002', 'F-187', 'D-11'],
  }, async () => {
    const { data } = await ceo.call(tenantChangesApi.create, { body: company() });
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

  it('returns 409 for a CNPJ that has a company, in any notation, and leaves the company unchanged', async () => {
    const sent = company();
    await ceo.call(tenantChangesApi.create, { body: sent });
    const again = { ...sent, cnpj: sent.cnpj.replace(/^(..)/, '$1.'), razao_social: 'OUTRA LTDA' };
    expect(await ceo.try(tenantChangesApi.create, { body: again })).toMatchObject({
      status: 409,
      body: { code: 'tenant_exists', message: 'Já existe uma empresa com este CNPJ.' },
    });
    const { data: all } = await ceo.call(tenantsApi.list);
    expect(all.filter(({ id }) => id === sent.cnpj).map((tenant) => tenant.razao_social)).toEqual([sent.razao_social]);
  });

  it('creates one company when the same request is sent twice concurrently', async () => {
    const sent = company();
    const replies = await Promise.all([1, 2, 3].map(() => ceo.try(tenantChangesApi.create, { body: sent })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    ['ADMIN', 'CEO', 201],
    ['ADMIN', 'TI', 201],
    ['ADMIN', 'ANALISTA', 403],
    ['ADMIN', 'JURIDICO', 403],
    ['ADMIN', 'FINANCEIRO', 403],
    ['USUARIO', 'CEO', 403],
    ['USUARIO', 'GERENTE', 403],
  ] as const)('%s %s: %i', { tags: ['F-013', 'I-169', 'G-03'] }, async (typeUser, typeCargo, status) => {
    const id_tenant = typeUser === 'ADMIN' ? provider : await addTenant(server);
    const caller = await as(server, await addUser(server, { id_tenant, typeUser, typeCargo }));
    const reply = await caller.try(tenantChangesApi.create, { body: company() });
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('tenant_create_denied');
  });

  it('names missing and invalid fields', { tags: ['C-50'] }, async () => {
    const body = { ...company(), cnpj: '123', uf: 'G', email: 'x', comissao_admin: 101, razao_social: '' };
    const reply = await ceo.try(tenantChangesApi.create, { body });
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

describe('PUT /tenants/:tenantId/company', () => {
  const address = {
    ...{ email: 'novo@aurora.test', whatsApp: '(62) 90000-0002', logradouro: 'Rua 2', numero: '20' },
    ...{ bairro: 'Centro', cidade: 'Anápolis', uf: 'GO' as const },
  };

  it('stores contact and address without masks, and leaves the rest', async () => {
    const id_tenant = await addTenant(server, { title: 'Aurora' });
    const { data } = await ceo.call(tenantChangesApi.updateCompany, { params: { tenantId: id_tenant }, body: address });
    expect(data).toMatchObject({
      ...address,
      id: id_tenant,
      title: 'Aurora',
      whatsApp: '62900000002',
      complemento: '',
    });
    const { data: listed } = await ceo.call(tenantsApi.list);
    expect(listed.find(({ id }) => id === id_tenant)).toMatchObject({ cidade: 'Anápolis', uf: 'GO' });
  });

  it.each([
    [{ cidade: '' }, 'cidade', 'Cidade é obrigatória'],
    [{ uf: 'ZZ' }, 'uf', 'UF inválida'],
    [{ whatsApp: '123' }, 'whatsApp', 'Informe o DDD e o número.'],
    [{ email: 'sem arroba' }, 'email', 'E-mail inválido'],
  ])('refuses %o at its field and stores nothing', async (wrong, path, message) => {
    const tenantId = await addTenant(server, { cidade: 'Goiânia' });
    const reply = await ceo.tryInvalid(tenantChangesApi.updateCompany, {
      params: { tenantId },
      body: { ...address, ...wrong },
    });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
    const { data: listed } = await ceo.call(tenantsApi.list);
    expect(listed.find(({ id }) => id === tenantId)).toMatchObject({ cidade: 'Goiânia' });
  });

  it.each([
    ['ADMIN TI', { typeUser: 'ADMIN', typeCargo: 'TI' }, 200],
    ['ADMIN JURIDICO', { typeUser: 'ADMIN', typeCargo: 'JURIDICO' }, 403],
    ['USUARIO CEO', { typeUser: 'USUARIO', typeCargo: 'CEO' }, 403],
  ] as const)('checks the permission of %s', async (_, who, status) => {
    const tenantId = await addTenant(server);
    const of = who.typeUser === 'ADMIN' ? provider : tenantId;
    const caller = await as(server, await addUser(server, { id_tenant: of, ...who }), tenantId);
    const reply = await caller.try(tenantChangesApi.updateCompany, { params: { tenantId }, body: address });
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('company_denied');
  });
});
