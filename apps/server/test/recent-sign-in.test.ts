import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointUrl } from './endpoint-url.ts';
import { addTenant, addUser, callerWith, startTestServer, type TestServer, testPassword } from './harness.ts';
import { loadEndpointTables } from './load-endpoints.ts';
import { addOwner, asClient } from './owners.ts';
import { post } from './second-factor.ts';

const tables = await loadEndpointTables();
const calls = tables.flatMap(({ name, folder, api }) =>
  Object.entries(api).map(([key, endpoint]) => ({ name: `${name}.${key}`, folder, endpoint })),
);
const recent = calls.filter(({ endpoint }) => endpoint.recentSignIn);
const forStaff = ({ session = 'staff' }: Endpoint) => session !== 'public' && session !== 'client';

/** Areas and features whose changes give access to accounts, move money or put a company's name to a document. */
const sensitive = /^(accounts|billing|tenancy)\/|^agreements\/(evidence|signing)$/;

/** Changes there that need no recent proof, with the reason. */
const without: Record<string, string> = {
  'identity-checks.saveOwnPhotos': 'photos of oneself, decided on by somebody else',
  'identity-checks.savePhotos': 'as above',
  'identity-checks.saveUserDrawing': 'as above',
  'identity-checks.decideUser': 'gives no access; signing needs the proof',
  'identity-checks.decideClient': 'as above',
  'invitations.withdraw': 'takes access away',
  'oidc.removeProvider': 'takes a way of signing in away',
  'passwords.changeOwn': 'asks for the current password',
  'second-factor.challengeOwn': 'is the proof',
  'second-factor.reauthenticate': 'is the proof',
  'second-factor.rename': 'changes a label',
  'session.logout': 'ends a session',
  'session.endOthers': 'ends sessions',
  'session.endOne': 'ends a session',
  'users.endSessions': 'ends sessions',
  'users.transferClients': 'moves work within the company, as the transfer of one client',
  'users.createPartner': 'a pending account, which is activated with the proof',
  'users.createAccountingFirm': 'as above',
  'users.updateOwn': 'a new e-mail asks for the current password',
  'users.acceptTerms': 'accepts terms of use',
  'users.saveAddress': 'an address',
  'verification-codes.sendEmail': 'sends a code',
  'verification-codes.sendWhatsApp': 'sends a code',
  'verification-codes.verifyEmail': 'is a proof of a contact',
  'verification-codes.verifyWhatsApp': 'is a proof of a contact',
  'evidence.checkIntegrity': 'changes nothing',
  'bank-registrations.test': 'changes nothing',
  'boletos.issue': 'money arrives in the company’s own account',
  'boletos.refresh': 'asks the bank',
  'boletos.cancel': 'moves no money',
  'boletos.replace': 'as issue',
  'boletos.pay': 'exists in a demonstration only',
  'fees.charge': 'as issue',
  'tenant-changes.create': 'opens a company without users',
  'tenant-changes.updateBranding': 'brand and host names, which the provider’s CEO sets',
  'tenant-changes.updateCompany': 'contact and address, which contracts show to both sides',
};

let server: TestServer;
let token: string;
let client: string;

beforeAll(async () => {
  server = await startTestServer({ securityDefaults: { reauthentication: true } });
  const id_tenant = await addTenant(server, { hosts: ['casa.localhost'] });
  const { email } = await addUser(server, { id_tenant });
  const owner = await addOwner(server, { id_tenant, clients: [{ razao_social: 'LOJA LTDA' }] });
  [client = ''] = owner.clients;
  token = (await post(server, '/auth/login', { email, password: testPassword })).body.access_token;
  server.clock.move(15 * 60_000 + 1);
});
afterAll(() => server.close());

function send(endpoint: Endpoint) {
  const headers = { authorization: `Bearer ${token}` };
  return server.app.inject({ method: endpoint.method, url: endpointUrl(endpoint), headers });
}
const refusal = { code: 'reauthentication_required', message: 'Confirme a sua identidade para continuar.' };

describe('a session whose proof of identity is older than 15 minutes', { tags: ['D-52'] }, () => {
  it.each(recent)('is refused by $name before it parses the request', async ({ endpoint }) => {
    const reply = await send(endpoint);
    expect([reply.statusCode, reply.json()]).toEqual([403, refusal]);
  });

  it('is refused by no other call', async () => {
    const others = calls.filter(({ endpoint }) => !endpoint.recentSignIn && forStaff(endpoint));
    const ending = ['session.logout', 'session.endOthers', 'session.endOne'];
    const refused: string[] = [];
    for (const { name, endpoint } of others.filter(({ name }) => !ending.includes(name))) {
      if ((await send(endpoint)).body.includes(refusal.code)) refused.push(name);
    }
    expect(refused).toEqual([]);
  });

  it('may change a client, but neither its commission nor its bank account', async () => {
    const caller = callerWith(server, token);
    const params = { id_client: client };
    await caller.call(clientChangesApi.update, { params, body: { bairro: 'Centro' } });
    for (const body of [{ comissaoTenant: 33 }, { banco: '001' }, { agencia: '9999' }, { conta: '55555-5' }]) {
      expect(await caller.try(clientChangesApi.update, { params, body })).toMatchObject({ status: 403, body: refusal });
    }
  });

  it('is not asked of clients, whose acts are confirmed by a code', async () => {
    const owner = await addOwner(server, { id_tenant: await addTenant(server) });
    const shared = recent.filter(({ endpoint }) => endpoint.session === 'any');
    expect(shared.map(({ name }) => name)).toEqual(['signing.sign']);
    for (const { endpoint } of shared) {
      const { body } = await (await asClient(server, owner)).tryInvalid(endpoint, { params: { id: 'x' } });
      expect(body.code).not.toBe(refusal.code);
    }
  });
});

it('declares for every sensitive change whether it needs a recent proof', () => {
  const changes = calls.filter(
    ({ folder, endpoint }) => sensitive.test(folder) && endpoint.method !== 'GET' && forStaff(endpoint),
  );
  const undeclared = changes.filter(({ name, endpoint }) => !endpoint.recentSignIn === !(name in without));
  expect(undeclared.map(({ name }) => name)).toEqual([]);
  const names = new Set(changes.map(({ name }) => name));
  expect(Object.keys(without).filter((name) => !names.has(name))).toEqual([]);
});
