import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { usersApi } from '@restitui/domain/users/users.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer, type TestUser } from '../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let other: TenantId;
let person: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  other = await addTenant(server);
  person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', permissions: { add_client: true } });
});
afterAll(() => server.close());

const found = (id: string) => ({ params: { id } });

describe('F-438 W-542 reading a user', () => {
  test('the own record is everybody’s, without password, with all flags', async () => {
    const { data } = await (await as(server, person)).call(usersApi.read, found(person.id));
    expect(data).toMatchObject({ id: person.id, email: person.email, typeCargo: 'PARCEIRO', status: 'Ativo' });
    expect(Object.keys(data.permissions)).toHaveLength(38);
    expect(data.permissions).toMatchObject({ add_client: true, fcvs: false });
    expect(JSON.stringify(data)).not.toMatch(/password|argon2/);
  });

  test('F-164 who is not accepted yet is Pendente', async () => {
    const pending = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', isAccepted: false });
    const ceo = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
    const { data } = await (await as(server, ceo)).call(usersApi.read, found(pending.id));
    expect(data).toMatchObject({ status: 'Pendente', isAccepted: false });
  });

  test('an ADMIN reads the own record in whatever tenant is selected', async () => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'JURIDICO' });
    const { data } = await (await as(server, admin, home)).call(usersApi.read, found(admin.id));
    expect(data.id_tenant).toBe(provider);
  });

  test.each([
    ['ADMIN', 'CEO', 200],
    ['ADMIN', 'TI', 200],
    ['ADMIN', 'FINANCEIRO', 403],
    ['USUARIO', 'CEO', 200],
    ['USUARIO', 'GERENTE', 403],
  ] as const)('C-09 C-40 %s %s reads another: %d', async (typeUser, typeCargo, status) => {
    const id_tenant = typeUser === 'ADMIN' ? provider : home;
    const reader = await as(server, await addUser(server, { id_tenant, typeUser, typeCargo }), home);
    const reply = await reader.try(usersApi.read, found(person.id));
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('user_denied');
  });

  test('D-11 404 for another tenant’s, before any rule speaks, and for nobody', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: other, typeCargo: 'CEO' }));
    const partner = await as(server, await addUser(server, { id_tenant: other, typeCargo: 'PARCEIRO' }));
    const admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), other);
    const missing = { status: 404, body: { code: 'user_not_found', message: 'Usuário não encontrado' } };
    for (const reader of [ceo, partner, admin]) {
      expect(await reader.try(usersApi.read, found(person.id))).toMatchObject(missing);
      expect(await reader.try(usersApi.read, found('ninguem'))).toMatchObject(missing);
    }
  });
});
