import type { PermissionKey } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { ObservationCategory } from '@restitui/domain/recovery/observations/observation-category.ts';
import { observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient, addProduct } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner, asClient, type TestOwner } from '../../../../test/owners.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let owner: TestOwner;
let cnpj: string;
let simples: string;
let fcvs: string;
let partner: Caller;
let analyst: Caller;
let finance: Caller;
let ceo: Caller;
let client: Caller;

async function admin(typeCargo: TypeCargo, ...flags: PermissionKey[]) {
  const permissions = Object.fromEntries(flags.map((flag) => [flag, true]));
  return as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo, permissions }), home);
}

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paula Parceira' });
  owner = await addOwner(server, { id_tenant: home, clients: [{ id_responsavel: person.id }, {}] });
  cnpj = owner.clients[0] ?? '';
  simples = await addProduct(server, { id_tenant: home, id_client: cnpj });
  fcvs = await addProduct(server, { id_tenant: home, id_client: cnpj, typeServico: 'FCVS' });
  partner = await as(server, person);
  analyst = await admin('ANALISTA', 'permission_product', 'pis_cofins_monofasico_para_sn');
  finance = await admin('FINANCEIRO', 'permission_geral');
  ceo = await admin('CEO');
  client = await asClient(server, owner);
});
afterAll(() => server.close());

const send = (caller: Caller, body: object) =>
  caller.call(observationsApi.send, { body: { cnpj, mensage: 'Olá', ...body } });
const trySend = (caller: Caller, body: object) =>
  caller.tryInvalid(observationsApi.send, { body: { cnpj, mensage: 'Olá', ...body } });
const ofClient = async (caller: Caller, number = cnpj) =>
  (await caller.call(observationsApi.listOfClient, { params: { cnpj: number } })).data;
const ofProduct = async (caller: Caller, id_produto: string) =>
  (await caller.call(observationsApi.listOfProduct, { params: { id_produto } })).data;
const remove = (caller: Caller, id: string) => caller.try(observationsApi.remove, { params: { id } });

describe('POST /observations', { tags: ['W-531'] }, () => {
  it('takes author, name and tenant from the session, whatever the body contains', { tags: ['W-480'] }, async () => {
    const body = { mensage: '  Ligar na segunda. ', sender: 'Outro', id_user: 'outro', category: 'PADRAO' };
    const { data } = await send(partner, body);
    expect(data).toEqual({
      id: expect.any(String),
      mensage: 'Ligar na segunda.',
      cnpj,
      sender: 'Paula Parceira',
      id_user: expect.not.stringMatching('outro'),
      id_tenant: home,
      id_produto: null,
      typeServico: null,
      isAlerta: false,
      category: 'PADRAO',
      createdDate: server.clock.now().toISOString(),
      isOwn: true,
    });
  });

  it('returns 403 for a category that the sender may not use', { tags: ['W-205'] }, async () => {
    const denied = {
      status: 403,
      body: { code: 'category_denied', message: 'Você não tem permissão para enviar essa categoria de mensagem.' },
    };
    const cases: [Caller, ObservationCategory][] = [
      [partner, 'OPERACIONAL'],
      [partner, 'CLIENTE'],
      [analyst, 'FINACEIRO'],
      [ceo, 'CLIENTE'],
      [finance, 'PADRAO'],
    ];
    for (const [caller, category] of cases) expect(await trySend(caller, { category })).toMatchObject(denied);
  });

  it.each([{ mensage: '' }, { mensage: ' \n ' }, { mensage: undefined }])(
    'returns 400 for blank text (%o)',
    { tags: ['W-204'] },
    async (text) => {
      const reply = await trySend(partner, text);
      expect(reply).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'mensage', message: 'Escreva a mensagem.' }] },
      });
    },
  );

  it('returns 400 for an unknown category and for text over the limit', async () => {
    expect((await trySend(partner, { category: 'FINANCEIRO' })).status).toBe(400);
    expect((await trySend(partner, { mensage: 'a'.repeat(2001) })).status).toBe(400);
  });

  it('returns 400 for the product of another client', async () => {
    const other = await addClient(server, { id_tenant: home });
    const id_produto = await addProduct(server, { id_tenant: home, id_client: other });
    const reply = await trySend(ceo, { id_produto });
    expect(reply).toMatchObject({ status: 400, body: { code: 'product_of_other_client' } });
  });

  it('returns 403 for a client or product that the sender may not open, 404 for another tenant’s', {
    tags: ['D-11'],
  }, async () => {
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await trySend(stranger, {})).toMatchObject({ status: 403, body: { code: 'client_denied' } });
    expect(await trySend(analyst, { id_produto: fcvs })).toMatchObject({
      status: 403,
      body: { code: 'product_denied' },
    });
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await trySend(elsewhere, {})).toMatchObject({ status: 404, body: { code: 'client_not_found' } });
    expect(await trySend(ceo, { id_produto: 'x' })).toMatchObject({ status: 404, body: { code: 'product_not_found' } });
  });
});

describe('reading observations', { tags: ['W-532', 'W-533'] }, () => {
  it('returns the oldest first, limited to what the reader may see', { tags: ['W-196'] }, async () => {
    const id_client = await addClient(server, { id_tenant: home, id_responsavel: await idOf(partner) });
    const sent: [Caller, ObservationCategory][] = [
      [finance, 'FINACEIRO'],
      [finance, 'OPERACIONAL'],
      [analyst, 'OPERACIONAL'],
      [partner, 'PADRAO'],
    ];
    for (const [caller, category] of sent) {
      await send(caller, { cnpj: id_client, category });
      server.clock.move(1000);
    }
    const seen = async (caller: Caller) => (await ofClient(caller, id_client)).map(({ category }) => category);
    expect(await seen(ceo)).toEqual(['FINACEIRO', 'OPERACIONAL', 'OPERACIONAL', 'PADRAO']);
    expect(await seen(finance)).toEqual(['FINACEIRO', 'OPERACIONAL', 'PADRAO']);
    expect(await seen(analyst)).toEqual(['OPERACIONAL', 'OPERACIONAL', 'PADRAO']);
    expect(await seen(partner)).toEqual(['PADRAO']);
  });

  it('returns those of a product, or those of a client including its visible products', {
    tags: ['C-83'],
  }, async () => {
    const { data: about } = await send(ceo, { id_produto: fcvs, mensage: 'Sobre o FCVS', category: 'PADRAO' });
    expect(about).toMatchObject({ id_produto: fcvs, typeServico: 'FCVS' });
    expect((await ofProduct(ceo, fcvs)).map(({ id }) => id)).toEqual([about.id]);
    expect(await ofProduct(ceo, simples)).toEqual([]);
    expect((await ofClient(partner)).some(({ id }) => id === about.id)).toBe(true);
    expect((await ofClient(analyst)).some(({ id }) => id === about.id)).toBe(false);
  });

  it('returns 403 and 404 under the same conditions as sending', async () => {
    const read = (caller: Caller, id_produto: string) =>
      caller.try(observationsApi.listOfProduct, { params: { id_produto } });
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect((await stranger.try(observationsApi.listOfClient, { params: { cnpj } })).status).toBe(403);
    expect([(await read(stranger, simples)).status, (await read(analyst, fcvs)).status]).toEqual([403, 403]);
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect((await elsewhere.try(observationsApi.listOfClient, { params: { cnpj } })).status).toBe(404);
    expect((await read(elsewhere, simples)).status).toBe(404);
  });
});

describe('signed-in client', { tags: ['D-06', 'D-31'] }, () => {
  it('always writes in the category CLIENTE, which staff reads', async () => {
    const { data } = await send(client, { mensage: 'Enviei o contrato.', category: 'FINACEIRO', id_produto: simples });
    expect(data).toMatchObject({ category: 'CLIENTE', id_user: null, sender: 'Dona da Empresa', isOwn: true });
    expect((await ofProduct(analyst, simples)).at(-1)).toMatchObject({ id: data.id, isOwn: false });
  });

  it('reads the category CLIENTE only', async () => {
    await send(partner, { mensage: 'Só para a equipe' });
    expect(new Set((await ofClient(client)).map(({ category }) => category))).toEqual(new Set(['CLIENTE']));
  });

  it('gets 403 for another owner’s company and 404 for another tenant’s', async () => {
    const other = await addClient(server, { id_tenant: home });
    expect((await trySend(client, { cnpj: other })).status).toBe(403);
    expect((await client.try(observationsApi.listOfClient, { params: { cnpj: other } })).status).toBe(403);
    const abroad = await addTenant(server);
    const number = await addClient(server, { id_tenant: abroad });
    const id_produto = await addProduct(server, { id_tenant: abroad, id_client: number });
    expect((await trySend(client, { cnpj: number })).status).toBe(404);
    expect((await client.try(observationsApi.listOfProduct, { params: { id_produto } })).status).toBe(404);
  });

  it('can read but not write with a provisional password', { tags: ['D-12'] }, async () => {
    const fresh = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const caller = await asClient(server, fresh);
    const body = { cnpj: fresh.clients[0] };
    expect(await trySend(caller, body)).toMatchObject({ status: 403, body: { code: 'password_provisional' } });
    expect(await ofClient(caller, fresh.clients[0])).toEqual([]);
  });
});

describe('DELETE /observations/soft-delete/:id', { tags: ['W-206', 'W-534'] }, () => {
  it('lets the author alone delete, hides the observation and records it in the history', {
    tags: ['D-35'],
  }, async () => {
    const { data } = await send(analyst, { mensage: 'Engano', category: 'OPERACIONAL' });
    const denied = { status: 403, body: { code: 'observation_delete_denied' } };
    for (const other of [ceo, partner]) expect(await remove(other, data.id)).toMatchObject(denied);
    expect(await remove(analyst, data.id)).toMatchObject({ status: 200, body: { data: { id: data.id } } });
    expect((await ofClient(ceo)).some(({ id }) => id === data.id)).toBe(false);
    expect(await remove(analyst, data.id)).toMatchObject({ status: 404, body: { code: 'observation_not_found' } });
    const recorded = await server.inTenant(home, (db) =>
      db.select().from(changes).where(eq(changes.id_entity, data.id)),
    );
    expect(recorded).toMatchObject([
      { entity: 'OBSERVACAO', id_client: cnpj, field: 'mensage', from: 'Engano', to: null },
    ]);
  });

  it('lets a client delete their own only', async () => {
    const { data: own } = await send(client, {});
    const { data: other } = await send(partner, {});
    expect([(await remove(client, own.id)).status, (await remove(client, other.id)).status]).toEqual([200, 403]);
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect((await remove(elsewhere, other.id)).status).toBe(404);
  });
});

describe('observation flagged as an alert', { tags: ['D-27'] }, () => {
  it('alerts those who may read it, and is resolved when it is deleted', async () => {
    const { data: open } = await send(partner, { mensage: 'Conferir\no balanço', isAlerta: true });
    const { data: inner } = await send(analyst, { mensage: 'Prazo interno', isAlerta: true, category: 'OPERACIONAL' });
    const { data: money } = await send(finance, { mensage: 'Em atraso', isAlerta: true, category: 'FINACEIRO' });
    const alertsOf = async (caller: Caller) => {
      const { data } = await caller.call(alertsApi.list, { query: { pageSize: 200 } });
      const ours = data.filter(({ kind }) => kind === 'OBSERVACAO');
      return ours.map(({ message }) => message.replace(/^.*: /, '')).sort();
    };
    expect(await alertsOf(ceo)).toEqual(['Conferir o balanço', 'Em atraso', 'Prazo interno']);
    expect(await alertsOf(partner)).toEqual(['Conferir o balanço']);
    expect(await alertsOf(analyst)).toEqual(['Conferir o balanço', 'Prazo interno']);
    expect(await alertsOf(finance)).toEqual(['Conferir o balanço', 'Em atraso']);
    const everywhere = callerOfAll();
    expect(await alertsOf(await everywhere)).toEqual(['Conferir o balanço', 'Prazo interno']);

    for (const [caller, { id }] of [
      [partner, open],
      [analyst, inner],
      [finance, money],
    ] as const) {
      expect((await remove(caller, id)).status).toBe(200);
    }
    expect(await alertsOf(ceo)).toEqual([]);
  });
});

/** An ADMIN who selected no tenant. Alerts that it may not read must not appear in the list over all tenants. */
async function callerOfAll() {
  const permissions = { permission_geral: true };
  return as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI', permissions }));
}

async function idOf(caller: Caller): Promise<string> {
  const { data } = await send(caller, {});
  return data.id_user ?? '';
}

describe('base URL of observations', { tags: ['W-530', 'C-43'] }, () => {
  it('is sent to browsers with the branding and allowed by the content security policy', async () => {
    const configured = await startTestServer({ observationsUrl: 'https://notas.example/v1' });
    await addTenant(configured, { isProvider: true });
    const reply = await configured.app.inject({ url: '/api/tenants/branding' });
    expect(reply.json().data.observationsUrl).toBe('https://notas.example/v1');
    expect(reply.headers['content-security-policy']).toContain("connect-src 'self' https://notas.example");
    await configured.close();
    const plain = await server.app.inject({ url: '/api/tenants/branding' });
    expect(plain.json().data.observationsUrl).toBeNull();
    expect(plain.headers['content-security-policy']).toMatch(/connect-src 'self'(;|$)/);
  });
});
