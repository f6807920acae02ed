import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';
import { statementsSent } from '../../../../test/statements-sent.ts';

let server: TestServer;
let home: TenantId;
let provider: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
});
afterAll(() => server.close());

/** Counts what the second of two equal calls sends to the database; the first one records the use of its session. */
async function statementsOf(call: () => Promise<unknown>) {
  await call();
  const sent = await statementsSent(call);
  return { statements: sent.length, transactions: sent.filter((text) => text.startsWith('begin')).length };
}

it('reads session and account in the transaction of the call', async () => {
  const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  const staff = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  const admin = await as(server, staff, home);
  const client = await asClient(server, await addOwner(server, { id_tenant: home }));

  // Begin with the look-up, account, statements of the call, commit.
  expect(await statementsOf(() => ceo.call(sessionApi.me))).toEqual({ statements: 4, transactions: 1 });
  // The same, with a step to the selected tenant.
  const list = () => admin.call(clientsApi.listOfTenant, { params: { id_tenant: home } });
  expect(await statementsOf(list)).toEqual({ statements: 5, transactions: 1 });
  expect(await statementsOf(() => client.call(clientPortalApi.companies))).toEqual({ statements: 5, transactions: 1 });
});

it('commits the use of a session first, and works in one transaction that finds it again', async () => {
  const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  const sent = await statementsSent(() => ceo.call(sessionApi.me));
  expect(sent.filter((text) => text.startsWith('begin'))).toHaveLength(2);
  expect(sent.filter((text) => text.includes('running_session'))).toHaveLength(2);
});
