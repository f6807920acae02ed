import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient, addProduct } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
  type TestUser,
  testPassword,
} from '../../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let boss: TestUser;
let adminCeo: Caller;
let tenantCeo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server, { hosts: ['localhost'] });
  boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
  adminCeo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
  tenantCeo = await as(server, boss);
});
afterAll(() => server.close());

const addPartner = (values: object = {}) => addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', ...values });
const acceptRequest = ({ id }: TestUser) => ({ params: { userId: id } });
const removeRequest = ({ id }: TestUser) => ({ params: { id } });
const changeCargoRequest = ({ id }: TestUser, typeCargo: TypeCargo) => ({ body: { id, typeCargo } });

const others: [TypeUser, TypeCargo][] = [
  ['ADMIN', 'TI'],
  ['ADMIN', 'ANALISTA'],
  ['ADMIN', 'JURIDICO'],
  ['USUARIO', 'GERENTE'],
  ['USUARIO', 'PARCEIRO'],
];

describe.each(others)('%s %s with any flags', { tags: ['C-23'] }, (typeUser, typeCargo) => {
  it('cannot activate, change the cargo of, or delete a user', async () => {
    const permissions = { update_user: true, delet_user: true };
    const id_tenant = typeUser === 'ADMIN' ? provider : home;
    const caller = await as(server, await addUser(server, { id_tenant, typeUser, typeCargo, permissions }), home);
    const person = await addPartner({ isAccepted: false });
    const codes = [
      await caller.try(usersApi.accept, acceptRequest(person)),
      await caller.try(usersApi.changeCargo, changeCargoRequest(person, 'GERENTE')),
      await caller.try(usersApi.remove, removeRequest(person)),
      await caller.try(usersApi.removeMany, { body: { ids: [person.id] } }),
    ].map(({ status, body }) => [status, body.code]);
    expect(codes).toEqual([
      [403, 'user_activate_denied'],
      [403, 'cargo_change_denied'],
      [403, 'user_delete_denied'],
      [403, 'user_delete_denied'],
    ]);
  });
});

it('returns 404 across tenants, and 403 for a USUARIO CEO and an ADMIN of the same tenant', {
  tags: ['D-11', 'D-13'],
}, async () => {
  const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
  const person = await addPartner();
  const admin = await addUser(server, { id_tenant: home, typeUser: 'ADMIN', typeCargo: 'TI' });
  for (const [caller, about, status] of [
    [elsewhere, person, 404],
    [tenantCeo, { ...person, id: 'ninguem' }, 404],
    [tenantCeo, admin, 403],
  ] as const) {
    expect((await caller.try(usersApi.accept, acceptRequest(about))).status).toBe(status);
    expect((await caller.try(usersApi.changeCargo, changeCargoRequest(about, 'CEO'))).status).toBe(status);
    expect((await caller.try(usersApi.remove, removeRequest(about))).status).toBe(status);
    expect((await caller.try(usersApi.removeMany, { body: { ids: [about.id] } })).status).toBe(status);
  }
});

describe('activation', { tags: ['F-449', 'F-166', 'F-167'] }, () => {
  it('is done by the CEO of the provider or the consultancy, and is idempotent', async () => {
    for (const ceo of [adminCeo, tenantCeo]) {
      const person = await addPartner({ isAccepted: false });
      expect((await ceo.call(usersApi.accept, acceptRequest(person))).data).toMatchObject({ status: 'Ativo' });
      expect((await ceo.call(usersApi.accept, acceptRequest(person))).data).toMatchObject({ isAccepted: true });
    }
  });
});

describe('change of cargo', { tags: ['F-451', 'F-174', 'F-176'] }, () => {
  it('affects running sessions at once', async () => {
    const person = await addPartner();
    const signedIn = await as(server, person);
    expect((await signedIn.try(usersApi.listForAdmin)).status).toBe(403);
    const { data } = await tenantCeo.call(usersApi.changeCargo, changeCargoRequest(person, 'CEO'));
    expect(data.typeCargo).toBe('CEO');
    expect((await signedIn.try(usersApi.listForAdmin)).status).toBe(200);
  });

  it.each([
    ['', 'Selecione um cargo.'],
    ['CHEFE', 'Selecione um cargo.'],
    ['ANALISTA', 'Selecione um cargo.'],
    ['TI', 'Selecione um cargo.'],
    ['GESTOR', 'Selecione um cargo.'],
  ])('returns 400 for %j', { tags: ['F-175', 'F-415', 'C-14', 'C-15'] }, async (typeCargo, message) => {
    const { id } = await addPartner();
    const reply = await adminCeo.tryInvalid(usersApi.changeCargo, { body: { id, typeCargo } });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'typeCargo', message }] } });
  });

  it('gives an ADMIN the cargos of the provider', { tags: ['F-414'] }, async () => {
    const analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    const ceo = callerWith(server, adminCeo.token);
    expect((await ceo.try(usersApi.changeCargo, changeCargoRequest(analyst, 'JURIDICO'))).status).toBe(200);
    expect((await ceo.try(usersApi.changeCargo, changeCargoRequest(analyst, 'PARCEIRO'))).status).toBe(400);
  });

  it('returns 400 without a user, and 403 for the caller’s cargo', { tags: ['F-483'] }, async () => {
    const missing = await tenantCeo.tryInvalid(usersApi.changeCargo, { body: { typeCargo: 'CEO' } });
    expect(missing.body).toMatchObject({ issues: [{ message: 'ID do usuário para alterar ausente' }] });
    const own = await tenantCeo.try(usersApi.changeCargo, changeCargoRequest(boss, 'GERENTE'));
    expect(own).toMatchObject({ status: 403, body: { code: 'own_cargo_denied' } });
  });
});

describe('deletion', { tags: ['F-452', 'F-180'] }, () => {
  it('ends the sessions, removes the user from list and sign-in, and frees the e-mail', async () => {
    const person = await addPartner({ email: 'saiu@casa.test' });
    const signedIn = await as(server, person);
    expect((await signedIn.try(sessionApi.me)).status).toBe(200);
    expect((await tenantCeo.call(usersApi.remove, removeRequest(person))).data).toEqual({ deleted: [person.id] });

    expect((await signedIn.try(sessionApi.me)).status).toBe(401);
    const body = { email: person.email, password: testPassword };
    expect((await callerWith(server, '').try(sessionApi.login, { body })).status).toBe(401);
    const listed = await tenantCeo.call(usersApi.listForAdmin, { query: { id: person.id } });
    expect(listed.data).toEqual([]);
    expect((await tenantCeo.try(usersApi.read, { params: { id: person.id } })).status).toBe(404);
    expect((await tenantCeo.try(usersApi.remove, removeRequest(person))).status).toBe(404);
    expect((await addPartner({ email: 'saiu@casa.test' })).id).not.toBe(person.id);
  });

  it('is denied for the caller', { tags: ['F-179'] }, async () => {
    const reply = await tenantCeo.try(usersApi.remove, removeRequest(boss));
    expect(reply).toMatchObject({ status: 403, body: { code: 'own_user_delete_denied' } });
  });

  it('is refused while the user is responsible for clients or products of any tenant', {
    tags: ['F-181'],
  }, async () => {
    const manager = await addPartner({ name: 'Rui Braga' });
    const analyst = await addUser(server, {
      id_tenant: provider,
      typeUser: 'ADMIN',
      typeCargo: 'ANALISTA',
      name: 'Lia',
    });
    const id_client = await addClient(server, { id_tenant: home, id_responsavel: manager.id, id_gerente: manager.id });
    await addProduct(server, { id_tenant: home, id_client, id_analista: analyst.id });

    expect(await tenantCeo.try(usersApi.remove, removeRequest(manager))).toMatchObject({
      status: 409,
      body: {
        code: 'user_has_duties',
        message: 'Rui Braga ainda responde por 1 cliente. Transfira a responsabilidade antes de excluir.',
      },
    });
    const atProvider = callerWith(server, adminCeo.token);
    const refused = await atProvider.try(usersApi.remove, removeRequest(analyst));
    expect(refused.body.message).toMatch(/^Lia ainda responde por 1 produto\./);
    const { data } = await tenantCeo.call(clientsApi.read, { params: { cnpjcpf: id_client } });
    expect(data.nome_responsavel).toBe('Rui Braga');
  });

  it('of several users deletes all or none and ignores the id of the caller', {
    tags: ['F-453', 'F-484', 'G-19'],
  }, async () => {
    const [one, two] = [await addPartner(), await addPartner()];
    const ids = [one.id, boss.id, two.id, one.id];
    const unknown = await tenantCeo.try(usersApi.removeMany, { body: { ids: [...ids, 'ninguem'] } });
    expect(unknown.status).toBe(404);
    expect((await tenantCeo.try(usersApi.read, { params: { id: one.id } })).status).toBe(200);
    expect((await tenantCeo.call(usersApi.removeMany, { body: { ids } })).data).toEqual({ deleted: [one.id, two.id] });
    expect((await tenantCeo.try(usersApi.read, { params: { id: two.id } })).status).toBe(404);
    expect((await tenantCeo.call(usersApi.removeMany, { body: { ids: [boss.id] } })).data).toEqual({ deleted: [] });
    const reply = await tenantCeo.try(usersApi.removeMany, { body: { ids: [] } });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ message: 'Campos obrigatórios ausentes' }] } });
  });
});
