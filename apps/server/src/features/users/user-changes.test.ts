import { clientsApi } from '@restitui/domain/clients/clients.api.ts';
import { sessionApi } from '@restitui/domain/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/users/cargo.ts';
import { usersApi } from '@restitui/domain/users/users.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addClient, addProduct } from '../../../test/clients.ts';
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
  home = await addTenant(server, { hosts: ['localhost'] });
  boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
  adminCeo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
  tenantCeo = await as(server, boss);
});
afterAll(() => server.close());

const partner = (values: object = {}) => addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', ...values });
const accepting = ({ id }: TestUser) => ({ params: { userId: id } });
const removing = ({ id }: TestUser) => ({ params: { id } });
const making = ({ id }: TestUser, typeCargo: string) => ({ body: { id, typeCargo } }) as never;

const others: [TypeUser, TypeCargo][] = [
  ['ADMIN', 'TI'],
  ['ADMIN', 'ANALISTA'],
  ['ADMIN', 'JURIDICO'],
  ['USUARIO', 'GERENTE'],
  ['USUARIO', 'PARCEIRO'],
];

describe.each(others)('C-23 %s %s, whatever flags', (typeUser, typeCargo) => {
  test('activates nobody, changes no role and deletes nobody', async () => {
    const permissions = { update_user: true, delet_user: true };
    const id_tenant = typeUser === 'ADMIN' ? provider : home;
    const caller = await as(server, await addUser(server, { id_tenant, typeUser, typeCargo, permissions }), home);
    const person = await partner({ isAccepted: false });
    const codes = [
      await caller.try(usersApi.accept, accepting(person)),
      await caller.try(usersApi.changeCargo, making(person, 'GERENTE')),
      await caller.try(usersApi.remove, removing(person)),
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

test('D-11 D-13 404 across tenants, 403 for a USUARIO CEO at an ADMIN of the same house', async () => {
  const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
  const person = await partner();
  const admin = await addUser(server, { id_tenant: home, typeUser: 'ADMIN', typeCargo: 'TI' });
  for (const [caller, about, status] of [
    [elsewhere, person, 404],
    [tenantCeo, { ...person, id: 'ninguem' }, 404],
    [tenantCeo, admin, 403],
  ] as const) {
    expect((await caller.try(usersApi.accept, accepting(about))).status).toBe(status);
    expect((await caller.try(usersApi.changeCargo, making(about, 'CEO'))).status).toBe(status);
    expect((await caller.try(usersApi.remove, removing(about))).status).toBe(status);
    expect((await caller.try(usersApi.removeMany, { body: { ids: [about.id] } })).status).toBe(status);
  }
});

describe('F-449 F-166 F-167 activation', () => {
  test('by the provider’s CEO and by the own one; doing it twice changes nothing', async () => {
    for (const ceo of [adminCeo, tenantCeo]) {
      const person = await partner({ isAccepted: false });
      expect((await ceo.call(usersApi.accept, accepting(person))).data).toMatchObject({ status: 'Ativo' });
      expect((await ceo.call(usersApi.accept, accepting(person))).data).toMatchObject({ isAccepted: true });
    }
  });
});

describe('F-451 F-174 F-176 change of role', () => {
  test('counts at once in a running session', async () => {
    const person = await partner();
    const session = await as(server, person);
    expect((await session.try(usersApi.listForAdmin)).status).toBe(403);
    const { data } = await tenantCeo.call(usersApi.changeCargo, making(person, 'CEO'));
    expect(data.typeCargo).toBe('CEO');
    expect((await session.try(usersApi.listForAdmin)).status).toBe(200);
  });

  test.each([
    ['', 'Selecione um cargo.'],
    ['CHEFE', 'Selecione um cargo.'],
    ['ANALISTA', 'Selecione um cargo.'],
    ['TI', 'Selecione um cargo.'],
    ['GESTOR', 'Selecione um cargo.'],
  ])('F-175 F-415 C-14 C-15 400 for %j', async (typeCargo, message) => {
    const reply = await adminCeo.try(usersApi.changeCargo, making(await partner(), typeCargo));
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'typeCargo', message }] } });
  });

  test('F-414 an ADMIN takes the cargos of the provider', async () => {
    const analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    const ceo = callerWith(server, adminCeo.token);
    expect((await ceo.try(usersApi.changeCargo, making(analyst, 'JURIDICO'))).status).toBe(200);
    expect((await ceo.try(usersApi.changeCargo, making(analyst, 'PARCEIRO'))).status).toBe(400);
  });

  test('F-483 400 without whom; nobody changes the own cargo', async () => {
    const missing = await tenantCeo.try(usersApi.changeCargo, { body: { typeCargo: 'CEO' } } as never);
    expect(missing.body).toMatchObject({ issues: [{ message: 'ID do usuário para alterar ausente' }] });
    const own = await tenantCeo.try(usersApi.changeCargo, making(boss, 'GERENTE'));
    expect(own).toMatchObject({ status: 403, body: { code: 'own_cargo_denied' } });
  });
});

describe('F-452 F-180 deletion', () => {
  test('ends the sessions at once, takes the person from list and sign-in, and frees the e-mail', async () => {
    const person = await partner({ email: 'saiu@casa.test' });
    const session = await as(server, person);
    expect((await session.try(sessionApi.me)).status).toBe(200);
    expect((await tenantCeo.call(usersApi.remove, removing(person))).data).toEqual({ deleted: [person.id] });

    expect((await session.try(sessionApi.me)).status).toBe(401);
    const body = { email: person.email, password: testPassword };
    expect((await callerWith(server, '').try(sessionApi.login, { body })).status).toBe(401);
    const listed = await tenantCeo.call(usersApi.listForAdmin, { query: { id: person.id } });
    expect(listed.data).toEqual([]);
    expect((await tenantCeo.try(usersApi.read, { params: { id: person.id } })).status).toBe(404);
    expect((await tenantCeo.try(usersApi.remove, removing(person))).status).toBe(404);
    expect((await partner({ email: 'saiu@casa.test' })).id).not.toBe(person.id);
  });

  test('F-179 is never of the own record', async () => {
    const reply = await tenantCeo.try(usersApi.remove, removing(boss));
    expect(reply).toMatchObject({ status: 403, body: { code: 'own_user_delete_denied' } });
  });

  test('F-181 waits until somebody else answers for the clients and products, of any tenant', async () => {
    const manager = await partner({ name: 'Rui Braga' });
    const analyst = await addUser(server, {
      id_tenant: provider,
      typeUser: 'ADMIN',
      typeCargo: 'ANALISTA',
      name: 'Lia',
    });
    const id_client = await addClient(server, { id_tenant: home, id_responsavel: manager.id, id_gerente: manager.id });
    await addProduct(server, { id_tenant: home, id_client, id_analista: analyst.id });

    expect(await tenantCeo.try(usersApi.remove, removing(manager))).toMatchObject({
      status: 409,
      body: {
        code: 'user_has_duties',
        message: 'Rui Braga ainda responde por 1 cliente. Transfira a responsabilidade antes de excluir.',
      },
    });
    const atProvider = callerWith(server, adminCeo.token);
    const refused = await atProvider.try(usersApi.remove, removing(analyst));
    expect(refused.body.message).toMatch(/^Lia ainda responde por 1 produto\./);
    const { data } = await tenantCeo.call(clientsApi.read, { params: { cnpjcpf: id_client } });
    expect(data.nome_responsavel).toBe('Rui Braga');
  });

  test('F-453 F-484 G-19 of several: all or nobody, the own id ignored', async () => {
    const [one, two] = [await partner(), await partner()];
    const ids = [one.id, boss.id, two.id, one.id];
    const unknown = await tenantCeo.try(usersApi.removeMany, { body: { ids: [...ids, 'ninguem'] } });
    expect(unknown.status).toBe(404);
    expect((await tenantCeo.try(usersApi.read, { params: { id: one.id } })).status).toBe(200);
    expect((await tenantCeo.call(usersApi.removeMany, { body: { ids } })).data).toEqual({ deleted: [one.id, two.id] });
    expect((await tenantCeo.try(usersApi.read, { params: { id: two.id } })).status).toBe(404);
    expect((await tenantCeo.call(usersApi.removeMany, { body: { ids: [boss.id] } })).data).toEqual({ deleted: [] });
    const nobody = await tenantCeo.try(usersApi.removeMany, { body: { ids: [] } });
    expect(nobody).toMatchObject({ status: 400, body: { issues: [{ message: 'Campos obrigatórios ausentes' }] } });
  });
});
