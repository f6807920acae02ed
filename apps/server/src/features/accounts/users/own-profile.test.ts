import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  newCpf,
  startTestServer,
  type TestServer,
  type TestUser,
  testPassword,
} from '../../../../test/harness.ts';

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

const addPartner = (id_tenant = home) => addUser(server, { id_tenant, typeCargo: 'PARCEIRO' });
const profileOf = ({ email }: TestUser) => ({ name: 'Ana Souza', email, whatsApp: '(62) 99999-1234' });
const refusal = (status: number, code: string, path: string) => ({ status, body: { code, issues: [{ path }] } });

describe('own profile', { tags: ['D-25'] }, () => {
  it('is saved without masks and returned when read', async () => {
    const own = await addPartner();
    const caller = await as(server, own);
    const saved = { id: own.id, name: 'Ana Souza', whatsApp: '62999991234', email: own.email };
    expect((await caller.call(usersApi.updateOwn, { body: profileOf(own) })).data).toMatchObject(saved);
    expect((await caller.call(usersApi.read, { params: { id: own.id } })).data).toMatchObject(saved);
  });

  it("is saved in an ADMIN's own tenant, whatever tenant is selected", async () => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
    const { data } = await (await as(server, admin, home)).call(usersApi.updateOwn, { body: profileOf(admin) });
    expect(data).toMatchObject({ id: admin.id, id_tenant: provider, name: 'Ana Souza' });
  });

  it('ignores cargo, tenant and activation', async () => {
    const own = await addPartner();
    const body = { ...profileOf(own), typeCargo: 'CEO', typeUser: 'ADMIN', id_tenant: provider, isAccepted: false };
    const { data } = await (await as(server, own)).call(usersApi.updateOwn, { body });
    expect(data).toMatchObject({ typeCargo: 'PARCEIRO', typeUser: 'USUARIO', id_tenant: home, isAccepted: true });
  });

  it.each([
    [{ name: '' }, 'name', 'Nome é obrigatório'],
    [{ email: 'ana' }, 'email', 'Email inválido'],
    [{ whatsApp: '1' }, 'whatsApp', 'WhatsApp deve ter ao menos 10 dígitos'],
  ])('rejects %j', async (wrong, path, message) => {
    const own = await addPartner();
    const reply = await (await as(server, own)).try(usersApi.updateOwn, { body: { ...profileOf(own), ...wrong } });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });
});

describe('CPF', () => {
  it('is accepted while none is stored and cannot be changed afterwards', async () => {
    const own = await addPartner();
    await server.database.asOwner((client) => client.query(`update users set cpf = '' where id = $1`, [own.id]));
    const caller = await as(server, own);
    const cpf = newCpf();
    expect((await caller.call(usersApi.updateOwn, { body: { ...profileOf(own), cpf } })).data.cpf).toBe(cpf);
    expect((await caller.call(usersApi.updateOwn, { body: { ...profileOf(own), cpf } })).data.cpf).toBe(cpf);
    const reply = await caller.try(usersApi.updateOwn, { body: { ...profileOf(own), cpf: newCpf() } });
    expect(reply).toMatchObject(refusal(403, 'own_cpf_fixed', 'cpf'));
  });
});

describe('new e-mail', () => {
  const profileWithEmail = (own: TestUser, email: string, senha_atual?: string) => ({
    body: { ...profileOf(own), email, ...(senha_atual !== undefined && { senha_atual }) },
  });

  it('requires the password, but not for a change of letter case', async () => {
    const own = await addPartner();
    const caller = await as(server, own);
    const email = `nova-${own.id}@pessoa.test`;
    const without = await caller.try(usersApi.updateOwn, profileWithEmail(own, email));
    expect(without).toMatchObject(refusal(400, 'password_required', 'senha_atual'));
    const wrong = await caller.try(usersApi.updateOwn, profileWithEmail(own, email, 'errada'));
    expect(wrong).toMatchObject(refusal(400, 'wrong_password', 'senha_atual'));
    expect((await caller.call(usersApi.read, { params: { id: own.id } })).data.email).toBe(own.email);
    expect((await caller.call(usersApi.updateOwn, profileWithEmail(own, email, testPassword))).data.email).toBe(email);
    expect((await caller.call(usersApi.updateOwn, profileWithEmail(own, email.toUpperCase()))).data.email).toBe(
      email.toUpperCase(),
    );
  });

  it('is rejected when used in the consultancy or by an ADMIN', async () => {
    const own = await addPartner();
    const caller = await as(server, own);
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
    for (const { email } of [await addPartner(), admin]) {
      const reply = await caller.try(usersApi.updateOwn, profileWithEmail(own, email.toUpperCase(), testPassword));
      expect(reply).toMatchObject(refusal(409, 'email_taken', 'email'));
    }
    const elsewhere = await addPartner(await addTenant(server));
    expect(
      (await caller.call(usersApi.updateOwn, profileWithEmail(own, elsewhere.email, testPassword))).data.email,
    ).toBe(elsewhere.email);
    const adminCaller = await as(server, admin);
    const taken = await adminCaller.try(usersApi.updateOwn, profileWithEmail(admin, elsewhere.email, testPassword));
    expect(taken).toMatchObject(refusal(409, 'email_taken', 'email'));
  });

  it('does not allow guessing the password with a stolen session', async () => {
    const own = await addPartner();
    const caller = await as(server, own);
    for (let i = 0; i < 10; i++)
      await caller.try(usersApi.updateOwn, profileWithEmail(own, 'x@pessoa.test', `errada ${i}`));
    const reply = await caller.try(usersApi.updateOwn, profileWithEmail(own, 'x@pessoa.test', testPassword));
    expect(reply).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    server.clock.move(15 * 60_000 + 1);
    const later = await caller.try(usersApi.updateOwn, profileWithEmail(own, `x-${own.id}@pessoa.test`, testPassword));
    expect(later.status).toBe(200);
  });
});
