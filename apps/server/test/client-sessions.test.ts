import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from './harness.ts';
import { loadEndpoints } from './load-endpoints.ts';
import { addOwner, asClient } from './owners.ts';

const calls = Object.entries(await loadEndpoints());
const ofStaff = calls.filter(([, call]) => (call.session ?? 'staff') === 'staff');
const ofClients = calls.filter(([, call]) => call.session === 'client');

/** All endpoints open to a client's token: those of the session, and those that wire.md lists for clients. */
const openToClients = [
  'session.logout',
  'client-documents.list',
  'client-documents.remove',
  'client-documents.requests',
  'client-documents.upload',
  'client-portal.companies',
  'client-portal.contracts',
  'client-portal.messages',
  'client-portal.payments',
  'client-portal.timeline',
  'client-portal.write',
  'signing.read',
  'signing.sendCode',
  'signing.sign',
  'lifecycle.complete',
  'lifecycle.refuse',
  'lookups.local',
  'observations.listOfClient',
  'observations.listOfProduct',
  'observations.remove',
  'observations.send',
  'privacy.exportOwn',
  'privacy.listOwn',
  'privacy.requestOwn',
  'identity-checks.saveClientDrawing',
  'identity-checks.savePhotos',
  'identity-checks.statusOfClient',
];

let server: TestServer;
let client: Caller;
let staff: Caller;

beforeAll(async () => {
  server = await startTestServer();
  const id_tenant = await addTenant(server, { isProvider: true });
  client = await asClient(server, await addOwner(server, { id_tenant }));
  staff = await as(server, await addUser(server, { id_tenant, typeUser: 'ADMIN' }));
});
afterAll(() => server.close());

describe('the two kinds of session', { tags: ['F-105'] }, () => {
  it('open exactly the listed endpoints to clients', () => {
    const open = calls.filter(([, call]) => call.session === 'client' || call.session === 'any');
    expect(open.map(([name]) => name).sort()).toEqual([...openToClients].sort());
  });

  it.each(ofStaff)('%s refuses a client before it parses the request', async (_, call) => {
    const { status, body } = await client.try(call, { body: { qualquer: 'coisa' } });
    expect([status, body.code]).toEqual([403, 'staff_only']);
  });

  it('refuse staff at every endpoint for clients', async () => {
    for (const [name, call] of ofClients) {
      const { status, body } = await staff.try(call, { body: { qualquer: 'coisa' } });
      expect([name, status, body.code]).toEqual([name, 403, 'client_only']);
    }
  });
});
