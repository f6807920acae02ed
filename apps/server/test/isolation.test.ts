import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { type Endpoint, endpoint, fileAnswer } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Acting, callProbe } from './call-probe.ts';
import { addTenant, addUser, as, startTestServer, type TestServer, type TestUser } from './harness.ts';
import { loadEndpointTables } from './load-endpoints.ts';
import { loadProbes, type ProbedEndpoint } from './probes.ts';
import { openTwiceAtOnce } from './send-twice-at-once.ts';
import { addTenantFixture, type TenantFixture } from './tenant-fixture.ts';

const probed = await loadProbes(await loadEndpointTables());

const takesInput = ({ params, body }: Endpoint) => params !== undefined || body !== undefined;

const roles: [TypeUser, TypeCargo][] = [
  ...(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const).map(
    (cargo) => ['ADMIN', cargo] as [TypeUser, TypeCargo],
  ),
  ...(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const).map(
    (cargo) => ['USUARIO', cargo] as [TypeUser, TypeCargo],
  ),
];

let server: TestServer;
let provider: TenantId;
let analyst: TestUser;
let ownTenant: TenantFixture;
let otherTenant: TenantFixture;
/** Created before the snapshot: it lists the users of the provider. */
const callers = new Map<string, Acting>();
/** The other tenant before any call in it. */
let untouched: Awaited<ReturnType<typeof snapshot>>;

beforeAll(async () => {
  const place = { city: 'Goiânia', region: 'Goiás', country: 'Brasil', zip: '', lat: null, lon: null };
  server = await startTestServer({ geo: { locate: async (ip) => ({ ...place, ip }) } });
  provider = await addTenant(server, { isProvider: true });
  const permissions = { update_user_client: true };
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO', permissions });
  ownTenant = await addTenantFixture(server, analyst, 'NOSSA');
  otherTenant = await addTenantFixture(server, analyst, 'ALHEIA');
  for (const role of roles) callers.set(role.join(), await actAs(role));
  untouched = await snapshot(otherTenant);
});
afterAll(() => server.close());

async function actIn({ id_tenant }: TenantFixture, user: TestUser): Promise<Acting> {
  return { caller: await as(server, user, id_tenant), acting: id_tenant };
}

/** Signs in a user with the role who acts in their own tenant. */
async function actAs([typeUser, typeCargo]: (typeof roles)[number]): Promise<Acting> {
  const id_tenant = typeUser === 'ADMIN' ? provider : ownTenant.id_tenant;
  const permissions = { permission_product: true, pis_cofins_monofasico_para_sn: true };
  return actIn(ownTenant, await addUser(server, { id_tenant, typeUser, typeCargo, permissions }));
}

/** Returns the values of the other tenant that occur in a response. */
function leakedValues(body: unknown): string[] {
  const text = JSON.stringify(body);
  return Object.values(otherTenant).filter((value) => text.includes(value));
}

/** Reads everything in a tenant as the provider's CEO. */
async function snapshot(fixture: TenantFixture) {
  const ceo = await actIn(fixture, analyst);
  const reads = probed.filter(
    ({ endpoint, probe }) => endpoint.method === 'GET' && takesInput(endpoint) && !probe.recordsItself,
  );
  return Promise.all(reads.map(async (read) => [read.name, (await callProbe(server, ceo, read, fixture)).body]));
}

/** 404; 400 for an ADMIN where the path names a tenant other than the header's. */
function expectedRefusal({ path }: Endpoint, typeUser: TypeUser): number {
  return /:(id_tenant|tenantId)/.test(path) && typeUser === 'ADMIN' ? 400 : 404;
}

const isShort = (body: unknown) => (JSON.stringify(body) ?? '').length <= 30;

function namesTenantData({ endpoint, probe }: ProbedEndpoint): boolean {
  return takesInput(endpoint) && !probe.namesNoTenant;
}

describe('isolation of tenants', { tags: ['D-11'] }, () => {
  it.each(roles)('gives %s %s nothing of another tenant at any endpoint', async (...role) => {
    const caller = callers.get(role.join());
    if (!caller) throw new Error('The role has no caller.');
    for (const each of probed.filter(({ probe }) => !probe.changesCaller)) {
      const { name, endpoint, probe } = each;
      const ofOther = await callProbe(server, caller, each, otherTenant);
      if (namesTenantData(each)) {
        expect([name, ofOther.status]).toEqual([name, expectedRefusal(endpoint, role[0])]);
      }
      const ofOwn = await callProbe(server, caller, each, ownTenant);
      for (const { body } of probe.listsAllTenants && role[0] === 'ADMIN' ? [] : [ofOther, ofOwn]) {
        expect([name, leakedValues(body)]).toEqual([name, []]);
      }
    }
    expect(await snapshot(otherTenant)).toEqual(untouched);
  });

  it('succeeds at every endpoint in the tenant of the session, also when a change is sent twice at once', async () => {
    const fixture = await addTenantFixture(server, analyst, 'OUTRA NOSSA');
    const permissions = { pis_cofins_monofasico_para_sn: true };
    await addUser(server, { id_tenant: fixture.id_tenant, typeCargo: 'CEO', permissions });
    const ceo = await actIn(fixture, analyst);
    const manager = await actIn(fixture, await addUser(server, { id_tenant: fixture.id_tenant, typeCargo: 'GERENTE' }));
    const ownRecord = { ...fixture, userId: analyst.id, userCpf: analyst.cpf };
    const unexpected: unknown[] = [];
    const twice = openTwiceAtOnce(server.database.pool);
    for (const each of probed) {
      const { name, endpoint, probe } = each;
      const caller = probe.homeCaller === 'manager' ? manager : ceo;
      const call = () => callProbe(server, caller, each, probe.ownRecordOnly ? ownRecord : fixture);
      // Of two changes one succeeds; the other one succeeds too or is refused.
      const replies = endpoint.method === 'GET' ? [await call()] : await twice.send(call);
      const success = replies.find(({ status }) => status === (endpoint.status ?? 200));
      const isEmpty = endpoint.method === 'GET' && takesInput(endpoint) && isShort(success?.body);
      // A refusal that names no reason of the feature comes from the database: the user cannot know what to change.
      const isUnnamed = ({ body }: { body: unknown }) =>
        JSON.stringify(body)?.includes(wireErrors.concurrent_change.code) ?? false;
      const hasFailed = replies.some((reply) => reply.status >= 500 || isUnnamed(reply));
      if (!success || isEmpty || hasFailed) {
        unexpected.push({ name, replies: replies.map(({ status, body }) => [status, body]) });
      }
    }
    twice.end();
    expect(unexpected).toEqual([]);
  });

  it('names the file to write a missing probe in', async () => {
    const api = { newOne: endpoint('GET /boletos/novo', { response: fileAnswer }) };
    const table = { name: 'boletos', folder: 'billing/boletos', exported: 'boletosApi', api };
    await expect(loadProbes([table])).rejects.toThrow(
      'boletos.newOne (GET /boletos/novo) has no probe. Write it in apps/server/src/features/billing/boletos/boletos.probes.ts.',
    );
  });
});
