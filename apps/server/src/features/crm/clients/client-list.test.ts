import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient, addProduct } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let other: TenantId;
let manager: TestUser;
let analyst: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  other = await addTenant(server);
  manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });

  await addClient(server, { id_tenant: home, razao_social: 'De ninguém' });
  await addClient(server, { id_tenant: home, razao_social: 'Gerida', id_gerente: manager.id });
  await addClient(server, { id_tenant: home, razao_social: 'Responsável', id_responsavel: manager.id });
  const id_client = await addClient(server, { id_tenant: home, razao_social: 'Com produtos' });
  await addProduct(server, { id_tenant: home, id_client, id_analista: analyst.id });
  await addProduct(server, { id_tenant: home, id_client, typeServico: 'FCVS' });
  const elsewhere = await addClient(server, { id_tenant: other, razao_social: 'De outra empresa' });
  await addProduct(server, { id_tenant: other, id_client: elsewhere, id_analista: analyst.id });
});
afterAll(() => server.close());

async function listNames(caller: Caller, id_tenant: string = home): Promise<string[]> {
  const { data } = await caller.call(clientsApi.listOfTenant, { params: { id_tenant }, query: {} });
  return data.map((client) => client.razao_social);
}

async function addAdmin(typeCargo: 'CEO' | 'TI' | 'ANALISTA' | 'JURIDICO' | 'FINANCEIRO', ...flags: string[]) {
  const permissions = Object.fromEntries(flags.map((flag) => [flag, true]));
  return as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo, permissions }), home);
}

const all = ['Com produtos', 'De ninguém', 'Gerida', 'Responsável'];

describe('scope of the client list', { tags: ['D-14', 'I-082', 'I-083', 'I-084', 'I-085'] }, () => {
  it.each([
    ['CEO', [], all],
    ['TI', ['permission_geral'], all],
    ['FINANCEIRO', ['permission_product', 'fcvs'], ['Com produtos']],
    ['ANALISTA', ['permission_product', 'subvencao'], []],
    ['ANALISTA', ['permission_product'], []],
    ['ANALISTA', [], []],
    ['JURIDICO', [], []],
    ['FINANCEIRO', [], []],
    ['TI', [], []],
  ] as const)('for ADMIN %s with %j', async (cargo, flags, names) => {
    expect(await listNames(await addAdmin(cargo, ...flags))).toEqual(names);
  });

  it('for an assigned ADMIN ANALISTA contains those clients of the acting tenant', async () => {
    expect(await listNames(await as(server, analyst, home))).toEqual(['Com produtos']);
    expect(await listNames(await as(server, analyst, other), other)).toEqual(['De outra empresa']);
  });

  it.each(['CEO', 'PARCEIRO', 'CONTABILIDADE'] as const)('for a USUARIO %s', async (typeCargo) => {
    const caller = await as(server, await addUser(server, { id_tenant: home, typeCargo }));
    expect(await listNames(caller)).toEqual(typeCargo === 'CEO' ? all : []);
  });

  it('for a USUARIO contains clients where the user is responsible or manager', async () => {
    expect(await listNames(await as(server, manager))).toEqual(['Gerida', 'Responsável']);
  });
});

describe('tenant of the client list', { tags: ['D-11'] }, () => {
  it('is taken from the path for an ADMIN, with the same header or none', async () => {
    const ceo = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
    expect(await listNames(await as(server, ceo))).toEqual(all);
    expect(await listNames(await as(server, ceo, home))).toEqual(all);
    expect(await listNames(await as(server, ceo), other)).toEqual(['De outra empresa']);
    expect(await listNames(await as(server, ceo), provider)).toEqual([]);
  });

  it('returns 400 for another tenant in the header, 403 for an unknown one, 404 for an unknown one in the path', async () => {
    const ceo = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
    const tried = async (header: string | undefined, id_tenant: string) =>
      (await as(server, ceo, header)).try(clientsApi.listOfTenant, { params: { id_tenant } });
    expect(await tried(other, home)).toMatchObject({ status: 400, body: { code: 'tenant_mismatch' } });
    expect(await tried('99999999000191', home)).toMatchObject({ status: 403, body: { code: 'tenant_denied' } });
    expect(await tried('qualquer', home)).toMatchObject({ status: 403, body: { code: 'tenant_denied' } });
    expect(await tried(undefined, '11222333000181')).toMatchObject({ status: 404 });
    expect(await tried(undefined, 'qualquer')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('returns 404 for a USUARIO and another tenant in the path, and ignores the header', async () => {
    const ceo = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
    expect(await listNames(await as(server, ceo, other))).toEqual(all);
    expect(await listNames(await as(server, ceo, 'qualquer'))).toEqual(all);
    for (const id_tenant of [other, '11222333000181']) {
      const reply = await (await as(server, ceo, other)).try(clientsApi.listOfTenant, { params: { id_tenant } });
      expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });
});
