import { contractType } from '@restitui/domain/contracts/contract-type.ts';
import { contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContract } from '../../../test/contracts.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let boss: TestUser;
let adminCeo: Caller;
let tenantCeo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
  adminCeo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
  tenantCeo = await as(server, boss);
});
afterAll(() => server.close());

const named = (typeContrato: string, nameContrato = 'Contrato principal') =>
  ({ body: { nameContrato, typeContrato, id_tenant: home } }) as never;
const at = (id: string) => ({ params: { id } });
const ofHome = () => ({ params: { tenantId: home } });

/** A tenant with its CEO, for what would be in another test's way. */
async function newHouse() {
  const id_tenant = await addTenant(server);
  const ceo = await addUser(server, { id_tenant, typeCargo: 'CEO' });
  return { id_tenant, ceo, caller: await as(server, ceo) };
}

const admin = async (typeCargo: 'CEO' | 'JURIDICO' | 'TI' | 'ANALISTA' | 'FINANCEIRO', permissions = {}) =>
  as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo, permissions }), home);
const usuario = async (typeCargo: 'GERENTE' | 'PARCEIRO' | 'CONTABILIDADE', permissions = {}) =>
  as(server, await addUser(server, { id_tenant: home, typeCargo, permissions }));

describe('F-471 creating a template', () => {
  test('F-401 F-402 F-336 answers 201 with the active row of the tenant’s CNPJ, without a document yet', async () => {
    const reply = await adminCeo.try(contractsApi.create, named('PRINCIPAL'));
    expect(reply).toMatchObject({
      status: 201,
      body: {
        data: {
          id: expect.any(String),
          nameContrato: 'Contrato principal',
          typeContrato: 'PRINCIPAL',
          id_tenant: home,
          createdDate: server.clock.now().toISOString(),
          deletedAt: null,
          isAtivo: true,
          documento: null,
        },
      },
    });
  });

  test('F-332 400 without name or type, beside the field', async () => {
    const reply = await tenantCeo.try(contractsApi.create, { body: { nameContrato: '  ' } } as never);
    expect(reply).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: 'nameContrato', message: 'Nome é obrigatório' },
          { path: 'typeContrato', message: 'Tipo é obrigatório' },
        ],
      },
    });
  });

  test('F-416 takes the eleven types and no other', async () => {
    const { caller } = await newHouse();
    for (const typeContrato of contractType.options) {
      expect((await caller.try(contractsApi.create, named(typeContrato))).status).toBe(201);
    }
    expect((await caller.try(contractsApi.create, named('FCVS'))).status).toBe(400);
    const { data } = await caller.call(contractsApi.list);
    expect(data.map((row) => row.typeContrato).sort()).toEqual([...contractType.options].sort());
  });

  test('G-12 one active per type and tenant: a second is 409, also at the same moment, until the first is deleted', async () => {
    const { caller } = await newHouse();
    const replies = await Promise.all([1, 2, 3].map(() => caller.try(contractsApi.create, named('SUBVENCAO'))));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'contract_type_taken',
      message: expect.stringContaining('Já existe um contrato ativo deste tipo'),
    });
    const { data } = await caller.call(contractsApi.list);
    await caller.call(contractsApi.remove, at(data[0]?.id ?? ''));
    expect((await caller.try(contractsApi.create, named('SUBVENCAO'))).status).toBe(201);
  });

  test('D-11 a company in the body must be the selected one for an ADMIN, and means nothing for a USUARIO', async () => {
    const { id_tenant, caller } = await newHouse();
    const body = { nameContrato: 'Outro', typeContrato: 'APURACAO_ST', id_tenant } as never;
    expect(await adminCeo.try(contractsApi.create, { body })).toMatchObject({
      status: 400,
      body: { code: 'tenant_mismatch' },
    });
    const { data } = await caller.call(contractsApi.create, named('APURACAO_ST'));
    expect(data.id_tenant).toBe(id_tenant);
  });

  test.each([
    ['ADMIN TI', () => admin('TI'), 403],
    ['ADMIN TI with add_contract', () => admin('TI', { add_contract: true }), 201],
    ['ADMIN JURIDICO', () => admin('JURIDICO'), 403],
    ['ADMIN ANALISTA with add_contract', () => admin('ANALISTA', { add_contract: true }), 403],
    ['ADMIN FINANCEIRO', () => admin('FINANCEIRO'), 403],
    ['USUARIO GERENTE with add_contract', () => usuario('GERENTE', { add_contract: true }), 403],
  ])('C-23 %s', async (_, caller, status) => {
    const reply = await (await caller()).try(contractsApi.create, named('PREVIDENCIARIO'));
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('contract_create_denied');
  });
});

describe('F-474 C-51 the list', () => {
  test('holds the active ones of the tenant, newest first, with pages', async () => {
    const { id_tenant, ceo, caller } = await newHouse();
    for (const typeContrato of ['PRINCIPAL', 'SUBVENCAO', 'APURACAO_ST'] as const) {
      await addContract(server, { id_tenant, id_user: ceo.id, typeContrato });
      server.clock.move(1_000);
    }
    const deletedAt = server.clock.now().toISOString();
    await addContract(server, { id_tenant, id_user: ceo.id, typeContrato: 'PREVIDENCIARIO', deletedAt });
    const { data, page } = await caller.call(contractsApi.list, { query: { isAtivo: 'true' } });
    expect(data.map((row) => row.typeContrato)).toEqual(['APURACAO_ST', 'SUBVENCAO', 'PRINCIPAL']);
    expect(page).toEqual({ number: 1, size: 50, total: 3 });
    const second = await caller.call(contractsApi.list, { query: { page: 2, pageSize: 2 } });
    expect(second.data.map((row) => row.typeContrato)).toEqual(['PRINCIPAL']);
    expect((await caller.try(contractsApi.list, { query: { isAtivo: 'talvez' } as never })).status).toBe(400);
  });

  test('F-343 is searched by name and type, without accents', async () => {
    const { id_tenant, ceo, caller } = await newHouse();
    const values = { id_tenant, id_user: ceo.id };
    await addContract(server, { ...values, typeContrato: 'PREVIDENCIARIO', nameContrato: 'Anexo 100% do INSS' });
    await addContract(server, { ...values, typeContrato: 'PRINCIPAL', nameContrato: 'Prestação de Serviços' });
    const found = async (q: string) =>
      (await caller.call(contractsApi.list, { query: { q } })).data.map((row) => row.typeContrato);
    expect(await found('prestacao')).toEqual(['PRINCIPAL']);
    expect(await found('Previdenciário')).toEqual(['PREVIDENCIARIO']);
    expect(await found('100%')).toEqual(['PREVIDENCIARIO']);
    expect(await found('%')).toEqual(['PREVIDENCIARIO']);
    expect(await found('zzz')).toEqual([]);
  });

  test.each([
    ['ADMIN JURIDICO', () => admin('JURIDICO'), 200],
    ['ADMIN TI', () => admin('TI'), 200],
    ['ADMIN ANALISTA', () => admin('ANALISTA', { add_contract: true }), 403],
    ['ADMIN FINANCEIRO', () => admin('FINANCEIRO'), 403],
    ['USUARIO GERENTE', () => usuario('GERENTE'), 403],
    ['USUARIO PARCEIRO', () => usuario('PARCEIRO'), 403],
    ['USUARIO CONTABILIDADE', () => usuario('CONTABILIDADE'), 403],
  ])('D-04 C-08 %s', async (_, caller, status) => {
    const replies = [
      await (await caller()).try(contractsApi.list),
      await (await caller()).try(contractsApi.readPrivileges, ofHome()),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([status, status]);
    if (status === 403) expect(replies[0]?.body.message).toBe('Você não tem permissão para acessar esta área.');
  });
});

describe('F-473 F-337 deleting', () => {
  test('F-336 keeps the row with its day; twice is 409', async () => {
    const { id_tenant, ceo, caller } = await newHouse();
    const id = await addContract(server, { id_tenant, id_user: ceo.id, typeContrato: 'PRINCIPAL' });
    server.clock.move(60_000);
    const { data } = await caller.call(contractsApi.remove, at(id));
    expect(data).toMatchObject({ id, isAtivo: false, deletedAt: server.clock.now().toISOString() });
    expect((await caller.call(contractsApi.list)).data).toEqual([]);
    expect(await caller.try(contractsApi.remove, at(id))).toMatchObject({
      status: 409,
      body: { code: 'contract_already_deleted' },
    });
  });

  test.each([
    ['ADMIN CEO', () => admin('CEO'), 200],
    ['ADMIN JURIDICO', () => admin('JURIDICO', { add_contract: true }), 403],
    ['ADMIN JURIDICO with delet_contract', () => admin('JURIDICO', { delet_contract: true }), 200],
    ['ADMIN TI with delet_contract', () => admin('TI', { delet_contract: true }), 200],
    ['ADMIN ANALISTA with delet_contract', () => admin('ANALISTA', { delet_contract: true }), 403],
    ['USUARIO PARCEIRO with delet_contract', () => usuario('PARCEIRO', { delet_contract: true }), 403],
    ['USUARIO CEO', async () => tenantCeo, 200],
  ])('G-12 C-23 %s', async (_, caller, status) => {
    const deleted = { id_tenant: home, id_user: boss.id, typeContrato: 'ALIQUOTA_ZERO' } as const;
    const id = await addContract(server, deleted);
    const reply = await (await caller()).try(contractsApi.remove, at(id));
    expect(reply.status).toBe(status);
    if (status !== 200) await tenantCeo.call(contractsApi.remove, at(id));
  });

  test('404 for another tenant’s and for none', async () => {
    const { id_tenant, ceo, caller } = await newHouse();
    const id = await addContract(server, { id_tenant, id_user: ceo.id, typeContrato: 'PRINCIPAL' });
    for (const other of [tenantCeo, adminCeo, await admin('ANALISTA')]) {
      expect((await other.try(contractsApi.remove, at(id))).status).toBe(404);
      expect((await other.try(contractsApi.preview, at(id))).status).toBe(404);
      expect((await other.try(contractsApi.download, at(id))).status).toBe(404);
    }
    expect((await caller.try(contractsApi.remove, at('nenhum'))).status).toBe(404);
  });
});

describe('G-11 F-342 privileges', () => {
  const deleted = { query: { isAtivo: 'false' } } as const;

  test('F-340 F-347 while off the deleted ones are closed to everybody, the CEO included; on, open to who sees the page', async () => {
    const { id_tenant, ceo, caller } = await newHouse();
    const here = { params: { tenantId: id_tenant } };
    const lawyer = await as(
      server,
      await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'JURIDICO' }),
      id_tenant,
    );
    const html = '<p>{{cliente.razao_social}}</p>';
    const id = await addContract(server, { id_tenant, id_user: ceo.id, typeContrato: 'PRINCIPAL', html });
    await caller.call(contractsApi.remove, at(id));
    expect((await caller.call(contractsApi.readPrivileges, here)).data).toMatchObject({ granted: false });
    for (const who of [caller, lawyer]) {
      expect(await who.try(contractsApi.list, deleted)).toMatchObject({
        status: 403,
        body: { message: 'Você não tem permissão para acessar esta área.' },
      });
      expect((await who.try(contractsApi.preview, at(id))).status).toBe(403);
      expect((await who.try(contractsApi.download, at(id))).status).toBe(403);
    }

    const granting = { ...here, body: { granted: true } };
    expect((await caller.call(contractsApi.setPrivileges, granting)).data).toMatchObject({ granted: true });
    for (const who of [caller, lawyer]) {
      const { data } = await who.call(contractsApi.list, deleted);
      expect(data).toMatchObject([{ id, isAtivo: false, deletedAt: expect.any(String) }]);
      expect((await who.try(contractsApi.preview, at(id))).status).toBe(200);
    }

    await caller.call(contractsApi.setPrivileges, { ...here, body: { granted: false } });
    expect((await lawyer.try(contractsApi.list, deleted)).status).toBe(403);
    expect((await lawyer.call(contractsApi.readPrivileges, here)).data).toMatchObject({ granted: false });
  });

  test('are of one tenant: another’s stay closed', async () => {
    const { id_tenant } = await newHouse();
    const ceo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), id_tenant);
    await ceo.call(contractsApi.setPrivileges, { params: { tenantId: id_tenant }, body: { granted: true } });
    expect((await tenantCeo.try(contractsApi.list, deleted)).status).toBe(403);
  });

  test.each([
    ['ADMIN CEO', () => admin('CEO'), 200],
    ['USUARIO CEO', async () => tenantCeo, 200],
    ['ADMIN TI', () => admin('TI', { delet_contract: true }), 403],
    ['ADMIN JURIDICO', () => admin('JURIDICO'), 403],
    ['USUARIO GERENTE', () => usuario('GERENTE'), 403],
  ])('F-345 F-346 %s', async (_, caller, status) => {
    const reply = await (await caller()).try(contractsApi.setPrivileges, { ...ofHome(), body: { granted: false } });
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('contract_privileges_denied');
  });

  test('400 without a word on or off', async () => {
    expect((await tenantCeo.try(contractsApi.setPrivileges, { ...ofHome(), body: {} as never })).status).toBe(400);
  });
});
