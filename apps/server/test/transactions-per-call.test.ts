import { kindOfCall } from '@restitui/domain/operations/activity-log/call-kind.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { worksInOneTransaction } from '../src/http/one-transaction.ts';
import { type Acting, callProbe } from './call-probe.ts';
import { addTenant, addUser, as, startTestServer, type TestServer, type TestUser } from './harness.ts';
import { loadEndpointTables } from './load-endpoints.ts';
import { loadProbes, type ProbedEndpoint } from './probes.ts';
import { statementsSent } from './statements-sent.ts';
import { addTenantFixture, type TenantFixture } from './tenant-fixture.ts';

const probed = await loadProbes(await loadEndpointTables());

/** Calls that need more than `allowedFor`, by reason. Each counts what one successful call of the isolation matrix needs. */
const exceptions: Record<string, Record<string, number>> = {
  'ask the bank between a reservation and its result, then store and report the answer': {
    ...{ 'boletos.replace': 15, 'boletos.cancel': 9, 'boletos.giveBack': 8, 'boletos.pay': 7, 'boletos.issue': 7 },
    ...{ 'boletos.refresh': 6, 'boletos.registerNotices': 5, 'boletos.pdf': 4, 'payment-fees.charge': 8 },
  },
  'hash or compare a password, and count the attempt whatever follows': {
    ...{ 'users.updateOwn': 6, 'users.createAccountingFirm': 5, 'users.createPartner': 4, 'users.createForAdmin': 4 },
  },
  'check before files are received, and store after': {
    ...{ 'identity-checks.saveOwnPhotos': 4, 'identity-checks.savePhotos': 4, 'identity-checks.saveUserDrawing': 4 },
    ...{ 'attachments.upload': 4, 'client-documents.upload': 4, 'client-agreements.attachPdf': 4 },
    ...{ 'templates.sendDocument': 4, 'tenant-changes.updateBranding': 4, 'sheet-columns.save': 4 },
  },
  'build or compare a text in a thread between reading and storing': {
    ...{ 'templates.publish': 4, 'templates.replace': 4, 'suggestions.apply': 4, 'evidence.exportEvidence': 5 },
    ...{ 'signing.read': 3 },
  },
  'work in several tenants, or record what a refusal must not roll back': {
    ...{ 'identity-checks.decideUser': 5, 'identity-checks.decideClient': 5, 'privacy.exportOf': 4 },
  },
};
const listed = new Map(Object.values(exceptions).flatMap((ofReason) => Object.entries(ofReason)));

/** One; else one for the session, one for the work, and one for the record of an activity. */
function allowedFor(endpoint: Endpoint): number {
  if (worksInOneTransaction({ hasReplica: false }, endpoint)) return 1;
  return kindOfCall(endpoint) === 'leitura' ? 2 : 3;
}

let server: TestServer;
let fixture: TenantFixture;
let ownRecord: TenantFixture;
let ceo: Acting;
let manager: Acting;

beforeAll(async () => {
  const place = { city: 'Goiânia', region: 'Goiás', country: 'Brasil', zip: '', lat: null, lon: null };
  server = await startTestServer({ geo: { locate: async (ip) => ({ ...place, ip }) } });
  const id_tenant = await addTenant(server, { isProvider: true });
  const permissions = { update_user_client: true, pis_cofins_monofasico_para_sn: true };
  const analyst = await addUser(server, { id_tenant, typeUser: 'ADMIN', typeCargo: 'CEO', permissions });
  fixture = await addTenantFixture(server, analyst, 'NOSSA');
  const home = { id_tenant: fixture.id_tenant, permissions };
  await addUser(server, { ...home, typeCargo: 'CEO' });
  ceo = await actAs(analyst);
  manager = await actAs(await addUser(server, { ...home, typeCargo: 'GERENTE' }));
  ownRecord = { ...fixture, userId: analyst.id, userCpf: analyst.cpf };
});
afterAll(() => server.close());

/** Signs in a user of the fixture's tenant. The first call writes the use of the session. */
async function actAs(user: TestUser): Promise<Acting> {
  const acting = { caller: await as(server, user, fixture.id_tenant), acting: fixture.id_tenant };
  const first = probed.find(({ name }) => name === 'session.me');
  if (first) await callProbe(server, acting, first, fixture);
  return acting;
}

/** Counts the transactions of one call. */
async function transactionsOf(each: ProbedEndpoint) {
  const caller = each.probe.homeCaller === 'manager' ? manager : ceo;
  const call = () => callProbe(server, caller, each, each.probe.ownRecordOnly ? ownRecord : fixture);
  let status = 0;
  const sent = await statementsSent(async () => {
    ({ status } = await call());
  });
  return { status, transactions: sent.filter((text) => text.startsWith('begin')).length };
}

it('needs one transaction per call, and no more than listed where a call waits for something else', async () => {
  const tooMany: unknown[] = [];
  for (const each of probed) {
    const { name, endpoint } = each;
    const allowed = listed.get(name) ?? allowedFor(endpoint);
    let { status, transactions } = await transactionsOf(each);
    expect([name, status]).toEqual([name, endpoint.status ?? 200]);
    // The second read finds what a process keeps in memory.
    if (transactions > allowed && endpoint.method === 'GET') ({ status, transactions } = await transactionsOf(each));
    if (transactions > allowed) tooMany.push({ name, transactions, allowed });
  }
  expect(tooMany).toEqual([]);
});

it('lists an exception for calls that exist and have no transaction of their own only', () => {
  const separate = new Set(probed.filter(({ endpoint }) => allowedFor(endpoint) > 1).map(({ name }) => name));
  expect([...listed.keys()].filter((name) => !separate.has(name))).toEqual([]);
});
