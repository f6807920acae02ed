import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let other: TenantId;
let admin: Caller;
let adminAtHome: Caller;

async function signInAs(typeUser: TypeUser, typeCargo: TypeCargo, permissions = {}, selected?: TenantId) {
  const id_tenant = typeUser === 'ADMIN' ? provider : home;
  return as(server, await addUser(server, { id_tenant, typeUser, typeCargo, permissions }), selected);
}

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  other = await addTenant(server);
  await addUser(server, { id_tenant: home, typeCargo: 'GERENTE', name: 'Ângela Conceição', email: 'angela@casa.test' });
  await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Bruno Lima', isAccepted: false });
  await addUser(server, { id_tenant: other, typeCargo: 'CEO', name: 'Carla Dias', permissions: { fcvs: true } });
  const ceo = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', name: 'Zélia Reis' });
  admin = await as(server, ceo);
  adminAtHome = await as(server, ceo, home);
});
afterAll(() => server.close());

const namesIn = (answer: { data: { name: string }[] }) => answer.data.map(({ name }) => name);
const listRequest = (query: Request<typeof usersApi.listForAdmin>['query']) => ({ query });

describe('scope of the user list', { tags: ['F-441', 'W-535', 'D-11', 'C-40'] }, () => {
  it('contains all users for an ADMIN CEO without a selected tenant, otherwise those of the tenant', async () => {
    const everybody = namesIn(await admin.call(usersApi.listForAdmin));
    expect(everybody).toEqual(expect.arrayContaining(['Ângela Conceição', 'Carla Dias', 'Zélia Reis']));
    expect(namesIn(await adminAtHome.call(usersApi.listForAdmin))).toEqual(['Ângela Conceição', 'Bruno Lima']);
    const named = await admin.call(usersApi.listForAdmin, listRequest({ id_tenant: other }));
    expect(namesIn(named)).toEqual(['Carla Dias']);
  });

  it('contains the users of a USUARIO CEO’s tenant, in either call', { tags: ['F-161', 'F-440', 'C-08'] }, async () => {
    const ceo = await signInAs('USUARIO', 'CEO', {}, other);
    for (const answer of [
      await ceo.call(usersApi.listForAdmin),
      await ceo.call(usersApi.listOfTenant, { params: { tenantId: home } }),
    ]) {
      expect(namesIn(answer)).toEqual(expect.arrayContaining(['Ângela Conceição', 'Bruno Lima']));
      expect(new Set(answer.data.map(({ id_tenant }) => id_tenant))).toEqual(new Set([home]));
    }
    expect((await ceo.try(usersApi.listOfTenant, { params: { tenantId: other } })).status).toBe(404);
  });

  it('contains users who share a flag, without oneself, for an ANALISTA with permission_product', {
    tags: ['F-159', 'F-160', 'W-267'],
  }, async () => {
    const analyst = await signInAs('ADMIN', 'ANALISTA', { permission_product: true, fcvs: true });
    expect(namesIn(await analyst.call(usersApi.listForAdmin))).toEqual(['Carla Dias']);
    const selected = await signInAs('ADMIN', 'ANALISTA', { permission_product: true, fcvs: true }, home);
    expect(namesIn(await selected.call(usersApi.listForAdmin))).toEqual([]);
  });

  it.each([
    ['ADMIN', 'TI', 200],
    ['ADMIN', 'ANALISTA', 403],
    ['ADMIN', 'JURIDICO', 403],
    ['ADMIN', 'FINANCEIRO', 403],
    ['USUARIO', 'GERENTE', 403],
    ['USUARIO', 'PARCEIRO', 403],
    ['USUARIO', 'CONTABILIDADE', 403],
  ] as const)('returns for %s %s: %d', { tags: ['F-158', 'C-09', 'C-10'] }, async (typeUser, typeCargo, status) => {
    const caller = await signInAs(typeUser, typeCargo, { permission_geral: true }, home);
    const replies = [
      await caller.try(usersApi.listForAdmin),
      await caller.try(usersApi.listOfTenant, { params: { tenantId: home } }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([status, status]);
    if (status === 403) expect(replies[0]?.body.code).toBe('user_list_denied');
  });
});

describe('user list', { tags: ['F-139', 'F-140', 'F-142', 'F-153', 'F-154'] }, () => {
  it('matches names without accents, e-mails, and CPFs with mask', async () => {
    const { data } = await admin.call(usersApi.listForAdmin, listRequest({ q: 'angela conceicao' }));
    expect(namesIn({ data })).toEqual(['Ângela Conceição']);
    const cpf = data[0]?.cpf ?? '';
    const masked = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`;
    for (const q of ['ANGELA@casa', masked, cpf]) {
      expect(namesIn(await admin.call(usersApi.listForAdmin, listRequest({ q })))).toEqual(['Ângela Conceição']);
    }
    expect(namesIn(await admin.call(usersApi.listForAdmin, listRequest({ q: '%' })))).toEqual([]);
  });

  it('contains the listed fields and flags but no secrets', { tags: ['W-484'] }, async () => {
    const { data } = await adminAtHome.call(usersApi.listForAdmin, listRequest({ q: 'Bruno' }));
    expect(data[0]).toMatchObject({ id_tenant: home, typeUser: 'USUARIO', typeCargo: 'PARCEIRO', status: 'Pendente' });
    expect(Object.keys(data[0]?.permissions ?? {})).toHaveLength(38);
    expect(JSON.stringify(data)).not.toMatch(/password|argon2/);
  });

  it('filters by cargo and type, sorts, and returns one user by id', async () => {
    const managers = await admin.call(
      usersApi.listForAdmin,
      listRequest({ typeCargo: 'GERENTE', typeUser: 'USUARIO' }),
    );
    expect(new Set(managers.data.map(({ typeCargo }) => typeCargo))).toEqual(new Set(['GERENTE']));
    expect(
      namesIn(await adminAtHome.call(usersApi.listForAdmin, listRequest({ sort: '-name', pageSize: 2 })))[0],
    ).not.toBe('Ângela Conceição');
    const id = managers.data[0]?.id;
    expect((await admin.call(usersApi.listForAdmin, listRequest({ id }))).data.map((user) => user.id)).toEqual([id]);
  });

  it('has pages of 50 by default and an empty page past the end', { tags: ['W-595', 'C-45'] }, async () => {
    expect((await admin.call(usersApi.listForAdmin)).page).toMatchObject({ number: 1, size: 50 });
    const { data, page } = await admin.call(usersApi.listForAdmin, listRequest({ page: 99, pageSize: 10 }));
    expect([data, page?.number, page?.size]).toEqual([[], 99, 10]);
  });

  it.each([{ page: 0 }, { pageSize: 201 }, { typeCargo: 'CHEFE' }, { typeUser: 'X' }, { sort: 'cpf' }])(
    'returns 400 for %j',
    async (query) => {
      expect((await admin.tryInvalid(usersApi.listForAdmin, { query })).status).toBe(400);
    },
  );
});
