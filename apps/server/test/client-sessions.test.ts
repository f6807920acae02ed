import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCalls } from './call-tables.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from './harness.ts';
import { addOwner, asClient } from './owners.ts';

const calls = Object.entries(await loadCalls());
const ofStaff = calls.filter(([, call]) => (call.session ?? 'staff') === 'staff');
const ofClients = calls.filter(([, call]) => call.session === 'client');

/** All that a client's token opens: the session's own calls, and what wire.md lists for client sessions. */
const openToClients = [
  'session.logout',
  'client-documents.list',
  'client-documents.remove',
  'client-documents.upload',
  'client-portal.companies',
  'client-portal.contracts',
  'client-portal.messages',
  'client-portal.timeline',
  'client-portal.write',
  'agreement-acts.read',
  'agreement-acts.sendCode',
  'agreement-acts.sign',
  'lookups.local',
  'observations.listOfClient',
  'observations.listOfProduct',
  'observations.remove',
  'observations.send',
  'privacy.exportOwn',
  'privacy.listOwn',
  'privacy.requestOwn',
  'signatures.saveClientDrawing',
  'signatures.savePhotos',
  'signatures.statusOfClient',
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

describe('F-105 the two kinds of session', () => {
  test('a client opens these calls and no other', () => {
    const open = calls.filter(([, call]) => call.session === 'client' || call.session === 'any');
    expect(open.map(([name]) => name).sort()).toEqual([...openToClients].sort());
  });

  test.each(ofStaff)('%s refuses a client before it looks at what it sends', async (_, call) => {
    const { status, body } = await client.try(call, { body: { qualquer: 'coisa' } } as never);
    expect([status, body.code]).toEqual([403, 'staff_only']);
  });

  test('no call of a client takes a member of staff', async () => {
    for (const [name, call] of ofClients) {
      const { status, body } = await staff.try(call, { body: { qualquer: 'coisa' } } as never);
      expect([name, status, body.code]).toEqual([name, 403, 'client_only']);
    }
  });
});
