import { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { leadsApi } from '@restitui/domain/crm/leads/leads.api.ts';
import { activityLogApi as api } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { callName, listedKindOf } from '@restitui/domain/operations/activity-log/call-kind.ts';
import { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addClient, addProduct } from '../../../../test/clients.ts';
import { addErasureRequest, erasureWorker } from '../../../../test/erasures.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  newCpf,
  startTestServer,
  type TestServer,
  type TestUser,
  testPassword,
} from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { loadEndpoints } from '../../../../test/load-endpoints.ts';
import { addOwner } from '../../../../test/owners.ts';
import { labelOfCall } from '../../../kernel/call-labels.ts';
import { erasePerson } from '../privacy/jobs/erase-person.ts';
import { chainActivity } from './chain-activity.service.ts';

let server: TestServer;
let provider: TenantId;
let chief: TestUser;
let home: TenantId;
let byChief: Caller;
let partner: TestUser;
let byPartner: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  chief = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', name: 'Chefe do Provedor' });
});
afterAll(() => server.close());
beforeEach(async () => {
  home = await addTenant(server);
  byChief = await as(server, chief, home);
  partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paula Parceira' });
  byPartner = await as(server, partner);
});

const logged = async (query: Request<typeof api.list>['query'] = {}, by = byChief) =>
  (await by.call(api.list, { query })).data;

describe('classification of calls', () => {
  it('names every call as a change, a sign-in, an opening of personal data, an export or a plain read', async () => {
    const unclassified = Object.values(await loadEndpoints()).filter((endpoint) => !listedKindOf(endpoint));
    expect(
      unclassified.map(callName),
      'add the call to plain-reads.ts or to a list of call-kind.ts in packages/domain/src/operations/activity-log',
    ).toEqual([]);
  });

  it('has a pt-BR text for every call', async () => {
    const all = Object.values(await loadEndpoints());
    expect(all.filter((endpoint) => labelOfCall(callName(endpoint)) === callName(endpoint)).map(callName)).toEqual([]);
  });

  it('has a text for every change that a row of the list shows whole', async () => {
    const changes = Object.values(await loadEndpoints()).filter(({ method }) => method !== 'GET');
    const texts = changes.map((endpoint) => labelOfCall(callName(endpoint)));
    expect(
      texts.filter((text) => text.length > 88 || /[:;]/.test(text)),
      'put a colon or semicolon before the part of the summary that explains the call',
    ).toEqual([]);
    expect(texts).toContain('Salvar um crédito');
  });
});

describe('what is recorded', () => {
  it('records a change with actor, call, ids and names of fields, and no value', async () => {
    const id_client = await addClient(server, { id_tenant: home, id_responsavel: partner.id });
    const id_product = await addProduct(server, { id_tenant: home, id_client });
    const sent = { params: { id_product }, body: { senha: 'segredo-123' } };
    await byChief.call(productsApi.saveAccessCode, sent);
    const [entry] = await logged();
    expect(entry).toMatchObject({
      ...{ kind: 'alteracao', call: 'POST /products/senha-produto/:id_product', outcome: 'feito', status: 200 },
      ...{ label: 'Grava o código de acesso de um produto', actor: 'staff', id_actor: chief.id },
      ...{ actorName: 'Chefe do Provedor', fields: ['senha'], code: null, seq: null },
      at: server.clock.now().toISOString(),
    });
    expect(entry?.records).toContain(id_product);
    expect(JSON.stringify(entry)).not.toContain('segredo');
  });

  it('records the opening of personal data and exports, and no plain read', async () => {
    const id_client = await addClient(server, { id_tenant: home, id_responsavel: partner.id });
    const id_product = await addProduct(server, { id_tenant: home, id_client });
    await byPartner.call(productsApi.listOfClient, { params: { id: id_client } });
    await byPartner.call(productsApi.readAccessCode, { params: { id_product } });
    await byPartner.try(privacyApi.exportOwn, {});
    await byPartner.call(api.reportExport, { body: { id_tela: 'creditos', formato: 'xlsx' } });
    const entries = (await logged()).map(({ kind, call, actorName }) => [kind, call, actorName]);
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['dados_pessoais', 'GET /products/senha-produto/:id_product', 'Paula Parceira'],
        ['exportacao', 'POST /privacy/export', 'Paula Parceira'],
        ['exportacao', 'POST /activity-log/exports', 'Paula Parceira'],
      ]),
    );
  });

  it('records refusals of a session, and undoes the record of a change that failed', async () => {
    const elsewhere = await addClient(server, { id_tenant: await addTenant(server) });
    await byPartner.try(clientsApi.read, { params: { cnpjcpf: elsewhere } });
    await byPartner.try(api.list, {});
    const entries = (await logged()).map(({ call, kind, outcome, status, code }) => [
      call,
      kind,
      outcome,
      status,
      code,
    ]);
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['GET /clients/:cnpjcpf', 'leitura', 'recusado', 404, 'client_not_found'],
        ['GET /activity-log', 'leitura', 'recusado', 403, 'activity_log_denied'],
      ]),
    );
  });

  it('records sign-in, failed sign-in and sign-out at the tenant of the account', async () => {
    const login = (password: string, email = partner.email) => {
      const { method, path } = sessionApi.login;
      const headers = { host: `${home.toLowerCase()}.test` };
      return server.app.inject({ method, url: `/api${path}`, headers, payload: { email, password } });
    };
    expect((await login('errada')).statusCode).toBe(401);
    const reply = await login(testPassword);
    expect(reply.statusCode).toBe(200);
    await callerWith(server, reply.json().access_token).call(sessionApi.logout, {});
    const entries = await logged({ tipo: 'acesso' });
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ call: 'POST /auth/login', outcome: 'recusado', status: 401, actor: 'visitor', id_actor: null },
          ...{ code: 'wrong_credentials', fields: ['email', 'password'], records: [partner.id] },
        }),
        expect.objectContaining({ call: 'POST /auth/login', outcome: 'feito', actor: 'staff', id_actor: partner.id }),
        expect.objectContaining({ call: 'POST /auth/logout', outcome: 'feito', id_actor: partner.id }),
      ]),
    );
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`errada|${partner.email}|${testPassword}`));
  });

  it('records calls without a session at the tenant of the host, and limits their refusals by address', async () => {
    const headers = { host: `${home.toLowerCase()}.test` };
    const body = { name: 'Ana Visitante', email: 'ana@visita.test', tel: '62999990000', message: 'Olá' };
    const { method, path } = leadsApi.create;
    expect((await server.app.inject({ method, url: `/api${path}`, headers, payload: {} })).statusCode).toBe(400);
    const made = await server.app.inject({ method, url: `/api${path}`, headers, payload: body });
    const link = {
      method: 'GET',
      url: '/api/verificar/AAAAAAAAAAAAAAAAAAAA',
      headers,
      remoteAddress: '203.0.113.9',
    } as const;
    for (let i = 0; i < 70; i++) await server.app.inject(link);
    const lead = await logged({ tipo: 'alteracao' });
    expect(made.statusCode).toBe(201);
    expect(lead).toMatchObject([{ call: 'POST /leads', actor: 'visitor', outcome: 'feito', id_actor: null }]);
    expect(JSON.stringify(lead)).not.toContain('Visitante');
    const { page } = await byChief.call(api.list, { query: { resultado: 'recusado' } });
    expect(page.total).toBe(60);
  });

  it('replaces a CPF among the records by a digest that the filter finds', async () => {
    const cpf = '52998224725';
    await byChief.try(clientsApi.read, { params: { cnpjcpf: cpf } });
    const found = await logged({ registro: cpf });
    expect(found).toMatchObject([{ outcome: 'recusado', records: [expect.stringMatching(/^cpf-[0-9a-f]{24}$/)] }]);
    expect(JSON.stringify(await logged())).not.toContain(cpf);
  });
});

describe('GET /activity-log', () => {
  it('filters by period, person, kind, outcome and record, in pages', async () => {
    const report = (by: Caller) => by.call(api.reportExport, { body: { id_tela: 'creditos', formato: 'csv' } });
    await report(byPartner);
    server.clock.move(2 * 86_400_000);
    await report(byPartner);
    await report(byChief);
    await byPartner.try(api.list, {});
    const today = server.clock.now().toISOString().slice(0, 10);
    expect(await logged({ ate: today })).toHaveLength(4);
    expect(await logged({ de: '2000-01-01', ate: '2000-12-31' })).toHaveLength(0);
    expect(await logged({ pessoa: partner.id })).toHaveLength(3);
    expect(await logged({ pessoa: partner.id, tipo: 'exportacao' })).toHaveLength(2);
    expect(await logged({ resultado: 'recusado' })).toHaveLength(1);
    expect(await logged({ registro: 'creditos' })).toHaveLength(3);
    const { data, page, people } = await byChief.call(api.list, { query: { page: 2, pageSize: 3 } });
    expect([data.length, page]).toEqual([1, { number: 2, size: 3, total: 4 }]);
    expect(people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Paula Parceira', 'Chefe do Provedor']));
  });

  it('names the people and companies that records are about, of this tenant alone', async () => {
    const id_client = await addClient(server, {
      id_tenant: home,
      id_responsavel: partner.id,
      razao_social: 'PADARIA SOL',
    });
    const id_product = await addProduct(server, { id_tenant: home, id_client });
    const elsewhere = await addTenant(server);
    const other = await addClient(server, { id_tenant: elsewhere });
    const foreign = await addProduct(server, { id_tenant: elsewhere, id_client: other });
    await byChief.call(productsApi.saveAccessCode, { params: { id_product }, body: { senha: 'segredo-123' } });
    await byChief.try(productsApi.saveAccessCode, { params: { id_product: foreign }, body: { senha: 'segredo-123' } });
    await byPartner.try(clientsApi.read, { params: { cnpjcpf: other } });
    const byRecord = async (registro: string) => (await logged({ registro })).map(({ about }) => about);
    expect(await byRecord(id_product)).toEqual([['PADARIA SOL']]);
    const id = await addIdentityCheck(server, {
      id_tenant: home,
      id_user: partner.id,
      nome: 'Paula Parceira',
      cpf: newCpf(),
    });
    await byChief.call(identityChecksApi.read, { params: { id } });
    expect(await byRecord(id)).toEqual([['Paula Parceira']]);
    expect(await byRecord(foreign)).toEqual([[]]);
    expect(await byRecord(other)).toEqual([[]]);
  });

  it('names a client with a CPF by the clients that there are now, and an erased one no more', async () => {
    const owner = await addOwner(server, {
      id_tenant: home,
      clients: [{ cnpjcpf: newCpf(), razao_social: 'ANA LIMA' }],
    });
    const [cpf = ''] = owner.clients;
    const elsewhere = await addTenant(server);
    const [foreign = ''] = (
      await addOwner(server, { id_tenant: elsewhere, clients: [{ cnpjcpf: newCpf(), razao_social: 'BIA REIS' }] })
    ).clients;
    for (const cnpjcpf of [cpf, foreign]) await byPartner.try(clientsApi.read, { params: { cnpjcpf } });
    const aboutOf = async (registro: string) => (await logged({ registro })).map(({ about }) => about);
    expect([await aboutOf(cpf), await aboutOf(foreign)]).toEqual([[['ANA LIMA']], [[]]]);
    const of = { id_tenant: home, kind: 'owner', id_person: owner.id, status: 'em_andamento' } as const;
    await erasePerson(erasureWorker(server), { id_tenant: home, id: await addErasureRequest(server, of) });
    expect(await aboutOf(cpf)).toEqual([[]]);
  });

  it('shows the tenant that the ADMIN acts in, and refuses everyone but the CEO of the provider', async () => {
    await byPartner.call(api.reportExport, { body: { id_tela: 'creditos', formato: 'csv' } });
    const atHome = await as(server, chief, await addTenant(server));
    expect(await logged({}, atHome)).toEqual([]);
    const denied = { status: 403, body: { code: 'activity_log_denied' } };
    const others = [
      await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' })),
      await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' }), home),
    ];
    for (const by of others) {
      for (const call of [api.list, api.listForExport, api.check]) expect(await by.try(call, {})).toMatchObject(denied);
    }
  });
});

describe('GET /activity-log/export', () => {
  it('returns all rows of the filter and is recorded itself', async () => {
    await byPartner.call(api.reportExport, { body: { id_tela: 'creditos', formato: 'csv' } });
    const { data } = await byChief.call(api.listForExport, { query: { tipo: 'exportacao' } });
    expect(data).toMatchObject([{ call: 'POST /activity-log/exports', actorName: 'Paula Parceira' }]);
    expect((await logged()).map(({ call }) => call)).toContain('GET /activity-log/export');
  });

  it('refuses a filter with more than 10,000 rows', async () => {
    await server.inTenant(home, (db) =>
      db.execute(`insert into activity_entries (id, id_tenant, at, kind, call, actor, outcome, status, records, fields)
        select 'm' || n, '${home}', now(), 'alteracao', 'POST /x', 'staff', 'feito', 200, '{}', '{}'
        from generate_series(1, 10001) n`),
    );
    const reply = await byChief.try(api.listForExport, { query: {} });
    expect(reply).toMatchObject({ status: 409, body: { code: 'activity_export_too_large' } });
  });
});

it('shows how far the chain and its anchor reach', async () => {
  await byPartner.call(api.reportExport, { body: { id_tela: 'creditos', formato: 'csv' } });
  const state = async () => (await byChief.call(api.list, { query: {} })).chain;
  expect(await state()).toMatchObject({ chained: 0, pending: 1, anchoredAt: null, anchoredSeq: null });
  await chainActivity(server, home);
  expect(await state()).toMatchObject({ chained: 1, pending: 0 });
  expect((await logged())[0]?.seq).toBe(1);
});
