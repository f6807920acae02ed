import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer, type TestUser } from '../../../../test/harness.ts';

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

const readRequest = (id: string) => ({ params: { id } });

describe('reading a user', { tags: ['F-438', 'W-542'] }, () => {
  it('returns the caller’s record, with all flags and without the password', async () => {
    const { data } = await (await as(server, person)).call(usersApi.read, readRequest(person.id));
    expect(data).toMatchObject({ id: person.id, email: person.email, typeCargo: 'PARCEIRO', status: 'Ativo' });
    expect(Object.keys(data.permissions)).toHaveLength(38);
    expect(data.permissions).toMatchObject({ add_client: true, fcvs: false });
    expect(JSON.stringify(data)).not.toMatch(/password|argon2/);
  });

  it('shows a user who is not accepted yet as Pendente', { tags: ['F-164'] }, async () => {
    const pending = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', isAccepted: false });
    const ceo = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
    const { data } = await (await as(server, ceo)).call(usersApi.read, readRequest(pending.id));
    expect(data).toMatchObject({ status: 'Pendente', isAccepted: false });
  });

  it("returns an ADMIN's own record in any selected tenant", async () => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'JURIDICO' });
    const { data } = await (await as(server, admin, home)).call(usersApi.read, readRequest(admin.id));
    expect(data.id_tenant).toBe(provider);
  });

  it.each([
    ['ADMIN', 'CEO', 200],
    ['ADMIN', 'TI', 200],
    ['ADMIN', 'FINANCEIRO', 403],
    ['USUARIO', 'CEO', 200],
    ['USUARIO', 'GERENTE', 403],
  ] as const)(
    'returns for %s %s reading another user: %d',
    { tags: ['C-09', 'C-40'] },
    async (typeUser, typeCargo, status) => {
      const id_tenant = typeUser === 'ADMIN' ? provider : home;
      const reader = await as(server, await addUser(server, { id_tenant, typeUser, typeCargo }), home);
      const reply = await reader.try(usersApi.read, readRequest(person.id));
      expect(reply.status).toBe(status);
      if (status === 403) expect(reply.body.code).toBe('user_denied');
    },
  );

  it('returns 404 for a user of another tenant before any access rule, and for an unknown user', {
    tags: ['D-11'],
  }, async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: other, typeCargo: 'CEO' }));
    const partner = await as(server, await addUser(server, { id_tenant: other, typeCargo: 'PARCEIRO' }));
    const admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), other);
    const missing = { status: 404, body: { code: 'user_not_found', message: 'Usuário não encontrado' } };
    for (const reader of [ceo, partner, admin]) {
      expect(await reader.try(usersApi.read, readRequest(person.id))).toMatchObject(missing);
      expect(await reader.try(usersApi.read, readRequest('ninguem'))).toMatchObject(missing);
    }
  });
});
