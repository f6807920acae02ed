import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  callerWith,
  newCpf,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../../test/harness.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';

let server: TestServer;
let home: TenantId;
let provider: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true, domain: 'provedor.test' });
  home = await addTenant(server, { domain: 'casa.test', hosts: ['casa.localhost'] });
});
afterAll(() => server.close());

interface Attempt {
  cpf: string;
  password?: string;
  host?: string;
  address?: string;
  query?: string;
  id?: string;
}

async function login({ cpf, password = testPassword, host = 'casa.localhost', address, query = '', id }: Attempt) {
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/auth/login-client${query}`,
    headers: { host },
    remoteAddress: address ?? '10.1.0.1',
    payload: { cpfProprietario: cpf, password, ...(id && { id }) },
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

const day = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * day).toISOString();

describe('client sign-in', { tags: ['F-105'] }, () => {
  it('returns the client without secrets, and a token that logout ends', { tags: ['F-433'] }, async () => {
    const owner = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const masked = owner.cpf.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-');
    const { status, body } = await login({ cpf: masked });
    expect(status).toBe(200);
    expect(body.client).toMatchObject({
      cnpjcpf: owner.clients[0],
      id_owner: owner.id,
      cpfProprietario: owner.cpf,
      mustChangePassword: true,
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|comissao/);
    const caller = callerWith(server, body.access_token);
    expect((await caller.try(sessionApi.me)).status).toBe(403);
    await caller.call(sessionApi.logout);
    expect((await caller.try(sessionApi.logout)).status).toBe(401);
  });

  it('returns the client of the id, otherwise the newest; an id of another owner is ignored', {
    tags: ['G-28'],
  }, async () => {
    const other = await addOwner(server, { id_tenant: home });
    const { cpf, clients } = await addOwner(server, {
      id_tenant: home,
      clients: [{ createdDate: daysAgo(2) }, { createdDate: daysAgo(1) }, { createdDate: daysAgo(3) }],
    });
    const chosen = async (how: Partial<Attempt>) => (await login({ cpf, ...how })).body.client.cnpjcpf;
    expect(await chosen({})).toBe(clients[1]);
    expect(await chosen({ query: `?id=${clients[2]}` })).toBe(clients[2]);
    expect(await chosen({ id: clients[0] ?? '' })).toBe(clients[0]);
    expect(await chosen({ query: `?id=${other.clients[0]}` })).toBe(clients[1]);
  });

  it('returns the same 401 for an unknown CPF, a wrong password and a CPF of another tenant', {
    tags: ['F-109'],
  }, async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const elsewhere = await addOwner(server, { id_tenant: provider });
    for (const attempt of [{ cpf, password: 'errada' }, { cpf: newCpf() }, { cpf: elsewhere.cpf }]) {
      expect(await login(attempt)).toMatchObject({
        status: 401,
        body: { code: 'wrong_client_credentials', message: 'Credenciais inválidas' },
      });
    }
    expect((await login({ cpf: elsewhere.cpf, host: 'localhost' })).status).toBe(200);
  });

  it('reports invalid input', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home, clients: [] });
    expect(await login({ cpf })).toMatchObject({ status: 403, body: { code: 'client_without_company' } });
    expect(await login({ cpf, host: 'nenhures.test' })).toMatchObject({ status: 403, body: { code: 'unknown_host' } });
    const { status, body } = await login({ cpf: '123', password: '' });
    expect([status, body.issues]).toEqual([
      400,
      [
        { path: 'cpfProprietario', message: 'CPF inválido. Verifique o número digitado.' },
        { path: 'password', message: 'Senha é obrigatória' },
      ],
    ]);
  });

  it('returns 429 after ten failures of a CPF at an address, only in this tenant', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    await addOwner(server, { id_tenant: provider, cpf });
    for (let i = 0; i < 10; i++) {
      expect((await login({ cpf, password: 'errada', address: '10.1.0.2' })).status).toBe(401);
    }
    const refused = await login({ cpf, address: '10.1.0.2' });
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await login({ cpf, address: '10.1.0.3' })).status).toBe(200);
    expect((await login({ cpf, host: 'localhost', address: '10.1.0.2' })).status).toBe(200);
  });

  it('ends only this session on logout', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    const [one, other] = [await asClient(server, owner), await asClient(server, owner)];
    const staff = await as(server, await addUser(server, { id_tenant: home }));
    await one.call(sessionApi.logout);
    expect((await one.try(sessionApi.logout)).status).toBe(401);
    expect((await staff.try(sessionApi.me)).status).toBe(200);
    await staff.call(sessionApi.logout);
    await other.call(sessionApi.logout);
  });
});
