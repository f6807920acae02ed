import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { tagsApi } from '@restitui/domain/crm/tags/tags.api.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportedRows } from '../../../../test/client-exports.ts';
import { addClient } from '../../../../test/clients.ts';
import { countBlocked } from '../../../../test/count-blocked.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { openTwiceAtOnce } from '../../../../test/send-twice-at-once.ts';
import { tags } from './tags.table.ts';

let server: TestServer;
let home: TenantId;
let ceo: Caller;
let manager: Caller;
let partner: Caller;
let otherPartner: Caller;
let provider: Caller;
let stranger: Caller;
let id_client: string;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  const id_tenant = await addTenant(server, { isProvider: true });
  provider = await as(server, await addUser(server, { id_tenant, typeUser: 'ADMIN', typeCargo: 'CEO' }), home);
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  manager = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
  const responsible = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paula Parceira' });
  partner = await as(server, responsible);
  otherPartner = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
  stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
  id_client = await addClient(server, { id_tenant: home, id_responsavel: responsible.id });
});
afterAll(() => server.close());

const create = (caller: Caller, nome: string) => caller.try(tagsApi.create, { body: { nome, cor: 'azul' } });
const idOfNew = async (nome: string) => (await ceo.call(tagsApi.create, { body: { nome, cor: 'azul' } })).data.id;
const names = async (caller: Caller) => (await caller.call(tagsApi.list)).data.map(({ nome }) => nome);
const add = (caller: Caller, id: string, client = id_client) =>
  caller.try(tagsApi.add, { params: { id_client: client, id } });
const takeOff = (caller: Caller, id: string, client = id_client) =>
  caller.try(tagsApi.takeOff, { params: { id_client: client, id } });
const ofClient = async (client: string) =>
  (await ceo.call(tagsApi.listOfClient, { params: { id_client: client } })).data.map(({ nome }) => nome);
const outcome = ({ status, body }: { status: number; body: { code?: unknown } }) => [status, body.code];

describe('POST /tags', () => {
  it('creates tags that all staff of the tenant list by name', async () => {
    expect((await create(ceo, 'Zebra')).status).toBe(201);
    expect((await create(manager, 'Água')).status).toBe(201);
    expect(await names(partner)).toEqual(['Água', 'Zebra']);
  });

  it('returns 400 without a name, with a name that is too long and with an unknown colour', async () => {
    expect((await create(ceo, ' ')).status).toBe(400);
    expect((await create(ceo, 'a'.repeat(41))).status).toBe(400);
    const unknown = { body: { nome: 'Cor', cor: '#ff0000' } };
    expect((await ceo.tryInvalid(tagsApi.create, unknown)).status).toBe(400);
  });

  it('returns 403 for a role that may not change tags', async () => {
    expect(outcome(await create(partner, 'Verde'))).toEqual([403, 'tag_change_denied']);
  });

  it('returns 409 for a name that differs only in case or accents', async () => {
    await create(ceo, 'Indústria');
    expect(outcome(await create(ceo, 'INDUSTRIA'))).toEqual([409, 'tag_exists']);
  });
});

describe('GET /tags', () => {
  it('lists nothing of another tenant', async () => {
    await create(ceo, 'Da casa');
    expect(await names(stranger)).toEqual([]);
  });
});

describe('PUT /tags/:id', () => {
  const change = (caller: Caller, id: string, nome: string) =>
    caller.try(tagsApi.change, { params: { id }, body: { nome, cor: 'roxo' } });

  it('changes name and colour', async () => {
    const id = await idOfNew('Antes');
    expect((await change(manager, id, 'Depois')).body).toEqual({ data: { id, nome: 'Depois', cor: 'roxo' } });
    expect((await change(ceo, id, 'DEPOIS')).status).toBe(200);
    expect(await names(ceo)).toContain('DEPOIS');
  });

  it('returns 409 for the name of another tag, 403 for a role and 404 for another tenant', async () => {
    const id = await idOfNew('Primeira');
    await idOfNew('Segunda');
    expect(outcome(await change(ceo, id, 'segunda'))).toEqual([409, 'tag_exists']);
    expect(outcome(await change(partner, id, 'Terceira'))).toEqual([403, 'tag_change_denied']);
    expect(outcome(await change(stranger, id, 'Terceira'))).toEqual([404, 'tag_not_found']);
  });

  it('gives a name to one of two tags that are renamed at once, and returns 409 for the other', async () => {
    const [first, second] = [await idOfNew('Esquerda'), await idOfNew('Direita')];
    const twice = openTwiceAtOnce(server.database.pool);
    const replies = await twice.send(
      () => change(ceo, first, 'Centro'),
      () => change(manager, second, 'Centro'),
    );
    twice.end();
    expect(replies.map(outcome).toSorted()).toEqual([
      [200, undefined],
      [409, 'concurrent_change'],
    ]);
    expect((await names(ceo)).filter((nome) => nome === 'Centro')).toHaveLength(1);
  });
});

describe('DELETE /tags/:id', () => {
  it('removes the tag, also from its clients', async () => {
    const client = await addClient(server, { id_tenant: home });
    const id = await idOfNew('Passageira');
    await add(ceo, id, client);
    server.clock.move(1000);
    await add(ceo, await idOfNew('Duradoura'), client);
    server.clock.move(1000);
    await ceo.call(tagsApi.remove, { params: { id } });
    expect(await names(ceo)).not.toContain('Passageira');
    expect(await ofClient(client)).toEqual(['Duradoura']);
    const { data } = await provider.call(changeHistoryApi.ofClient, { params: { cnpjcpf: client }, query: {} });
    expect(data[0]).toMatchObject({ from: ['Duradoura', 'Passageira'], to: ['Duradoura'] });
  });

  it('returns 403 for a role that may not change tags and 404 for another tenant', async () => {
    const id = await idOfNew('Firme');
    const attempt = async (caller: Caller) => outcome(await caller.try(tagsApi.remove, { params: { id } }));
    expect([await attempt(partner), await attempt(stranger)]).toEqual([
      [403, 'tag_change_denied'],
      [404, 'tag_not_found'],
    ]);
    expect(await names(ceo)).toContain('Firme');
  });
});

describe('tags of a client', () => {
  it('can be put on and taken off by staff who may open the client; a repetition has no effect', async () => {
    const client = await addClient(server, { id_tenant: home });
    const [first, second] = [await idOfNew('Prioridade'), await idOfNew('Matriz')];
    await add(ceo, first, client);
    await add(provider, second, client);
    expect((await add(ceo, first, client)).status).toBe(200);
    expect(await ofClient(client)).toEqual(['Matriz', 'Prioridade']);
    expect((await takeOff(ceo, first, client)).status).toBe(200);
    expect((await takeOff(ceo, first, client)).status).toBe(200);
    expect(await ofClient(client)).toEqual(['Matriz']);
  });

  it('return 403 for a partner of another client, 404 for another tenant and for an unknown tag', async () => {
    const id = await idOfNew('Alheia');
    expect((await add(partner, id)).status).toBe(200);
    for (const attempt of [add, takeOff]) {
      expect(outcome(await attempt(otherPartner, id))).toEqual([403, 'client_denied']);
      expect(outcome(await attempt(stranger, id))).toEqual([404, 'client_not_found']);
      expect(outcome(await attempt(ceo, 'x'))).toEqual([404, 'tag_not_found']);
    }
    const read = (caller: Caller) => caller.try(tagsApi.listOfClient, { params: { id_client } });
    expect(outcome(await read(otherPartner))).toEqual([403, 'client_denied']);
    expect(outcome(await read(stranger))).toEqual([404, 'client_not_found']);
    expect(await ofClient(id_client)).toEqual(['Alheia']);
  });

  it('returns 404 for a tag that is removed while it is put on', async () => {
    const id = await idOfNew('Efêmera');
    let answer: ReturnType<typeof add> | undefined;
    await server.inTenant(home, async (db) => {
      await db.delete(tags).where(eq(tags.id, id));
      answer = add(ceo, id);
      await vi.waitFor(async () => expect(await countBlocked(server.database.pool)).toBe(1), { timeout: 60_000 });
    });
    expect(await answer).toMatchObject({ status: 404, body: { code: 'tag_not_found' } });
  });

  it('return 404 for a tag of another tenant', async () => {
    const { data } = await stranger.call(tagsApi.create, { body: { nome: 'De fora', cor: 'azul' } });
    expect(outcome(await add(ceo, data.id))).toEqual([404, 'tag_not_found']);
  });

  it('are recorded in the change history of the client with their author', async () => {
    const responsible = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Rui Parceiro' });
    const client = await addClient(server, { id_tenant: home, id_responsavel: responsible.id });
    const id = await idOfNew('Histórica');
    await add(await as(server, responsible), id, client);
    const { data } = await provider.call(changeHistoryApi.ofClient, { params: { cnpjcpf: client }, query: {} });
    expect(data).toMatchObject([{ field: 'etiquetas', from: [], to: ['Histórica'], authorName: 'Rui Parceiro' }]);
  });

  it('are shown by the list of clients, which they filter, and by its export', async () => {
    const client = await addClient(server, { id_tenant: home, razao_social: 'Com etiqueta' });
    const id = await idOfNew('Filtrada');
    await add(ceo, id, client);
    const list = (etiqueta: string) =>
      ceo.call(clientsApi.listOfTenant, { params: { id_tenant: home }, query: { etiqueta } });
    expect((await list(id)).data).toMatchObject([
      { razao_social: 'Com etiqueta', etiquetas: [{ id, nome: 'Filtrada', cor: 'azul' }] },
    ]);
    expect((await list('x')).data).toEqual([]);
    const exported = await exportedRows(server, ceo, { filtros: { etiqueta: id } });
    expect(exported).toMatchObject([{ 'Razão Social': 'Com etiqueta', Etiquetas: 'Filtrada' }]);
    const all = await ceo.call(clientsApi.listOfTenant, { params: { id_tenant: home }, query: {} });
    expect(all.data.length).toBeGreaterThan(1);
  });
});
