import { permissionsApi } from '@restitui/domain/accounts/permissions/permissions.api.ts';
import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
let person: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  person = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE', permissions: { add_client: true } });
});
afterAll(() => server.close());

const readRequest = (user: { id: string }) => ({ params: { userId: user.id } });

describe('reading permissions', { tags: ['F-435', 'F-188', 'W-482', 'W-536'] }, () => {
  it('returns all flags of the caller, missing ones as false', async () => {
    const { data } = await (await as(server, person)).call(permissionsApi.read, readRequest(person));
    const { id, id_user, ...flags } = data;
    expect([id, id_user]).toEqual([person.id, person.id]);
    expect(Object.keys(flags)).toHaveLength(48);
    expect(Object.entries(flags).filter(([, value]) => value)).toEqual([['add_client', true]]);
  });

  it('returns false for all flags without a record', async () => {
    const bare = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    const { data } = await (await as(server, bare)).call(permissionsApi.read, readRequest(bare));
    expect(Object.values(data).filter((value) => value === true)).toEqual([]);
  });

  it("returns an ADMIN's own flags in any selected tenant", async () => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    const { data } = await (await as(server, admin, home)).call(permissionsApi.read, readRequest(admin));
    expect(data.id_user).toBe(admin.id);
  });

  it.each([
    ['ADMIN', 'CEO', {}, 200],
    ['ADMIN', 'JURIDICO', { update_permissions: true }, 200],
    ['ADMIN', 'TI', {}, 403],
    ['USUARIO', 'CEO', {}, 200],
    ['USUARIO', 'PARCEIRO', { update_permissions: true }, 403],
  ] as const)(
    'returns for %s %s with %j, who reads another user: %d',
    { tags: ['C-76'] },
    async (typeUser, typeCargo, permissions, status) => {
      const id_tenant = typeUser === 'ADMIN' ? provider : home;
      const reader = await addUser(server, { id_tenant, typeUser, typeCargo, permissions });
      const reply = await (await as(server, reader, home)).try(permissionsApi.read, readRequest(person));
      expect(reply.status).toBe(status);
      if (status === 403) expect(reply.body.code).toBe('permissions_denied');
    },
  );

  it('returns 404 for a user of another tenant and for an unknown user', { tags: ['D-11'] }, async () => {
    const elsewhere = await addTenant(server);
    const ceo = await as(server, await addUser(server, { id_tenant: elsewhere, typeCargo: 'CEO' }));
    const admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), elsewhere);
    for (const reader of [ceo, admin]) {
      expect((await reader.try(permissionsApi.read, readRequest(person))).status).toBe(404);
      expect((await reader.try(permissionsApi.read, readRequest({ id: 'ninguem' }))).status).toBe(404);
    }
  });
});

describe('saving permissions', { tags: ['F-436', 'W-537'] }, () => {
  const saveRequest = (id_user: string, flags: object = {}) => ({ body: { id_user, ...flags } });

  it('replaces the full set with immediate effect: missing flags become false', { tags: ['F-407'] }, async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    const partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', permissions: { add_user: true } });
    const { data } = await ceo.call(permissionsApi.save, saveRequest(partner.id, { fcvs: true, isAdmin: true }));
    expect(data).toMatchObject({ id: partner.id, id_user: partner.id, fcvs: true, add_user: false });
    expect(data).not.toHaveProperty('isAdmin');
    expect((await ceo.call(permissionsApi.read, readRequest(partner))).data).toEqual(data);
  });

  it('stores the ten names without effect too', { tags: ['F-408', 'C-22'] }, async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    await ceo.call(permissionsApi.save, saveRequest(person.id, { add_tenant: true }));
    const { data } = await ceo.call(permissionsApi.read, readRequest(person));
    expect(data).toMatchObject({ add_tenant: true, delet_permissions: false });
  });

  it('affects running sessions at once', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }));
    const lawyer = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'JURIDICO' });
    const signedIn = await as(server, lawyer, home);
    expect((await signedIn.try(permissionsApi.read, readRequest(person))).status).toBe(403);
    await ceo.call(permissionsApi.save, saveRequest(lawyer.id, { update_permissions: true }));
    expect((await signedIn.try(permissionsApi.read, readRequest(person))).status).toBe(200);
    await ceo.call(permissionsApi.save, saveRequest(lawyer.id));
    expect((await signedIn.try(permissionsApi.read, readRequest(person))).status).toBe(403);
  });

  it.each([
    ['ADMIN', 'TI', {}],
    ['ADMIN', 'ANALISTA', { permission_geral: true }],
    ['USUARIO', 'GERENTE', { update_permissions: true }],
  ] as const)('is denied to %s %s with %j', { tags: ['W-263', 'C-76'] }, async (typeUser, typeCargo, permissions) => {
    const id_tenant = typeUser === 'ADMIN' ? provider : home;
    const editor = await addUser(server, { id_tenant, typeUser, typeCargo, permissions });
    const reply = await (await as(server, editor, home)).try(permissionsApi.save, saveRequest(person.id));
    expect(reply).toMatchObject({ status: 403, body: { code: 'permissions_change_denied' } });
  });

  it('rejects granting a flag that the actor lacks, also to themselves, and names it', {
    tags: ['D-13'],
  }, async () => {
    const held = { update_permissions: true, fcvs: true };
    const lawyer = await addUser(server, {
      id_tenant: provider,
      typeUser: 'ADMIN',
      typeCargo: 'JURIDICO',
      permissions: held,
    });
    const atHome = await as(server, lawyer, home);
    expect((await atHome.try(permissionsApi.save, saveRequest(person.id, { fcvs: true }))).status).toBe(200);
    expect(
      await atHome.try(permissionsApi.save, saveRequest(person.id, { fcvs: true, subvencao: true })),
    ).toMatchObject({
      status: 403,
      body: { code: 'flag_not_held', issues: [{ path: 'subvencao' }] },
    });
    const own = await as(server, lawyer);
    const raised = await own.try(permissionsApi.save, saveRequest(lawyer.id, { ...held, permission_geral: true }));
    expect(raised).toMatchObject({ status: 403, body: { issues: [{ path: 'permission_geral' }] } });
  });

  it('returns 404 for a user of another tenant, and 400 without a user', { tags: ['F-484', 'D-11'] }, async () => {
    const other = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
    expect((await other.try(permissionsApi.save, saveRequest(person.id))).status).toBe(404);
    const reply = await other.tryInvalid(permissionsApi.save, { body: { fcvs: true } });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ message: 'Campos obrigatórios ausentes' }] } });
    expect((await other.try(permissionsApi.save, saveRequest(person.id, { fcvs: 'sim' }))).status).toBe(400);
  });
});

describe('candidates for a service', { tags: ['F-437', 'W-513'] }, () => {
  const candidatesRequest = (service: string, typeCargo: TypeCargo) => ({
    params: { service },
    query: { typeCargo },
  });
  let ceo: Caller;
  let analyst: TestUser;

  beforeAll(async () => {
    ceo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
    const analystOfProvider = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' } as const;
    analyst = await addUser(server, { ...analystOfProvider, permissions: { apuracao_st: true } });
    await addUser(server, { ...analystOfProvider, permissions: { apuracao_st: true }, isAccepted: false });
    await addUser(server, { ...analystOfProvider, permissions: { subvencao: true } });
  });

  it('are the active users of the cargo with its flag, by type or by flag', { tags: ['W-228', 'W-483'] }, async () => {
    for (const service of ['APURACAO_ST', 'apuracao_st']) {
      const { data } = await ceo.call(permissionsApi.listCandidates, candidatesRequest(service, 'ANALISTA'));
      expect(data.map(({ id_user }) => id_user)).toEqual([analyst.id]);
      expect(data[0]).toMatchObject({ typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions: { apuracao_st: true } });
    }
  });

  it('are all users of the cargo for a service without a flag', { tags: ['D-05'] }, async () => {
    const { data } = await ceo.call(permissionsApi.listCandidates, candidatesRequest('ALIQUOTA_ZERO', 'ANALISTA'));
    expect(data.length).toBeGreaterThanOrEqual(2);
  });

  it('of a consultancy come from the acting tenant', async () => {
    const manager = await addUser(server, { id_tenant: home, typeCargo: 'GESTOR', permissions: { fcvs: true } });
    const elsewhere = await addTenant(server);
    await addUser(server, { id_tenant: elsewhere, typeCargo: 'GESTOR', permissions: { fcvs: true } });
    const { data } = await ceo.call(permissionsApi.listCandidates, candidatesRequest('FCVS', 'GESTOR'));
    expect(data.map(({ id_user }) => id_user)).toEqual([manager.id]);
  });

  it('return 404 with service and cargo when there are none', { tags: ['W-514', 'W-572'] }, async () => {
    expect(await ceo.try(permissionsApi.listCandidates, candidatesRequest('PREVIDENCIARIO', 'JURIDICO'))).toMatchObject(
      {
        status: 404,
        body: { message: 'Nenhum usuário encontrado para o serviço Previdenciário e cargo Jurídico' },
      },
    );
  });

  it('return 400 for an unknown service or cargo, and 403 for users who cannot assign', async () => {
    expect((await ceo.try(permissionsApi.listCandidates, candidatesRequest('ICMS', 'ANALISTA'))).status).toBe(400);
    const unknown = { params: { service: 'FCVS' }, query: { typeCargo: 'CHEFE' } };
    expect((await ceo.tryInvalid(permissionsApi.listCandidates, unknown)).status).toBe(400);
    const partner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    const reply = await partner.try(permissionsApi.listCandidates, candidatesRequest('FCVS', 'ANALISTA'));
    expect(reply).toMatchObject({ status: 403, body: { code: 'candidates_denied' } });
  });
});
