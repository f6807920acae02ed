import { passwordsApi } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  callerWith,
  newCpf,
  newEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../../test/harness.ts';
import { post } from '../../../../test/second-factor.ts';
import { hashPassword } from '../../../platform/passwords.ts';

let server: TestServer;
let home: TenantId;
let provider: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true, title: 'Provedor', domain: 'provedor.test' });
  home = await addTenant(server, { title: 'Meridiano Fiscal', domain: 'casa.test' });
});
afterAll(() => server.close());

const refused: [string, string, string][] = [
  ['Password1', 'password_leaked', 'Esta senha está em listas de senhas vazadas'],
  ['Marialva@12', 'password_guessable', 'Esta senha é fácil de adivinhar'],
  ['Meridiano2026', 'password_guessable', 'Esta senha é fácil de adivinhar'],
];

const refusal = (code: string, text: string) => ({
  status: 400,
  body: { code, issues: [{ path: 'password', message: expect.stringContaining(text) }] },
});

describe('a new password that was leaked or is guessable', () => {
  it.each(refused)('is refused when a user changes the password: %s', async (password, code, text) => {
    const user = await addUser(server, { id_tenant: home, name: 'Marialva Souza' });
    const caller = await as(server, user);
    const change = (given: string) =>
      caller.try(passwordsApi.changeOwn, { body: { current: testPassword, password: given } });
    expect(await change(password)).toMatchObject(refusal(code, text));
    expect((await change('uma frase inteira')).status).toBe(200);
  });

  it.each(refused)('is refused for a user whom an ADMIN registers: %s', async (password, code, text) => {
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
    const caller = await as(server, admin, home);
    const body = {
      ...{ name: 'Marialva Souza', cpf: newCpf(), email: newEmail(), whatsApp: '62999990000' },
      ...{ typeUser: 'USUARIO' as const, typeCargo: 'CEO' as const },
    };
    expect(await caller.try(usersApi.createForAdmin, { body: { ...body, password } })).toMatchObject(
      refusal(code, text),
    );
    expect((await caller.try(usersApi.createForAdmin, { body: { ...body, password: testPassword } })).status).toBe(201);
  });
});

it('lets a shorter password from before the rule sign in, and asks for a longer one at the change', {
  tags: ['F-209'],
}, async () => {
  const user = await addUser(server, { id_tenant: home });
  const short = 'Velha1';
  const hash = await hashPassword(short);
  await server.database.asOwner((owner) =>
    owner.query('update users set password_hash = $1 where id = $2', [hash, user.id]),
  );
  const { status, body } = await post(
    server,
    '/auth/login',
    { email: user.email, password: short },
    { host: 'casa.test' },
  );
  expect(status).toBe(200);
  const caller = callerWith(server, body.access_token);
  expect(await caller.try(passwordsApi.changeOwn, { body: { current: short, password: 'Velha12' } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'password', message: 'A senha deve ter ao menos 8 caracteres' }] },
  });
  await caller.call(passwordsApi.changeOwn, { body: { current: short, password: 'uma frase inteira' } });
});
