import { permissionsApi } from '@restitui/domain/accounts/permissions/permissions.api.ts';
import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  newCpf,
  startTestServer,
  type TestServer,
} from '../../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true, hosts: ['localhost'] });
  home = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
});
afterAll(() => server.close());

let made = 0;
const newUserBody = (change: object = {}) => ({
  body: {
    name: 'Ana Souza',
    cpf: newCpf(),
    email: `ana${made++}@nova.test`,
    password: 'segura@1',
    whatsApp: '(62) 99999-0000',
    typeUser: 'USUARIO' as const,
    typeCargo: 'CEO' as const,
    ...change,
  },
});

describe('creating a user', { tags: ['F-443', 'W-541'] }, () => {
  it('returns 201 with a pending user of the acting tenant, without flags', { tags: ['G-06'] }, async () => {
    const { status, body } = await ceo.try(
      usersApi.createForAdmin,
      newUserBody({ isAccepted: true, id_tenant: undefined }),
    );
    expect(status).toBe(201);
    const { data } = body as unknown as { data: { id: string } };
    expect(data).toMatchObject({ id_tenant: home, status: 'Pendente', isAccepted: false, li_aceito: false });
    expect(data).toMatchObject({ whatsApp: '62999990000', typeUser: 'USUARIO', typeCargo: 'CEO' });
    expect(JSON.stringify(data)).not.toMatch(/password|segura|argon2/);
    const flags = (await ceo.call(permissionsApi.read, { params: { userId: data.id } })).data;
    expect(Object.values(flags).filter((flag) => flag === true)).toEqual([]);
  });

  it("creates an ADMIN in the provider's tenant, whatever tenant is selected", { tags: ['D-13'] }, async () => {
    const { data } = await ceo.call(usersApi.createForAdmin, newUserBody({ typeUser: 'ADMIN', typeCargo: 'ANALISTA' }));
    expect(data.id_tenant).toBe(provider);
  });

  it('lets the user sign in with the given password once activated', { tags: ['F-100', 'F-164'] }, async () => {
    const { body } = newUserBody({ typeUser: 'ADMIN', typeCargo: 'FINANCEIRO' });
    const { data } = await ceo.call(usersApi.createForAdmin, { body });
    const enter = () =>
      callerWith(server, '').try(sessionApi.login, { body: { email: body.email, password: body.password } });
    expect((await enter()).body.message).toBe('Usuário não aceito');
    const atProvider = callerWith(server, ceo.token, provider);
    await atProvider.call(usersApi.accept, { params: { userId: data.id } });
    expect((await enter()).status).toBe(200);
  });

  it.each([
    [{ name: '' }, 'name', 'Nome é obrigatório'],
    [{ cpf: '123' }, 'cpf', 'CPF inválido. Verifique o número digitado.'],
    [{ email: 'ana' }, 'email', 'Email inválido'],
    [{ password: '12345' }, 'password', 'Senha deve ter ao menos 6 caracteres'],
    [{ whatsApp: '999' }, 'whatsApp', 'WhatsApp deve ter ao menos 10 dígitos'],
    [{ typeCargo: undefined }, 'typeCargo', 'Cargo é obrigatório'],
    [{ typeUser: undefined }, 'typeUser', 'Tipo de usuário é obrigatório'],
    [{ typeCargo: 'GERENTE' }, 'typeCargo', 'Este cargo não pode ser criado para este tipo de usuário.'],
    [{ typeUser: 'ADMIN', typeCargo: 'TI' }, 'typeCargo', 'Este cargo não pode ser criado para este tipo de usuário.'],
  ])('returns 400 for %j', { tags: ['F-206', 'F-214', 'C-14'] }, async (change, path, message) => {
    const reply = await ceo.try(usersApi.createForAdmin, newUserBody(change));
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path, message }] } });
  });

  it('returns 409 for an e-mail used in the tenant or by any ADMIN, but not for one used in another tenant', async () => {
    const taken = newUserBody({ email: 'Dupla@nova.test' });
    await ceo.call(usersApi.createForAdmin, taken);
    const again = await ceo.try(usersApi.createForAdmin, newUserBody({ email: 'dupla@nova.test' }));
    expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const asAdmin = newUserBody({ email: 'dupla@nova.test', typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    expect((await ceo.try(usersApi.createForAdmin, asAdmin)).status).toBe(409);
    const elsewhere = callerWith(server, ceo.token, await addTenant(server));
    expect((await elsewhere.try(usersApi.createForAdmin, newUserBody({ email: 'dupla@nova.test' }))).status).toBe(201);

    const analyst = newUserBody({ email: 'unica@nova.test', typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    await ceo.call(usersApi.createForAdmin, analyst);
    expect((await ceo.try(usersApi.createForAdmin, newUserBody({ email: 'unica@nova.test' }))).status).toBe(409);
  });

  it.each([
    ['ADMIN', 'ANALISTA', 403],
    ['ADMIN', 'JURIDICO', 403],
    ['ADMIN', 'TI', 201],
    ['USUARIO', 'CEO', 403],
    ['USUARIO', 'GERENTE', 403],
  ] as const)('returns for %s %s: %d', { tags: ['F-156', 'C-23'] }, async (typeUser, typeCargo, status) => {
    const id_tenant = typeUser === 'ADMIN' ? provider : home;
    const permissions = { add_user: true };
    const creator = await as(server, await addUser(server, { id_tenant, typeUser, typeCargo, permissions }), home);
    const reply = await creator.try(usersApi.createForAdmin, newUserBody());
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('user_create_denied');
  });

  it('lets only an ADMIN CEO create an ADMIN CEO', { tags: ['D-13'] }, async () => {
    const ti = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' }));
    expect((await ti.try(usersApi.createForAdmin, newUserBody({ typeUser: 'ADMIN' }))).status).toBe(403);
    expect((await ceo.try(usersApi.createForAdmin, newUserBody({ typeUser: 'ADMIN' }))).status).toBe(201);
  });
});
