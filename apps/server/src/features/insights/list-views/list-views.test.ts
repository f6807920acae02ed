import {
  type ListViewChange,
  listViewsApi,
  mostListViews,
  mostSharedListViews,
  type ViewedListName,
} from '@restitui/domain/insights/list-views/list-views.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addClient } from '../../../../test/clients.ts';
import { countBlocked } from '../../../../test/count-blocked.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addTestListView } from '../../../../test/list-views.ts';
import { listViews } from './list-views.table.ts';

let server: TestServer;
let home: TenantId;
let ceo: Caller;
let manager: Caller;
let partner: Caller;
let analyst: Caller;
let provider: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
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

const active = { status: 'ATIVO', ordem: '-credito', colunas: 'credito,passo' };
const clients = { lista: 'clientes' } as const;
const body = (nome: string, compartilhada = false) => ({ ...clients, nome, filtros: active, compartilhada });
const create = (caller: Caller, nome: string, compartilhada = false) =>
  caller.try(listViewsApi.create, { body: body(nome, compartilhada) });
const idOfNew = async (caller: Caller, nome: string, compartilhada = false) =>
  (await caller.call(listViewsApi.create, { body: body(nome, compartilhada) })).data.id;
const list = async (caller: Caller, lista: ViewedListName = 'clientes') =>
  (await caller.call(listViewsApi.list, { query: { lista } })).data;
const names = async (caller: Caller, lista?: ViewedListName) =>
  (await list(caller, lista)).filter(({ padrao }) => !padrao).map(({ nome }) => nome);
const change = (caller: Caller, id: string, nome: string, compartilhada = false) =>
  caller.try(listViewsApi.change, { params: { id }, body: { nome, compartilhada, filtros: { prescreve: '30d' } } });
const changePart = (caller: Caller, id: string, change: ListViewChange) =>
  caller.try(listViewsApi.change, { params: { id }, body: change });
const untilBlocked = (count: number) =>
  vi.waitFor(async () => expect(await countBlocked(server.database.pool)).toBe(count), { timeout: 60_000 });
const parts = (...each: Record<string, string>[]) => each;
const outcome = ({ status, body: answer }: { status: number; body: { code?: unknown } }) => [status, answer.code];

describe('GET /list-views', () => {
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

  it('counts a view without the stored parts that this version does not know, and returns them', async () => {
    const id_tenant = await addTenant(server);
    const user = await addUser(server, { id_tenant, typeCargo: 'CEO' });
    await addClient(server, { id_tenant, status: 'ATIVO' });
    const id = await addTestListView(server, { id_tenant, id_user: user.id, nome: 'De amanhã' });
    const later = sql`${listViews.filtros} || '{"sort": "-de_amanha", "colunas": "credito,de_amanha"}'`;
    await server.inTenant(id_tenant, (db) => db.update(listViews).set({ filtros: later }));
    const view = (await list(await as(server, user))).find((one) => one.id === id);
    expect(view?.filtros).toEqual({ status: 'ATIVO', ordem: '-de_amanha', colunas: 'credito,de_amanha' });
    expect(view?.total).toBe(1);
  });

  it('counts a view without a stored value that the list of clients does not take', async () => {
    const id_tenant = await addTenant(server);
    const user = await addUser(server, { id_tenant, typeCargo: 'CEO' });
    await addClient(server, { id_tenant, status: 'ATIVO' });
    await addClient(server, { id_tenant, status: 'NOVO' });
    const id = await addTestListView(server, { id_tenant, id_user: user.id, nome: 'Com etiqueta longa' });
    const filtros = { status: 'ATIVO', etiqueta: 'a'.repeat(65) };
    await server.inTenant(id_tenant, (db) => db.update(listViews).set({ filtros }));
    expect((await list(await as(server, user))).find((one) => one.id === id)).toMatchObject({ filtros, total: 1 });
  });

  it('contains the views of the named list alone, without a count', async () => {
    const filtros = { estado: 'INADIMPLENTE', ordem: 'valorNominal' };
    const boletos = { lista: 'boletos', nome: 'Em atraso', filtros, compartilhada: true } as const;
    await ceo.call(listViewsApi.create, { body: boletos });
    expect(await list(ceo, 'boletos')).toMatchObject([
      { id: 'todos', padrao: true, filtros: {}, total: null },
      { id: 'cobranca', padrao: true },
      { id: 'inadimplentes', padrao: true },
      { nome: 'Em atraso', filtros, total: null },
    ]);
    expect(await names(ceo)).not.toContain('Em atraso');
    expect(await names(provider, 'boletos')).toEqual(['Em atraso']);
    expect(await names(stranger, 'boletos')).toEqual([]);
  });

  it('returns 403 for a list that the user may not open, and 400 for one that does not exist', async () => {
    const read = (caller: Caller, lista: string) => caller.tryInvalid(listViewsApi.list, { query: { lista } });
    expect(outcome(await read(partner, 'boletos'))).toEqual([403, 'list_view_list_denied']);
    expect(outcome(await read(manager, 'usuarios'))).toEqual([403, 'list_view_list_denied']);
    expect((await read(ceo, 'nada')).status).toBe(400);
  });
});

describe('POST /list-views', () => {
  it('keeps a view of any staff, of the provider too', async () => {
    expect((await create(analyst, 'Do analista')).status).toBe(201);
    expect(await names(analyst)).toContain('Do analista');
    expect(await names(provider)).not.toContain('Do analista');
  });

  it('returns 400 without a name, with one that is too long and with filters that the list does not have', async () => {
    expect((await create(ceo, ' ')).status).toBe(400);
    expect((await create(ceo, 'a'.repeat(41))).status).toBe(400);
    const long = { etiqueta: 'a'.repeat(65) };
    for (const filtros of parts(
      { status: 'QUALQUER' },
      { ordem: 'password_hash' },
      { colunas: 'credito,drop' },
      long,
    )) {
      const reply = await ceo.try(listViewsApi.create, { body: { ...body('Errada'), filtros } });
      expect(outcome(reply)).toEqual([400, 'list_view_filters_unknown']);
    }
    const ofOther = { ...body('Errada'), lista: 'leads', filtros: { ordem: '-credito' } } as const;
    expect(outcome(await ceo.try(listViewsApi.create, { body: ofOther }))).toEqual([400, 'list_view_filters_unknown']);
  });

  it('refuses a search text, which may name a person, and a page', async () => {
    for (const filtros of parts({ q: '529.982.247-25' }, { pagina: '2' })) {
      const reply = await ceo.try(listViewsApi.create, { body: { ...body('Com busca'), filtros } });
      expect(outcome(reply)).toEqual([400, 'list_view_filters_unknown']);
    }
  });

  it('returns 403 for a list that the user may not open', async () => {
    const boletos = { lista: 'boletos', nome: 'Do parceiro', filtros: {}, compartilhada: false } as const;
    expect(outcome(await partner.try(listViewsApi.create, { body: boletos }))).toEqual([403, 'list_view_list_denied']);
  });

  it('returns 403 for a role that may not share', async () => {
    expect(outcome(await create(partner, 'Para todos', true))).toEqual([403, 'list_view_share_denied']);
    expect(outcome(await create(analyst, 'Para todos', true))).toEqual([403, 'list_view_share_denied']);
    expect((await create(manager, 'Para todos', true)).status).toBe(201);
  });

  it('returns 409 for a second view of the user with the name, and takes the name of another user', async () => {
    await create(ceo, 'Indústria');
    expect(outcome(await create(ceo, 'INDUSTRIA'))).toEqual([409, 'list_view_exists']);
    expect((await create(partner, 'Indústria')).status).toBe(201);
    const leads = { ...body('Indústria'), lista: 'leads', filtros: { estado: 'NOVO' } } as const;
    expect((await ceo.try(listViewsApi.create, { body: leads })).status).toBe(201);
  });

  it('keeps one of two views of the same name that are sent at once', async () => {
    const sent = await Promise.all([create(manager, 'Ao mesmo tempo'), create(manager, 'Ao mesmo tempo')]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await names(manager)).filter((nome) => nome === 'Ao mesmo tempo')).toHaveLength(1);
  });

  it('returns 409 beyond the most views of one user', async () => {
    const id_tenant = await addTenant(server);
    const busy = await as(server, await addUser(server, { id_tenant, typeCargo: 'CEO' }));
    for (let i = 0; i < mostListViews; i++) await idOfNew(busy, `Vista ${i}`);
    expect(outcome(await create(busy, 'Mais uma'))).toEqual([409, 'list_view_limit']);
  });

  it('keeps one of two views that are sent at once where one more is allowed', async () => {
    const id_tenant = await addTenant(server);
    const busy = await as(server, await addUser(server, { id_tenant, typeCargo: 'CEO' }));
    for (let i = 1; i < mostListViews; i++) await idOfNew(busy, `Vista ${i}`);
    const sent = await server.inTenant(id_tenant, async (db) => {
      await db.execute(sql`lock table ${listViews} in share mode`);
      const creations = [create(busy, 'Penúltima'), create(busy, 'Última')];
      await untilBlocked(2);
      return { creations };
    });
    const replies = await Promise.all(sent.creations);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await names(busy)).toHaveLength(mostListViews);
  });
});

describe('the most shared views of a tenant', () => {
  it('count those of all authors, and refuse one more with 409', async () => {
    const id_tenant = await addTenant(server);
    const newCeo = async () => as(server, await addUser(server, { id_tenant, typeCargo: 'CEO' }));
    const [first, second] = [await newCeo(), await newCeo()];
    const half = mostSharedListViews / 2;
    for (let i = 0; i < half; i++) await idOfNew(first, `Vista ${i}`, true);
    for (let i = 1; i < half; i++) await idOfNew(second, `Vista ${i}`, true);
    const last = await idOfNew(second, 'A última', true);
    const own = await idOfNew(second, 'Só minha');
    expect(outcome(await create(second, 'Mais uma', true))).toEqual([409, 'list_view_shared_limit']);
    expect(outcome(await change(second, own, 'Só minha', true))).toEqual([409, 'list_view_shared_limit']);
    expect((await change(second, last, 'A última de todas', true)).status).toBe(200);
    expect((await change(second, last, 'A última')).status).toBe(200);
    expect((await change(second, own, 'Só minha', true)).status).toBe(200);
  });
});

describe('PUT /list-views/:id', () => {
  it('changes name and filters, and shares', async () => {
    const id = await idOfNew(ceo, 'Antes');
    expect((await change(ceo, id, 'Depois', true)).status).toBe(200);
    const view = (await list(partner)).find((one) => one.id === id);
    expect(view).toMatchObject({ nome: 'Depois', filtros: { prescreve: '30d' }, total: 0 });
    expect((await change(manager, id, 'Depois de novo', true)).status).toBe(200);
  });

  it('changes only what is sent', async () => {
    const id = await idOfNew(ceo, 'Por partes');
    const read = async () => (await list(ceo)).find((one) => one.id === id);
    expect((await changePart(ceo, id, { nome: 'Em partes' })).status).toBe(200);
    expect(await read()).toMatchObject({ nome: 'Em partes', filtros: active, compartilhada: false });
    expect((await changePart(ceo, id, { compartilhada: true })).status).toBe(200);
    expect(await read()).toMatchObject({ nome: 'Em partes', filtros: active, compartilhada: true });
    expect((await changePart(manager, id, { filtros: { status: 'NOVO' } })).status).toBe(200);
    expect(await read()).toMatchObject({ nome: 'Em partes', filtros: { status: 'NOVO' }, compartilhada: true });
    expect(outcome(await create(ceo, 'em partes'))).toEqual([409, 'list_view_exists']);
    expect((await changePart(ceo, id, {})).status).toBe(400);
  });

  it('renames and stops sharing a view with stored parts that this version does not know', async () => {
    const id = await idOfNew(ceo, 'De outra versão', true);
    const filtros = { status: 'ATIVO', de_amanha: 'sim' };
    await server.inTenant(home, (db) => db.update(listViews).set({ filtros }).where(eq(listViews.id, id)));
    expect((await changePart(ceo, id, { nome: 'De depois' })).status).toBe(200);
    expect((await changePart(ceo, id, { compartilhada: false })).status).toBe(200);
    const view = (await list(ceo)).find((one) => one.id === id);
    expect(view).toMatchObject({ nome: 'De depois', compartilhada: false, filtros });
  });

  it('does not share a view again that its author stops sharing at the same moment', async () => {
    const id = await idOfNew(ceo, 'Disputada', true);
    const [ended, late] = await server.inTenant(home, async (db) => {
      await db.select({ id: listViews.id }).from(listViews).where(eq(listViews.id, id)).for('update');
      const ended = change(ceo, id, 'Disputada');
      await untilBlocked(1);
      const late = change(manager, id, 'Disputada', true);
      await untilBlocked(2);
      return [() => ended, () => late];
    });
    expect((await ended()).status).toBe(200);
    expect(outcome(await late())).toEqual([404, 'list_view_not_found']);
    expect((await list(ceo)).find((one) => one.id === id)).toMatchObject({ compartilhada: false });
  });

  it('returns 404 for a view of another user and of another tenant', async () => {
    const id = await idOfNew(partner, 'Reservada');
    expect(outcome(await change(ceo, id, 'Tomada'))).toEqual([404, 'list_view_not_found']);
    expect(outcome(await change(stranger, id, 'Tomada'))).toEqual([404, 'list_view_not_found']);
    const shared = await idOfNew(ceo, 'Da equipe', true);
    expect(outcome(await change(stranger, shared, 'Tomada'))).toEqual([404, 'list_view_not_found']);
  });

  it('returns 403 for a shared view and for sharing by a role that may not', async () => {
    const shared = await idOfNew(ceo, 'Do grupo', true);
    expect(outcome(await change(partner, shared, 'Mudada'))).toEqual([403, 'list_view_share_denied']);
    const own = await idOfNew(partner, 'Própria');
    expect(outcome(await change(partner, own, 'Própria', true))).toEqual([403, 'list_view_share_denied']);
  });

  it('lets only the author end the sharing of a view', async () => {
    const id = await idOfNew(ceo, 'Da casa', true);
    expect(outcome(await change(manager, id, 'Da casa'))).toEqual([403, 'list_view_unshare_denied']);
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

  it('returns 400 for parts that the list of the view does not have', async () => {
    const id = await idOfNew(ceo, 'Conhecida');
    const changed = { nome: 'Conhecida', compartilhada: false, filtros: { estado: 'NOVO' } };
    const reply = await ceo.try(listViewsApi.change, { params: { id }, body: changed });
    expect(outcome(reply)).toEqual([400, 'list_view_filters_unknown']);
  });

  it('returns 409 for the name of another view of its author', async () => {
    await idOfNew(ceo, 'Primeira');
    const id = await idOfNew(ceo, 'Segunda');
    expect(outcome(await change(ceo, id, 'primeira'))).toEqual([409, 'list_view_exists']);
  });
});

describe('DELETE /list-views/:id', () => {
  const remove = (caller: Caller, id: string) => caller.try(listViewsApi.remove, { params: { id } });

  it('removes an own view, and a shared one of another user', async () => {
    const own = await idOfNew(partner, 'Passageira');
    expect((await remove(partner, own)).status).toBe(200);
    const shared = await idOfNew(ceo, 'Passageira de todos', true);
    expect((await remove(manager, shared)).status).toBe(200);
    expect(await names(ceo)).not.toContain('Passageira de todos');
  });

  it('returns 404 for a view of another user or tenant or a standard one, and 403 for a role', async () => {
    const own = await idOfNew(partner, 'Firme');
    expect(outcome(await remove(ceo, own))).toEqual([404, 'list_view_not_found']);
    expect(outcome(await remove(stranger, own))).toEqual([404, 'list_view_not_found']);
    expect(outcome(await remove(ceo, 'todos'))).toEqual([404, 'list_view_not_found']);
    const shared = await idOfNew(ceo, 'Firme de todos', true);
    expect(outcome(await remove(partner, shared))).toEqual([403, 'list_view_share_denied']);
    expect(await names(partner)).toEqual(expect.arrayContaining(['Firme', 'Firme de todos']));
  });
});

describe('PUT /list-views/inicial', () => {
  const choose = (caller: Caller, id: string | null, lista: ViewedListName = 'clientes') =>
    caller.try(listViewsApi.chooseDefault, { body: { lista, id } });
  const firstOf = async (caller: Caller, lista?: ViewedListName) =>
    (await list(caller, lista)).filter(({ inicial }) => inicial).map(({ id }) => id);

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
    expect(outcome(await choose(manager, own))).toEqual([404, 'list_view_not_found']);
    expect(outcome(await choose(stranger, own))).toEqual([404, 'list_view_not_found']);
    expect(outcome(await choose(ceo, 'nada'))).toEqual([404, 'list_view_not_found']);
  });

  it('is of one list, which has no view of another', async () => {
    const id = await idOfNew(ceo, 'De clientes');
    expect((await choose(ceo, id)).status).toBe(200);
    expect(await firstOf(ceo, 'leads')).toEqual([]);
    expect((await choose(ceo, 'todos', 'leads')).status).toBe(200);
    expect([await firstOf(ceo), await firstOf(ceo, 'leads')]).toEqual([[id], ['todos']]);
    expect(outcome(await choose(ceo, id, 'leads'))).toEqual([404, 'list_view_not_found']);
    expect(outcome(await choose(ceo, 'minha', 'leads'))).toEqual([404, 'list_view_not_found']);
  });

  it('returns 403 for a list that the user may not open', async () => {
    expect(outcome(await choose(partner, null, 'boletos'))).toEqual([403, 'list_view_list_denied']);
  });

  it('is forgotten with a view that is removed', async () => {
    const id = await idOfNew(ceo, 'Vai embora');
    await choose(ceo, id);
    await ceo.call(listViewsApi.remove, { params: { id } });
    expect(await firstOf(ceo)).toEqual([]);
  });
});
