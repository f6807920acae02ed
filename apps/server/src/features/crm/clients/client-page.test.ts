import { toDay } from '@restitui/brazil/day.ts';
import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient, addProduct } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  newCnpj,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let other: TenantId;
let responsible: TestUser;
let manager: TestUser;
let analyst: TestUser;
let cnpjcpf: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  other = await addTenant(server);
  responsible = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
  cnpjcpf = await addClient(server, {
    id_tenant: home,
    razao_social: 'COMERCIO EXEMPLO LTDA',
    cnpjcpf: '11222333000181',
    id_responsavel: responsible.id,
    id_gerente: manager.id,
    procuracaoHabilitada: true,
    procuracaoHabilitadaEm: toDay('2026-01-31'),
  });
  await addProduct(server, { id_tenant: home, id_client: cnpjcpf, id_analista: analyst.id });
  await addClient(server, { id_tenant: other, razao_social: 'A MESMA, DE OUTRA EMPRESA', cnpjcpf });
});
afterAll(() => server.close());

const readRequest = (number = cnpjcpf) => ({ params: { cnpjcpf: number } });
const denied = {
  status: 403,
  body: { code: 'client_denied', message: 'Você não tem permissão para acessar este cliente.' },
};

async function addAdmin(typeCargo: TypeCargo, flag?: 'permission_geral' | 'permission_product') {
  const permissions = flag ? { [flag]: true } : {};
  return as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo, permissions }), home);
}

describe('reading a client', { tags: ['I-249', 'W-508'] }, () => {
  it('returns owner, responsible and manager by name, numbers as numbers and days as days', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    const { data } = await ceo.call(clientsApi.read, readRequest('11.222.333/0001-81'));
    expect(data).toMatchObject({
      id_client: cnpjcpf,
      cnpjcpf,
      id_tenant: home,
      razao_social: 'COMERCIO EXEMPLO LTDA',
      nomeProprietario: 'Dona da Empresa',
      nome_responsavel: `Pessoa ${responsible.id.slice(0, 8)}`,
      nome_gerente: `Pessoa ${manager.id.slice(0, 8)}`,
      comissaoTenant: 12.5,
      procuracaoHabilitadaEm: '2026-01-31',
      procuracaoValidaAte: null,
      createdDate: '2026-11-20T12:00:00.000Z',
    });
    expect(JSON.stringify(data)).not.toMatch(/password|segredo|busca/);
  });
});

describe('access to a client', { tags: ['D-14', 'F-082', 'F-086', 'W-025', 'W-029'] }, () => {
  it.each([
    ['CEO', undefined, 200],
    ['TI', 'permission_geral', 200],
    ['ANALISTA', 'permission_product', 200],
    ['JURIDICO', 'permission_product', 200],
    ['ANALISTA', undefined, 403],
    ['JURIDICO', undefined, 403],
    ['FINANCEIRO', undefined, 403],
    ['TI', undefined, 403],
  ] as const)('returns for ADMIN %s with %s: %d', async (cargo, flag, status) => {
    const reply = await (await addAdmin(cargo, flag)).try(clientsApi.read, readRequest());
    expect(reply).toMatchObject(status === 403 ? denied : { status });
  });

  it('is given to the assigned analyst, the responsible and the manager', async () => {
    for (const person of [analyst, responsible, manager]) {
      expect((await (await as(server, person, home)).try(clientsApi.read, readRequest())).status).toBe(200);
    }
  });

  it.each(['GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('is denied to another USUARIO %s', async (typeCargo) => {
    const caller = await as(server, await addUser(server, { id_tenant: home, typeCargo }));
    expect(await caller.try(clientsApi.read, readRequest())).toMatchObject(denied);
  });
});

describe('tenant of a client', { tags: ['D-11'] }, () => {
  it('separates two consultancies that serve the same company', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: other, typeCargo: 'CEO' }));
    const { data } = await ceo.call(clientsApi.read, readRequest());
    expect(data).toMatchObject({ razao_social: 'A MESMA, DE OUTRA EMPRESA', id_tenant: other });
  });

  it('returns 404 to every user for a client of another tenant, and for an unknown one', async () => {
    const foreign = await addClient(server, { id_tenant: other });
    const missing = { status: 404, body: { code: 'client_not_found', message: 'Cliente não encontrado.' } };
    for (const person of [analyst, responsible, await addUser(server, { id_tenant: home, typeCargo: 'CEO' })]) {
      const caller = await as(server, person, home);
      expect(await caller.try(clientsApi.read, readRequest(foreign))).toMatchObject(missing);
      expect(await caller.try(clientsApi.read, readRequest(newCnpj()))).toMatchObject(missing);
    }
  });

  it('returns 404 for an invalid CNPJ or CPF', async () => {
    const caller = await as(server, responsible);
    expect(await caller.try(clientsApi.read, readRequest('11222333000182'))).toMatchObject({
      status: 404,
      body: { code: 'client_not_found' },
    });
  });
});
