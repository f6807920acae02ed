import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/users/cargo.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Acting, callAbout } from './call-about.ts';
import { loadCalls } from './call-tables.ts';
import { addTenant, addUser, as, startTestServer, type TestServer, type TestUser } from './harness.ts';
import { addWorld, type World } from './world.ts';

/** About the caller's own way in, wherever it acts: tested beside their routes. */
const ofOwnSession = [
  'privacy.requestOwn',
  'session.logout',
  'session.endOthers',
  'session.endOne',
  'passwords.changeOwn',
];

/** Succeed only after a code that was sent to somebody, or for an owner known by CPF: tested beside their routes. */
const afterProof = [
  'verification-codes.sendEmail',
  'verification-codes.sendWhatsApp',
  'verification-codes.verifyEmail',
  'verification-codes.verifyWhatsApp',
  'clients.create',
  'clients.createForOwner',
];

/** Succeed once for a person whose identity is verified, on a contract as it stands: tested beside their routes. */
const asOwnAct = ['agreement-acts.sign', 'agreement-acts.signMany'];
/** Takes a certificate of the company's own: tested beside its routes. */
const withOwnCertificate = ['evidence.sendCertificate'];
const apart = [...ofOwnSession, ...afterProof, ...asOwnAct, ...withOwnCertificate];

const calls = Object.entries(await loadCalls()).filter(
  ([name, call]) => !['public', 'client'].includes(call.session ?? 'staff') && !apart.includes(name),
);
const takesNothing = (call: Endpoint) => !call.params && !call.body;
const everywhere = ['tenants.list'];
/** Calls about who calls, about no tenant at all, or that make or look up something in the one acted in. */
const ofNoTenant = [
  'dashboards.boletoDetails',
  'fees.payOut',
  'bank-registrations.save',
  'bank-registrations.test',
  'boletos.issue',
  'boletos.registerNotices',
  'reminders.saveRule',
  'signatures.saveOwnPhotos',
  'signatures.savePhotos',
  'signatures.saveUserDrawing',
  'alerts.markRead',
  'users.acceptTerms',
  'lookups.cnpj',
  'lookups.cep',
  'lookups.local',
  'lookups.selic',
  'lookups.banks',
  'portfolio.upload',
  'users.createForAdmin',
  'users.createPartner',
  'users.createAccountingFirm',
  'users.listManaged',
  'permissions.listCandidates',
  'tenants.create',
  'contracts.create',
  'draft-links.create',
];
/** Changes the caller alone, whose name other tenants read where provider staff is listed. */
const ofOwnAccount = ['users.updateOwn'];
const ownRecordOnly = ['users.saveAddress', 'signatures.savePhotos', 'signatures.saveUserDrawing'];
const ofManagers = ['users.listManaged', 'fees.ownStatement'];

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
let here: World;
let there: World;

beforeAll(async () => {
  const place = { city: 'Goiânia', region: 'Goiás', country: 'Brasil', zip: '', lat: null, lon: null };
  server = await startTestServer({ geo: { locate: async (ip) => ({ ...place, ip }) } });
  provider = await addTenant(server, { isProvider: true });
  const permissions = { update_user_client: true };
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO', permissions });
  here = await addWorld(server, analyst, 'NOSSA');
  there = await addWorld(server, analyst, 'ALHEIA');
});
afterAll(() => server.close());

async function actIn(world: World, person: TestUser): Promise<Acting> {
  return { caller: await as(server, person, world.id_tenant), acting: world.id_tenant };
}

async function inHere([typeUser, typeCargo]: (typeof roles)[number]): Promise<Acting> {
  const id_tenant = typeUser === 'ADMIN' ? provider : here.id_tenant;
  const permissions = { permission_product: true, pis_cofins_monofasico_para_sn: true };
  return actIn(here, await addUser(server, { id_tenant, typeUser, typeCargo, permissions }));
}

/** What gives away that an answer came from `there`. */
function tracesOfThere(body: unknown): string[] {
  const { competencia: _, ...traces } = there;
  return Object.values(traces).filter((trace) => JSON.stringify(body).includes(trace));
}

/** What stands in a tenant, as the provider's CEO reads it there. */
async function snapshot(world: World) {
  const ceo = await actIn(world, analyst);
  const reads = calls.filter(([, call]) => call.method === 'GET' && !takesNothing(call));
  return Promise.all(reads.map(async (read) => [read[0], (await callAbout(server, ceo, read, world)).body]));
}

/** 404, save where a tenant named beside that of the header is a 400. */
function refusalOf(call: Endpoint, typeUser: TypeUser): number {
  return /:(id_tenant|tenantId)/.test(call.path) && typeUser === 'ADMIN' ? 400 : 404;
}

describe('D-11 the matrix of tenants and roles', () => {
  test.each(roles)('%s %s gets nothing of another tenant from any call', async (...role) => {
    const caller = await inHere(role);
    const before = await snapshot(there);
    for (const [name, call] of calls.filter(([name]) => !ofOwnAccount.includes(name))) {
      const aboutThere = await callAbout(server, caller, [name, call], there);
      const namesThere = !takesNothing(call) && !ofNoTenant.includes(name);
      if (namesThere) expect([name, aboutThere.status]).toEqual([name, refusalOf(call, role[0])]);
      const aboutHere = await callAbout(server, caller, [name, call], here);
      for (const { body } of everywhere.includes(name) && role[0] === 'ADMIN' ? [] : [aboutThere, aboutHere]) {
        expect([name, tracesOfThere(body)]).toEqual([name, []]);
      }
    }
    expect(await snapshot(there)).toEqual(before);
  });

  test('every call is one that succeeds at home, so that the matrix says something', async () => {
    const world = await addWorld(server, analyst, 'OUTRA NOSSA');
    const permissions = { pis_cofins_monofasico_para_sn: true };
    await addUser(server, { id_tenant: world.id_tenant, typeCargo: 'CEO', permissions });
    const ceo = await actIn(world, analyst);
    const manager = await actIn(world, await addUser(server, { id_tenant: world.id_tenant, typeCargo: 'GERENTE' }));
    for (const [name, call] of calls) {
      const own = { ...world, userId: analyst.id, userCpf: analyst.cpf };
      const reply = await callAbout(
        server,
        ofManagers.includes(name) ? manager : ceo,
        [name, call],
        ownRecordOnly.includes(name) ? own : world,
      );
      expect([name, reply.status]).toEqual([name, call.status ?? 200]);
      if (call.method === 'GET' && !takesNothing(call)) {
        expect([name, JSON.stringify(reply.body).length > 30]).toEqual([name, true]);
      }
    }
  });
});
