import {
  type ClientViewFilters,
  clientViewsApi,
  mostClientViews,
  mostSharedClientViews,
} from '@restitui/domain/crm/client-views/client-views.api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestClientView } from '../../../../test/client-views.ts';
import { addClient } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { clientViews } from './client-views.table.ts';

let server: TestServer;
let ceo: Caller;
let manager: Caller;
let partner: Caller;
let analyst: Caller;
let provider: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer();
  const home = await addTenant(server);
  const id_tenant = await addTenant(server, { isProvider: true });
  const admin = { id_tenant, typeUser: 'ADMIN' } as const;
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  manager = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
  const responsible = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  partner = await as(server, responsible);
  analyst = await as(server, await addUser(server, { ...admin, typeCargo: 'ANALISTA' }), home);
  provider = await as(server, await addUser(server, { ...admin, typeCargo: 'CEO' }), home);
  stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' }));
  await addClient(server, { id_tenant: home, status: 'ATIVO', id_responsavel: responsible.id });
  await addClient(server, { id_tenant: home, status: 'ATIVO' });
  await addClient(server, { id_tenant: home, status: 'NOVO' });
});
afterAll(() => server.close());

const active: Partial<ClientViewFilters> = { status: 'ATIVO', sort: '-credito', colunas: 'credito,passo' };
const body = (nome: string, compartilhada = false) => ({ nome, filtros: active, compartilhada });
const create = (caller: Caller, nome: string, compartilhada = false) =>
  caller.try(clientViewsApi.create, { body: body(nome, compartilhada) });
const idOfNew = async (caller: Caller, nome: string, compartilhada = false) =>
  (await caller.call(clientViewsApi.create, { body: body(nome, compartilhada) })).data.id;
const list = async (caller: Caller) => (await caller.call(clientViewsApi.list)).data;
const names = async (caller: Caller) => (await list(caller)).filter(({ padrao }) => !padrao).map(({ nome }) => nome);
const change = (caller: Caller, id: string, nome: string, compartilhada = false) =>
  caller.try(clientViewsApi.change, { params: { id }, body: { nome, compartilhada, filtros: { prescreve: '30d' } } });
const outcome = ({ status, body: answer }: { status: number; body: { code?: unknown } }) => [status, answer.code];

describe('GET /client-views', () => {
  it('contains the standard views with the clients that each reader may see', async () => {
    const totals = async (caller: Caller) =>
      Object.fromEntries((await list(caller)).map(({ id, total }) => [id, total]));
    expect(await totals(ceo)).toEqual({ todos: 3, minha: 0, prescreve: 0, procuracao: 0 });
    expect(await totals(partner)).toEqual({ todos: 1, minha: 1, prescreve: 0, procuracao: 0 });
    expect(await totals(analyst)).toEqual({ todos: 0, minha: 0, prescreve: 0, procuracao: 0 });
    expect(await totals(stranger)).toEqual({ todos: 0, minha: 0, prescreve: 0, procuracao: 0 });
  });

  it('contains own and shared views, counted for each reader', async () => {
    await idOfNew(partner, 'Só minha');
    await idOfNew(ceo, 'De todos', true);
    const shared = (await list(partner)).find(({ nome }) => nome === 'De todos');
    expect(shared).toMatchObject({ compartilhada: true, minha: false, total: 1, filtros: active });
    expect((await list(provider)).find(({ nome }) => nome === 'De todos')).toMatchObject({ total: 2 });
    expect(await names(partner)).toEqual(['Só minha', 'De todos']);
    expect(await names(ceo)).toEqual(['De todos']);
    expect(await names(stranger)).toEqual([]);
  });

  it('shows a view with a stored order that this version does not know in the default order', async () => {
    const id_tenant = await addTenant(server);
    const user = await addUser(server, { id_tenant, typeCargo: 'CEO' });
    const id = await addTestClientView(server, { id_tenant, id_user: user.id, nome: 'De amanhã' });
    const later = sql`${clientViews.filtros} || '{"sort": "-de_amanha", "colunas": "credito,de_amanha"}'`;
    await server.inTenant(id_tenant, (db) => db.update(clientViews).set({ filtros: later }));
    const view = (await list(await as(server, user))).find((one) => one.id === id);
    expect(view?.filtros).toEqual({ status: 'ATIVO', sort: 'razao_social', colunas: 'credito' });
  });
});

describe('POST /client-views', () => {
  it('keeps a view of any staff, of the provider too', async () => {
    expect((await create(analyst, 'Do analista')).status).toBe(201);
    expect(await names(analyst)).toContain('Do analista');
    expect(await names(provider)).not.toContain('Do analista');
  });

  it('returns 400 without a name, with one that is too long and with filters that the list does not have', async () => {
    expect((await create(ceo, ' ')).status).toBe(400);
    expect((await create(ceo, 'a'.repeat(41))).status).toBe(400);
    for (const filtros of [{ status: 'QUALQUER' }, { sort: 'password_hash' }, { colunas: 'credito;drop' }]) {
      const reply = await ceo.tryInvalid(clientViewsApi.create, { body: { ...body('Errada'), filtros } });
      expect(reply.status).toBe(400);
    }
  });

  it('does not keep a search text, which may name a person', async () => {
    const filtros = { ...active, q: '529.982.247-25' };
    const { data } = await ceo.call(clientViewsApi.create, { body: { ...body('Sem busca'), filtros } });
    expect((await list(ceo)).find(({ id }) => id === data.id)?.filtros).toEqual(active);
  });

  it('returns 403 for a role that may not share', async () => {
    expect(outcome(await create(partner, 'Para todos', true))).toEqual([403, 'client_view_share_denied']);
    expect(outcome(await create(analyst, 'Para todos', true))).toEqual([403, 'client_view_share_denied']);
    expect((await create(manager, 'Para todos', true)).status).toBe(201);
  });

  it('returns 409 for a second view of the user with the name, and takes the name of another user', async () => {
    await create(ceo, 'Indústria');
    expect(outcome(await create(ceo, 'INDUSTRIA'))).toEqual([409, 'client_view_exists']);
    expect((await create(partner, 'Indústria')).status).toBe(201);
  });

  it('returns 409 beyond the most views of one user', async () => {
    const id_tenant = await addTenant(server);
    const busy = await as(server, await addUser(server, { id_tenant, typeCargo: 'CEO' }));
    for (let i = 0; i < mostClientViews; i++) await idOfNew(busy, `Vista ${i}`);
    expect(outcome(await create(busy, 'Mais uma'))).toEqual([409, 'client_view_limit']);
  });
});

describe('the most shared views of a tenant', () => {
  it('count those of all authors, and refuse one more with 409', async () => {
    const id_tenant = await addTenant(server);
    const newCeo = async () => as(server, await addUser(server, { id_tenant, typeCargo: 'CEO' }));
    const [first, second] = [await newCeo(), await newCeo()];
    const half = mostSharedClientViews / 2;
    for (let i = 0; i < half; i++) await idOfNew(first, `Vista ${i}`, true);
    for (let i = 1; i < half; i++) await idOfNew(second, `Vista ${i}`, true);
    const last = await idOfNew(second, 'A última', true);
    const own = await idOfNew(second, 'Só minha');
    expect(outcome(await create(second, 'Mais uma', true))).toEqual([409, 'client_view_shared_limit']);
    expect(outcome(await change(second, own, 'Só minha', true))).toEqual([409, 'client_view_shared_limit']);
    expect((await change(second, last, 'A última de todas', true)).status).toBe(200);
    expect((await change(second, last, 'A última')).status).toBe(200);
    expect((await change(second, own, 'Só minha', true)).status).toBe(200);
  });
});

describe('PUT /client-views/:id', () => {
  it('changes name and filters, and shares', async () => {
    const id = await idOfNew(ceo, 'Antes');
    expect((await change(ceo, id, 'Depois', true)).status).toBe(200);
    const view = (await list(partner)).find((one) => one.id === id);
    expect(view).toMatchObject({ nome: 'Depois', filtros: { prescreve: '30d' }, total: 0 });
    expect((await change(manager, id, 'Depois de novo', true)).status).toBe(200);
  });

  it('returns 404 for a view of another user and of another tenant', async () => {
    const id = await idOfNew(partner, 'Reservada');
    expect(outcome(await change(ceo, id, 'Tomada'))).toEqual([404, 'client_view_not_found']);
    expect(outcome(await change(stranger, id, 'Tomada'))).toEqual([404, 'client_view_not_found']);
    const shared = await idOfNew(ceo, 'Da equipe', true);
    expect(outcome(await change(stranger, shared, 'Tomada'))).toEqual([404, 'client_view_not_found']);
  });

  it('returns 403 for a shared view and for sharing by a role that may not', async () => {
    const shared = await idOfNew(ceo, 'Do grupo', true);
    expect(outcome(await change(partner, shared, 'Mudada'))).toEqual([403, 'client_view_share_denied']);
    const own = await idOfNew(partner, 'Própria');
    expect(outcome(await change(partner, own, 'Própria', true))).toEqual([403, 'client_view_share_denied']);
  });

  it('lets only the author end the sharing of a view', async () => {
    const id = await idOfNew(ceo, 'Da casa', true);
    expect(outcome(await change(manager, id, 'Da casa'))).toEqual([403, 'client_view_unshare_denied']);
    expect(await names(manager)).toContain('Da casa');
    expect((await change(ceo, id, 'Da casa')).status).toBe(200);
    expect(await names(manager)).not.toContain('Da casa');
  });

  it('tells a colleague of the author no more than that the name is taken', async () => {
    await idOfNew(ceo, 'Confidencial');
    const id = await idOfNew(ceo, 'Aberta', true);
    const reply = await change(manager, id, 'Confidencial', true);
    expect(reply).toMatchObject({ status: 409, body: { message: 'Já existe uma vista com este nome.' } });
  });

  it('returns 409 for the name of another view of its author', async () => {
    await idOfNew(ceo, 'Primeira');
    const id = await idOfNew(ceo, 'Segunda');
    expect(outcome(await change(ceo, id, 'primeira'))).toEqual([409, 'client_view_exists']);
  });
});

describe('DELETE /client-views/:id', () => {
  const remove = (caller: Caller, id: string) => caller.try(clientViewsApi.remove, { params: { id } });

  it('removes an own view, and a shared one of another user', async () => {
    const own = await idOfNew(partner, 'Passageira');
    expect((await remove(partner, own)).status).toBe(200);
    const shared = await idOfNew(ceo, 'Passageira de todos', true);
    expect((await remove(manager, shared)).status).toBe(200);
    expect(await names(ceo)).not.toContain('Passageira de todos');
  });

  it('returns 404 for a view of another user or tenant or a standard one, and 403 for a role', async () => {
    const own = await idOfNew(partner, 'Firme');
    expect(outcome(await remove(ceo, own))).toEqual([404, 'client_view_not_found']);
    expect(outcome(await remove(stranger, own))).toEqual([404, 'client_view_not_found']);
    expect(outcome(await remove(ceo, 'todos'))).toEqual([404, 'client_view_not_found']);
    const shared = await idOfNew(ceo, 'Firme de todos', true);
    expect(outcome(await remove(partner, shared))).toEqual([403, 'client_view_share_denied']);
    expect(await names(partner)).toEqual(expect.arrayContaining(['Firme', 'Firme de todos']));
  });
});

describe('PUT /client-views/inicial', () => {
  const choose = (caller: Caller, id: string | null) => caller.try(clientViewsApi.chooseDefault, { body: { id } });
  const firstOf = async (caller: Caller) => (await list(caller)).filter(({ inicial }) => inicial).map(({ id }) => id);

  it('chooses the view with which the list opens, for its user alone', async () => {
    const shared = await idOfNew(ceo, 'Abre com esta', true);
    expect((await choose(manager, shared)).status).toBe(200);
    expect(await firstOf(manager)).toEqual([shared]);
    expect(await firstOf(ceo)).toEqual([]);
    expect((await choose(manager, 'minha')).status).toBe(200);
    expect(await firstOf(manager)).toEqual(['minha']);
    expect((await choose(manager, null)).status).toBe(200);
    expect(await firstOf(manager)).toEqual([]);
  });

  it('finds no view that is not shared, nor one of another company', async () => {
    const own = await idOfNew(ceo, 'Do CEO');
    expect(outcome(await choose(manager, own))).toEqual([404, 'client_view_not_found']);
    expect(outcome(await choose(stranger, own))).toEqual([404, 'client_view_not_found']);
    expect(outcome(await choose(ceo, 'nada'))).toEqual([404, 'client_view_not_found']);
  });

  it('is forgotten with a view that is removed', async () => {
    const id = await idOfNew(ceo, 'Vai embora');
    await choose(ceo, id);
    await ceo.call(clientViewsApi.remove, { params: { id } });
    expect(await firstOf(ceo)).toEqual([]);
  });
});
