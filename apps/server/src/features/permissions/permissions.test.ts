import { permissionsApi } from '@restitui/domain/permissions/permissions.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer, type TestUser } from '../../../test/harness.ts';

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

describe('F-435 F-188 reading permissions', () => {
  test('the own ones come complete, missing flags as false', async () => {
    const { data } = await (await as(server, person)).call(permissionsApi.read, of(person));
    const { id_user, ...flags } = data;
    expect(id_user).toBe(person.id);
    expect(Object.keys(flags)).toHaveLength(38);
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
