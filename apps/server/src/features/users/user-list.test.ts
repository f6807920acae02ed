import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/users/cargo.ts';
import { usersApi } from '@restitui/domain/users/users.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let other: TenantId;
let admin: Caller;
let adminAtHome: Caller;

async function signedIn(typeUser: TypeUser, typeCargo: TypeCargo, permissions = {}, selected?: TenantId) {
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

const names = (answer: { data: { name: string }[] }) => answer.data.map(({ name }) => name);
const asked = (query: object) => ({ query }) as never;

describe('F-441 W-535 D-11 C-40 whose users are listed', () => {
  test('an ADMIN CEO without a selected tenant sees everybody, in a selected one its people', async () => {
    const everybody = names(await admin.call(usersApi.listForAdmin));
    expect(everybody).toEqual(expect.arrayContaining(['Ângela Conceição', 'Carla Dias', 'Zélia Reis']));
    expect(names(await adminAtHome.call(usersApi.listForAdmin))).toEqual(['Ângela Conceição', 'Bruno Lima']);
    const named = await admin.call(usersApi.listForAdmin, asked({ id_tenant: other }));
    expect(names(named)).toEqual(['Carla Dias']);
  });

  test('F-161 F-440 C-08 a USUARIO CEO sees the own tenant, by either call', async () => {
    const ceo = await signedIn('USUARIO', 'CEO', {}, other);
    for (const answer of [
      await ceo.call(usersApi.listForAdmin),
      await ceo.call(usersApi.listOfTenant, { params: { tenantId: home } }),
    ]) {
      expect(names(answer)).toEqual(expect.arrayContaining(['Ângela Conceição', 'Bruno Lima']));
      expect(new Set(answer.data.map(({ id_tenant }) => id_tenant))).toEqual(new Set([home]));
    }
    expect((await ceo.try(usersApi.listOfTenant, { params: { tenantId: other } })).status).toBe(404);
  });

  test('F-159 F-160 W-267 an ANALISTA with permission_product sees who shares a flag, not the own record', async () => {
    const analyst = await signedIn('ADMIN', 'ANALISTA', { permission_product: true, fcvs: true });
    expect(names(await analyst.call(usersApi.listForAdmin))).toEqual(['Carla Dias']);
    const selected = await signedIn('ADMIN', 'ANALISTA', { permission_product: true, fcvs: true }, home);
    expect(names(await selected.call(usersApi.listForAdmin))).toEqual([]);
  });

  test.each([
    ['ADMIN', 'TI', 200],
    ['ADMIN', 'ANALISTA', 403],
    ['ADMIN', 'JURIDICO', 403],
    ['ADMIN', 'FINANCEIRO', 403],
    ['USUARIO', 'GERENTE', 403],
    ['USUARIO', 'PARCEIRO', 403],
    ['USUARIO', 'CONTABILIDADE', 403],
  ] as const)('F-158 C-09 C-10 %s %s: %d', async (typeUser, typeCargo, status) => {
    const caller = await signedIn(typeUser, typeCargo, { permission_geral: true }, home);
    const replies = [
      await caller.try(usersApi.listForAdmin),
      await caller.try(usersApi.listOfTenant, { params: { tenantId: home } }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([status, status]);
    if (status === 403) expect(replies[0]?.body.code).toBe('user_list_denied');
  });
});

describe('F-139 F-140 F-142 F-153 F-154 what the list answers', () => {
  test('finds by name without accents, by e-mail and by CPF with its mask', async () => {
    const { data } = await admin.call(usersApi.listForAdmin, asked({ q: 'angela conceicao' }));
    expect(names({ data })).toEqual(['Ângela Conceição']);
    const cpf = data[0]?.cpf ?? '';
    const masked = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`;
    for (const q of ['ANGELA@casa', masked, cpf]) {
      expect(names(await admin.call(usersApi.listForAdmin, asked({ q })))).toEqual(['Ângela Conceição']);
    }
    expect(names(await admin.call(usersApi.listForAdmin, asked({ q: '%' })))).toEqual([]);
  });

  test('W-484 rows carry what the list shows, the flags, and nothing secret', async () => {
    const { data } = await adminAtHome.call(usersApi.listForAdmin, asked({ q: 'Bruno' }));
    expect(data[0]).toMatchObject({ id_tenant: home, typeUser: 'USUARIO', typeCargo: 'PARCEIRO', status: 'Pendente' });
    expect(Object.keys(data[0]?.permissions ?? {})).toHaveLength(38);
    expect(JSON.stringify(data)).not.toMatch(/password|argon2/);
  });

  test('filters by cargo and by type, sorts, and gives one person by id', async () => {
    const managers = await admin.call(usersApi.listForAdmin, asked({ typeCargo: 'GERENTE', typeUser: 'USUARIO' }));
    expect(new Set(managers.data.map(({ typeCargo }) => typeCargo))).toEqual(new Set(['GERENTE']));
    expect(names(await adminAtHome.call(usersApi.listForAdmin, asked({ sort: '-name', pageSize: 2 })))[0]).not.toBe(
      'Ângela Conceição',
    );
    const id = managers.data[0]?.id;
    expect((await admin.call(usersApi.listForAdmin, asked({ id }))).data.map((user) => user.id)).toEqual([id]);
  });

  test('W-595 C-45 has pages of 50 unless asked otherwise, and an empty one past the end', async () => {
    expect((await admin.call(usersApi.listForAdmin)).page).toMatchObject({ number: 1, size: 50 });
    const { data, page } = await admin.call(usersApi.listForAdmin, asked({ page: 99, pageSize: 10 }));
    expect([data, page?.number, page?.size]).toEqual([[], 99, 10]);
  });

  test.each([{ page: 0 }, { pageSize: 201 }, { typeCargo: 'CHEFE' }, { typeUser: 'X' }, { sort: 'cpf' }])(
    '400 for %j',
    async (query) => {
      expect((await admin.try(usersApi.listForAdmin, asked(query))).status).toBe(400);
    },
  );
});
