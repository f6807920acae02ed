import { permissionsApi } from '@restitui/domain/permissions/permissions.api.ts';
import { sessionApi } from '@restitui/domain/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { usersApi } from '@restitui/domain/users/users.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  newCpf,
  startTestServer,
  type TestServer,
} from '../../../test/harness.ts';

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
const person = (change: object = {}) => ({
  body: {
    name: 'Ana Souza',
    cpf: newCpf(),
    email: `ana${made++}@nova.test`,
    password: 'segura',
    whatsApp: '(62) 99999-0000',
    typeUser: 'USUARIO' as const,
    typeCargo: 'CEO' as const,
    ...change,
  },
});

describe('F-443 W-541 creating a user', () => {
  test('G-06 201 with the row: pending, of the tenant acted in, without flags', async () => {
    const { status, body } = await ceo.try(usersApi.createForAdmin, person({ isAccepted: true, id_tenant: undefined }));
    expect(status).toBe(201);
    const { data } = body as unknown as { data: { id: string } };
    expect(data).toMatchObject({ id_tenant: home, status: 'Pendente', isAccepted: false, li_aceito: false });
    expect(data).toMatchObject({ whatsApp: '62999990000', typeUser: 'USUARIO', typeCargo: 'CEO' });
    expect(JSON.stringify(data)).not.toMatch(/password|segura|argon2/);
    const flags = (await ceo.call(permissionsApi.read, { params: { userId: data.id } })).data;
    expect(Object.values(flags).filter((flag) => flag === true)).toEqual([]);
  });

  test('D-13 an ADMIN belongs to the provider, whatever tenant is selected', async () => {
    const { data } = await ceo.call(usersApi.createForAdmin, person({ typeUser: 'ADMIN', typeCargo: 'ANALISTA' }));
    expect(data.id_tenant).toBe(provider);
  });

  test('F-100 F-164 who was created signs in once activated, with the password given', async () => {
    const { body } = person({ typeUser: 'ADMIN', typeCargo: 'FINANCEIRO' });
    const { data } = await ceo.call(usersApi.createForAdmin, { body });
    const enter = () =>
      callerWith(server, '').try(sessionApi.login, { body: { email: body.email, password: body.password } });
    expect((await enter()).body.message).toBe('Usuário não aceito');
    const atProvider = callerWith(server, ceo.token, provider);
    await atProvider.call(usersApi.accept, { params: { userId: data.id } });
    expect((await enter()).status).toBe(200);
  });

  test.each([
    [{ name: '' }, 'name', 'Nome é obrigatório'],
    [{ cpf: '123' }, 'cpf', 'CPF inválido. Verifique o número digitado.'],
    [{ email: 'ana' }, 'email', 'Email inválido'],
    [{ password: '12345' }, 'password', 'Senha deve ter ao menos 6 caracteres'],
    [{ whatsApp: '999' }, 'whatsApp', 'WhatsApp deve ter ao menos 10 dígitos'],
    [{ typeCargo: undefined }, 'typeCargo', 'Cargo é obrigatório'],
    [{ typeUser: undefined }, 'typeUser', 'Tipo de usuário é obrigatório'],
    [{ typeCargo: 'GERENTE' }, 'typeCargo', 'Este cargo não pode ser criado para este tipo de usuário.'],
    [{ typeUser: 'ADMIN', typeCargo: 'TI' }, 'typeCargo', 'Este cargo não pode ser criado para este tipo de usuário.'],
  ])('F-206..F-214 C-14 400 for %j', async (change, path, message) => {
    const reply = await ceo.try(usersApi.createForAdmin, person(change));
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path, message }] } });
  });

  test('409 for an e-mail taken in the tenant or by an ADMIN anywhere, free in another tenant', async () => {
    const taken = person({ email: 'Dupla@nova.test' });
    await ceo.call(usersApi.createForAdmin, taken);
    const again = await ceo.try(usersApi.createForAdmin, person({ email: 'dupla@nova.test' }));
    expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const asAdmin = person({ email: 'dupla@nova.test', typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    expect((await ceo.try(usersApi.createForAdmin, asAdmin)).status).toBe(409);
    const elsewhere = callerWith(server, ceo.token, await addTenant(server));
    expect((await elsewhere.try(usersApi.createForAdmin, person({ email: 'dupla@nova.test' }))).status).toBe(201);

    const analyst = person({ email: 'unica@nova.test', typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    await ceo.call(usersApi.createForAdmin, analyst);
    expect((await ceo.try(usersApi.createForAdmin, person({ email: 'unica@nova.test' }))).status).toBe(409);
  });

  test.each([
    ['ADMIN', 'ANALISTA', 403],
    ['ADMIN', 'JURIDICO', 403],
    ['ADMIN', 'TI', 201],
    ['USUARIO', 'CEO', 403],
    ['USUARIO', 'GERENTE', 403],
  ] as const)('F-156 C-23 %s %s creates: %d', async (typeUser, typeCargo, status) => {
    const id_tenant = typeUser === 'ADMIN' ? provider : home;
    const permissions = { add_user: true };
    const creator = await as(server, await addUser(server, { id_tenant, typeUser, typeCargo, permissions }), home);
    const reply = await creator.try(usersApi.createForAdmin, person());
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('user_create_denied');
  });

  test('D-13 only an ADMIN CEO makes an ADMIN CEO', async () => {
    const ti = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' }));
    expect((await ti.try(usersApi.createForAdmin, person({ typeUser: 'ADMIN' }))).status).toBe(403);
    expect((await ceo.try(usersApi.createForAdmin, person({ typeUser: 'ADMIN' }))).status).toBe(201);
  });
});
