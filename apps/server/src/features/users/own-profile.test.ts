import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { usersApi } from '@restitui/domain/users/users.api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  newCpf,
  startTestServer,
  type TestServer,
  type TestUser,
  testPassword,
} from '../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.move(16 * 60_000);
});

const person = (id_tenant = home) => addUser(server, { id_tenant, typeCargo: 'PARCEIRO' });
const profileOf = ({ email }: TestUser) => ({ name: 'Ana Souza', email, whatsApp: '(62) 99999-1234' });
const refusal = (status: number, code: string, path: string) => ({ status, body: { code, issues: [{ path }] } });

describe('D-25 the own data', () => {
  test('are saved without the mask, and read again', async () => {
    const own = await person();
    const caller = await as(server, own);
    const saved = { id: own.id, name: 'Ana Souza', whatsApp: '62999991234', email: own.email };
    expect((await caller.call(usersApi.updateOwn, { body: profileOf(own) })).data).toMatchObject(saved);
    expect((await caller.call(usersApi.read, { params: { id: own.id } })).data).toMatchObject(saved);
  });

  test('an ADMIN saves at home, whatever tenant is selected', async () => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    const { data } = await (await as(server, admin, home)).call(usersApi.updateOwn, { body: profileOf(admin) });
    expect(data).toMatchObject({ id: admin.id, id_tenant: provider, name: 'Ana Souza' });
  });

  test('take no role, tenant or activation along', async () => {
    const own = await person();
    const body = { ...profileOf(own), typeCargo: 'CEO', typeUser: 'ADMIN', id_tenant: provider, isAccepted: false };
    const { data } = await (await as(server, own)).call(usersApi.updateOwn, { body });
    expect(data).toMatchObject({ typeCargo: 'PARCEIRO', typeUser: 'USUARIO', id_tenant: home, isAccepted: true });
  });

  test.each([
    [{ name: '' }, 'name', 'Nome é obrigatório'],
    [{ email: 'ana' }, 'email', 'Email inválido'],
    [{ whatsApp: '1' }, 'whatsApp', 'WhatsApp deve ter ao menos 10 dígitos'],
  ])('%j is refused', async (wrong, path, message) => {
    const own = await person();
    const reply = await (await as(server, own)).try(usersApi.updateOwn, { body: { ...profileOf(own), ...wrong } });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });
});

describe('the CPF', () => {
  test('is taken while none is known, and stands from then on', async () => {
    const own = await person();
    await server.database.asOwner((client) => client.query(`update users set cpf = '' where id = $1`, [own.id]));
    const caller = await as(server, own);
    const cpf = newCpf();
    expect((await caller.call(usersApi.updateOwn, { body: { ...profileOf(own), cpf } })).data.cpf).toBe(cpf);
    expect((await caller.call(usersApi.updateOwn, { body: { ...profileOf(own), cpf } })).data.cpf).toBe(cpf);
    const reply = await caller.try(usersApi.updateOwn, { body: { ...profileOf(own), cpf: newCpf() } });
    expect(reply).toMatchObject(refusal(403, 'own_cpf_fixed', 'cpf'));
  });
});

describe('a new e-mail', () => {
  const changed = (own: TestUser, email: string, senha_atual?: string) => ({
    body: { ...profileOf(own), email, ...(senha_atual !== undefined && { senha_atual }) },
  });

  test('needs the password; the case of letters does not', async () => {
    const own = await person();
    const caller = await as(server, own);
    const email = `nova-${own.id}@pessoa.test`;
    const without = await caller.try(usersApi.updateOwn, changed(own, email));
    expect(without).toMatchObject(refusal(400, 'password_required', 'senha_atual'));
    const wrong = await caller.try(usersApi.updateOwn, changed(own, email, 'errada'));
    expect(wrong).toMatchObject(refusal(400, 'wrong_password', 'senha_atual'));
    expect((await caller.call(usersApi.read, { params: { id: own.id } })).data.email).toBe(own.email);
    expect((await caller.call(usersApi.updateOwn, changed(own, email, testPassword))).data.email).toBe(email);
    expect((await caller.call(usersApi.updateOwn, changed(own, email.toUpperCase()))).data.email).toBe(
      email.toUpperCase(),
    );
  });

  test('is nobody else’s of the consultancy, and no ADMIN’s', async () => {
    const own = await person();
    const caller = await as(server, own);
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
    for (const { email } of [await person(), admin]) {
      const reply = await caller.try(usersApi.updateOwn, changed(own, email.toUpperCase(), testPassword));
      expect(reply).toMatchObject(refusal(409, 'email_taken', 'email'));
    }
    const elsewhere = await person(await addTenant(server));
    expect((await caller.call(usersApi.updateOwn, changed(own, elsewhere.email, testPassword))).data.email).toBe(
      elsewhere.email,
    );
    const adminCaller = await as(server, admin);
    const taken = await adminCaller.try(usersApi.updateOwn, changed(admin, elsewhere.email, testPassword));
    expect(taken).toMatchObject(refusal(409, 'email_taken', 'email'));
  });

  test('with a stolen session the password cannot be guessed', async () => {
    const own = await person();
    const caller = await as(server, own);
    for (let i = 0; i < 10; i++) await caller.try(usersApi.updateOwn, changed(own, 'x@pessoa.test', `errada ${i}`));
    const reply = await caller.try(usersApi.updateOwn, changed(own, 'x@pessoa.test', testPassword));
    expect(reply).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    server.clock.move(15 * 60_000 + 1);
    const later = await caller.try(usersApi.updateOwn, changed(own, `x-${own.id}@pessoa.test`, testPassword));
    expect(later.status).toBe(200);
  });
});
