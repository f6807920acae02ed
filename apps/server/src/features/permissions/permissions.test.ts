import { permissionsApi } from '@restitui/domain/permissions/permissions.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
let person: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  person = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE', permissions: { add_client: true } });
});
afterAll(() => server.close());

const of = (user: { id: string }) => ({ params: { userId: user.id } });

describe('F-435 F-188 W-482 W-536 reading permissions', () => {
  test('the own ones come complete, missing flags as false', async () => {
    const { data } = await (await as(server, person)).call(permissionsApi.read, of(person));
    const { id, id_user, ...flags } = data;
    expect([id, id_user]).toEqual([person.id, person.id]);
    expect(Object.keys(flags)).toHaveLength(48);
    expect(Object.entries(flags).filter(([, value]) => value)).toEqual([['add_client', true]]);
  });

  test('somebody without a record has all flags false', async () => {
    const bare = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    const { data } = await (await as(server, bare)).call(permissionsApi.read, of(bare));
    expect(Object.values(data).filter((value) => value === true)).toEqual([]);
  });

  test('an ADMIN reads the own ones in whatever tenant is selected', async () => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    const { data } = await (await as(server, admin, home)).call(permissionsApi.read, of(admin));
    expect(data.id_user).toBe(admin.id);
  });

  test.each([
    ['ADMIN', 'CEO', {}, 200],
    ['ADMIN', 'JURIDICO', { update_permissions: true }, 200],
    ['ADMIN', 'TI', {}, 403],
    ['USUARIO', 'CEO', {}, 200],
    ['USUARIO', 'PARCEIRO', { update_permissions: true }, 403],
  ] as const)('C-76 %s %s with %j reads those of another: %d', async (typeUser, typeCargo, permissions, status) => {
    const id_tenant = typeUser === 'ADMIN' ? provider : home;
    const reader = await addUser(server, { id_tenant, typeUser, typeCargo, permissions });
    const reply = await (await as(server, reader, home)).try(permissionsApi.read, of(person));
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('permissions_denied');
  });

  test('D-11 404 for another tenant’s user and for nobody', async () => {
    const elsewhere = await addTenant(server);
    const ceo = await as(server, await addUser(server, { id_tenant: elsewhere, typeCargo: 'CEO' }));
    const admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), elsewhere);
    for (const reader of [ceo, admin]) {
      expect((await reader.try(permissionsApi.read, of(person))).status).toBe(404);
      expect((await reader.try(permissionsApi.read, of({ id: 'ninguem' }))).status).toBe(404);
    }
  });
});

describe('F-436 W-537 saving permissions', () => {
  const saved = (id_user: string, flags: object = {}) => ({ body: { id_user, ...flags } });

  test('F-407 is the full set: missing flags become false, and it counts at once', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    const somebody = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', permissions: { add_user: true } });
    const { data } = await ceo.call(permissionsApi.save, saved(somebody.id, { fcvs: true, isAdmin: true }));
    expect(data).toMatchObject({ id: somebody.id, id_user: somebody.id, fcvs: true, add_user: false });
    expect(data).not.toHaveProperty('isAdmin');
    expect((await ceo.call(permissionsApi.read, of(somebody))).data).toEqual(data);
  });

  test('F-408 C-22 stores the ten names without effect too', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    await ceo.call(permissionsApi.save, saved(person.id, { add_tenant: true }));
    const { data } = await ceo.call(permissionsApi.read, of(person));
    expect(data).toMatchObject({ add_tenant: true, delet_permissions: false });
  });

  test('a flag given or taken counts in a running session', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }));
    const lawyer = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'JURIDICO' });
    const session = await as(server, lawyer, home);
    expect((await session.try(permissionsApi.read, of(person))).status).toBe(403);
    await ceo.call(permissionsApi.save, saved(lawyer.id, { update_permissions: true }));
    expect((await session.try(permissionsApi.read, of(person))).status).toBe(200);
    await ceo.call(permissionsApi.save, saved(lawyer.id));
    expect((await session.try(permissionsApi.read, of(person))).status).toBe(403);
  });

  test.each([
    ['ADMIN', 'TI', {}],
    ['ADMIN', 'ANALISTA', { permission_geral: true }],
    ['USUARIO', 'GERENTE', { update_permissions: true }],
  ] as const)('W-263 C-76 %s %s with %j may not', async (typeUser, typeCargo, permissions) => {
    const id_tenant = typeUser === 'ADMIN' ? provider : home;
    const editor = await addUser(server, { id_tenant, typeUser, typeCargo, permissions });
    const reply = await (await as(server, editor, home)).try(permissionsApi.save, saved(person.id));
    expect(reply).toMatchObject({ status: 403, body: { code: 'permissions_change_denied' } });
  });

  test('D-13 nobody grants a flag that they lack, not to themselves either; the issue names it', async () => {
    const held = { update_permissions: true, fcvs: true };
    const lawyer = await addUser(server, {
      id_tenant: provider,
      typeUser: 'ADMIN',
      typeCargo: 'JURIDICO',
      permissions: held,
    });
    const atHome = await as(server, lawyer, home);
    expect((await atHome.try(permissionsApi.save, saved(person.id, { fcvs: true }))).status).toBe(200);
    expect(await atHome.try(permissionsApi.save, saved(person.id, { fcvs: true, subvencao: true }))).toMatchObject({
      status: 403,
      body: { code: 'flag_not_held', issues: [{ path: 'subvencao' }] },
    });
    const own = await as(server, lawyer);
    const raised = await own.try(permissionsApi.save, saved(lawyer.id, { ...held, permission_geral: true }));
    expect(raised).toMatchObject({ status: 403, body: { issues: [{ path: 'permission_geral' }] } });
  });

  test('F-484 D-11 404 for another tenant’s, 400 without whom', async () => {
    const other = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
    expect((await other.try(permissionsApi.save, saved(person.id))).status).toBe(404);
    const reply = await other.try(permissionsApi.save, { body: { fcvs: true } } as never);
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ message: 'Campos obrigatórios ausentes' }] } });
    expect((await other.try(permissionsApi.save, saved(person.id, { fcvs: 'sim' }))).status).toBe(400);
  });
});

describe('F-437 W-513 people for a service', () => {
  const wanted = (service: string, typeCargo: string) => ({ params: { service }, query: { typeCargo } }) as never;
  let ceo: Caller;
  let analyst: TestUser;

  beforeAll(async () => {
    ceo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
    const of = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' } as const;
    analyst = await addUser(server, { ...of, permissions: { apuracao_st: true } });
    await addUser(server, { ...of, permissions: { apuracao_st: true }, isAccepted: false });
    await addUser(server, { ...of, permissions: { subvencao: true } });
  });

  test('W-228 W-483 the active ones of the cargo who have its flag, by type or by flag', async () => {
    for (const service of ['APURACAO_ST', 'apuracao_st']) {
      const { data } = await ceo.call(permissionsApi.listCandidates, wanted(service, 'ANALISTA'));
      expect(data.map(({ id_user }) => id_user)).toEqual([analyst.id]);
      expect(data[0]).toMatchObject({ typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions: { apuracao_st: true } });
    }
  });

  test('D-05 for a service without a flag everybody of the cargo', async () => {
    const { data } = await ceo.call(permissionsApi.listCandidates, wanted('ALIQUOTA_ZERO', 'ANALISTA'));
    expect(data.length).toBeGreaterThanOrEqual(2);
  });

  test('people of a consultancy come from the tenant acted in', async () => {
    const manager = await addUser(server, { id_tenant: home, typeCargo: 'GESTOR', permissions: { fcvs: true } });
    const elsewhere = await addTenant(server);
    await addUser(server, { id_tenant: elsewhere, typeCargo: 'GESTOR', permissions: { fcvs: true } });
    const { data } = await ceo.call(permissionsApi.listCandidates, wanted('FCVS', 'GESTOR'));
    expect(data.map(({ id_user }) => id_user)).toEqual([manager.id]);
  });

  test('W-514 W-572 nobody is a 404 that names service and cargo', async () => {
    expect(await ceo.try(permissionsApi.listCandidates, wanted('FCVS', 'TI'))).toMatchObject({
      status: 404,
      body: { message: 'Nenhum usuário encontrado para o serviço FCVS e cargo TI' },
    });
  });

  test('400 for an unknown service or cargo, 403 for who assigns nobody', async () => {
    expect((await ceo.try(permissionsApi.listCandidates, wanted('ICMS', 'ANALISTA'))).status).toBe(400);
    expect((await ceo.try(permissionsApi.listCandidates, wanted('FCVS', 'CHEFE'))).status).toBe(400);
    const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    const reply = await partner.try(permissionsApi.listCandidates, wanted('FCVS', 'ANALISTA'));
    expect(reply).toMatchObject({ status: 403, body: { code: 'candidates_denied' } });
  });
});
