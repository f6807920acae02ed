import { randomUUID } from 'node:crypto';
import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import {
  simplesDecisionsApi as api,
  type NewDecision,
  newDecision,
} from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { countBlocked } from '../../../../test/count-blocked.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { insertAttachment } from '../../recovery/attachments/attachments.repository.ts';
import { subjectOf, targetOf } from './decision-subject.rules.ts';
import { insertDecision } from './simples-decisions.repository.ts';

let server: TestServer;
let home: TenantId;
let analyst: Caller;
let lawyer: Caller;
let consultant: Caller;
let id_client: string;
let holder: string;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  id_client = await addClient(server, { id_tenant: home, razao_social: 'Autopeças Souza Ltda' });
  const staff = { id_tenant: provider, typeUser: 'ADMIN' as const };
  analyst = await as(server, await addUser(server, { ...staff, typeCargo: 'CEO', name: 'Ana Souza' }), home);
  holder = (await addUser(server, { id_tenant: home })).id;
  const permissions = { permission_geral: true };
  lawyer = await as(server, await addUser(server, { ...staff, typeCargo: 'JURIDICO', permissions }), home);
  consultant = await as(server, await addUser(server, { id_tenant: home, typeUser: 'USUARIO', typeCargo: 'CEO' }));
});
afterAll(() => server.close());

let made = 0;
const body = (changes: Partial<NewDecision> = {}): NewDecision => ({
  alcance: 'cliente',
  tipo: 'produto',
  id_client,
  codigo: `P${++made}`,
  produto: 'Mangueira do radiador',
  ncm: '40091100',
  contar: true,
  motivo: 'Uso automotivo exclusivo, conforme a ficha técnica.',
  ...changes,
});
const forAll = (changes: Partial<NewDecision> = {}) =>
  body({
    alcance: 'consultoria',
    tipo: 'palavras',
    id_client: null,
    codigo: null,
    palavras: `radiador ${++made}`,
    ...changes,
  });
const decide = (more: Partial<NewDecision> = {}, caller = analyst) => caller.try(api.create, { body: body(more) });

it('keeps author, time and reason of a decision, and records it in the client’s history', async () => {
  const { data } = await analyst.call(api.create, { body: body({ de: '2022-01-01', ate: '2026-12-31' }) });
  expect(data).toMatchObject({
    alcance: 'cliente',
    id_client,
    empresa: 'Autopeças Souza Ltda',
    contar: true,
    de: '2022-01-01',
    autor: 'Ana Souza',
    em: server.clock.now().toISOString(),
    revogada_em: null,
  });
  const history = await analyst.call(changeHistoryApi.ofClient, { params: { cnpjcpf: id_client }, query: {} });
  expect(JSON.stringify(history)).toContain('Uso automotivo exclusivo');
});

it('allows one active decision per subject; a revoked one stays readable and can be replaced', async () => {
  const about = body();
  const { data } = await analyst.call(api.create, { body: about });
  expect(await analyst.try(api.create, { body: about })).toMatchObject({
    status: 409,
    body: { code: 'decision_exists' },
  });
  const revoke = { params: { id: data.id }, body: { motivo: 'A ficha era de outro produto.' } };
  expect((await analyst.call(api.revoke, revoke)).data).toMatchObject({
    revogada_por: 'Ana Souza',
    motivo_revogacao: 'A ficha era de outro produto.',
  });
  expect(await analyst.try(api.revoke, revoke)).toMatchObject({ status: 409, body: { code: 'decision_revoked' } });
  expect((await analyst.try(api.create, { body: { ...about, contar: false } })).status).toBe(201);
});

it('ignores order, case and accents of words', async () => {
  const words = (palavras: string) => forAll({ ncm: '84829900', palavras });
  expect((await analyst.try(api.create, { body: words('Rolamento câmbio') })).status).toBe(201);
  expect((await analyst.try(api.create, { body: words('CAMBIO rolamento') })).status).toBe(409);
});

describe('a decision against the rules', () => {
  const overruling = (more: Partial<NewDecision> = {}) =>
    body({ corrige: true, evidencia: 'Nota técnica 12 do fabricante', ...more });

  it('keeps its evidence, which the history names', async () => {
    const { data } = await analyst.call(api.create, { body: overruling() });
    expect(data).toMatchObject({ corrige: true, evidencia: 'Nota técnica 12 do fabricante', anexo: null });
    const { data: history } = await analyst.call(changeHistoryApi.ofClient, {
      params: { cnpjcpf: id_client },
      query: {},
    });
    expect(JSON.stringify(history)).toContain('Nota técnica 12 do fabricante');
  });

  it('takes an attachment of the client as evidence, with a link to it', async () => {
    const { id_anexo } = await addAttachment(id_client, home);
    const { data } = await analyst.call(api.create, { body: overruling({ evidencia: '', id_anexo }) });
    expect(data.anexo).toMatchObject({ arquivo: 'ficha.pdf', link: expect.stringMatching(/^\//) });
  });

  it('refuses attachments of another client or tenant', async () => {
    const sibling = await addClient(server, { id_tenant: home });
    const elsewhere = await addTenant(server);
    const stranger = await addClient(server, { id_tenant: elsewhere });
    for (const { id_anexo } of [await addAttachment(sibling, home), await addAttachment(stranger, elsewhere)]) {
      expect(await analyst.try(api.create, { body: overruling({ evidencia: '', id_anexo }) })).toMatchObject({
        status: 404,
        body: { code: 'decision_evidence_not_found' },
      });
    }
  });
});

async function addAttachment(client: string, id_tenant: TenantId) {
  const of = { id_tenant, id_client: client };
  const id_product = await addProduct(server, of);
  const id_apuracao = await addTestAssessment(server, { ...of, id_product });
  const row = { ...of, id: randomUUID(), id_product, id_apuracao, id_calculo: null, nome: 'OUTROS', id_user: 'u' };
  const file = { anexo: 'attachments/ficha', arquivo: 'ficha.pdf', tamanho: 10, sha256: 'x', deletedAt: null };
  const createdDate = server.clock.now().toISOString();
  await server.inTenant(id_tenant, (db) => insertAttachment(db, { ...row, ...file, createdDate }));
  return { id_anexo: row.id };
}

it('lists all decisions, newest first, with search and filters', async () => {
  server.clock.move(1000);
  const { data } = await analyst.call(api.create, { body: forAll({ motivo: 'Parecer 12 do jurídico.' }) });
  const list = (query: object) => analyst.call(api.list, { query });
  expect((await list({})).data[0]?.id).toBe(data.id);
  expect((await list({ q: 'parecer 12' })).data.map(({ id }) => id)).toEqual([data.id]);
  expect((await list({ q: '%' })).data).toEqual([]);
  const revoked = await list({ situacao: 'revogada' });
  expect(revoked.page.total).toBe(1);
  expect((await list({ alcance: 'consultoria' })).data.every(({ id_client }) => id_client === null)).toBe(true);
});

it('leaves the decisions on the sample company out of the list', async () => {
  await addClient(server, { id_tenant: home, cnpjcpf: sampleClientId });
  const before = (await analyst.call(api.list, { query: {} })).page.total;
  await analyst.call(api.create, { body: body({ id_client: sampleClientId, motivo: 'Só um exemplo.' }) });
  const { data, page } = await analyst.call(api.list, { query: { pageSize: 200 } });
  expect(page.total).toBe(before);
  expect(data.map((decision) => decision.id_client)).not.toContain(sampleClientId);
});

it.each<[string, Partial<NewDecision>, string]>([
  ['without a reason', { motivo: '  ' }, 'motivo'],
  ['without the NCM', { ncm: '4009' }, 'ncm'],
  ['without the code of the product', { codigo: null }, 'codigo'],
  ['without the client', { id_client: null }, 'id_client'],
  ['for one product of all clients', { alcance: 'consultoria' }, 'alcance'],
  ['without the year', { tipo: 'atacadista' }, 'ano'],
  ['ending before it begins', { de: '2025-02-01', ate: '2025-01-01' }, 'ate'],
  ['from an invalid day', { de: '2025-02-31' }, 'de'],
  ['against the rules without evidence', { corrige: true }, 'evidencia'],
  ['against the rules about a year', { corrige: true, evidencia: 'x', tipo: 'atacadista', ano: 2025 }, 'corrige'],
])('returns 400 and names the field for a decision %s', async (_, more, path) => {
  const reply = await decide(more);
  expect(reply).toMatchObject({ status: 400, body: { issues: [expect.objectContaining({ path })] } });
});

it('allows the provider for a client, its analysts and CEO for all clients, and denies the consultancy', async () => {
  expect((await decide({}, lawyer)).status).toBe(201);
  expect(await lawyer.try(api.create, { body: forAll() })).toMatchObject({
    status: 403,
    body: { code: 'decision_for_all_denied' },
  });
  expect(await decide({}, consultant)).toMatchObject({ status: 403, body: { code: 'decision_denied' } });
  expect(await consultant.try(api.list, { query: {} })).toMatchObject({
    status: 403,
    body: { code: 'decision_list_denied' },
  });
  const { data } = await analyst.call(api.create, { body: forAll() });
  const revoke = { params: { id: data.id }, body: { motivo: 'Não vale mais.' } };
  expect((await lawyer.try(api.revoke, revoke)).status).toBe(403);
  expect((await consultant.try(api.revoke, revoke)).status).toBe(403);
});

it('returns 404 for a client or decision of another tenant', async () => {
  const elsewhere = await addTenant(server);
  const other = await addClient(server, { id_tenant: elsewhere });
  expect((await decide({ id_client: other })).status).toBe(404);
  const revoke = { params: { id: 'nenhuma' }, body: { motivo: 'Não vale mais.' } };
  expect(await analyst.try(api.revoke, revoke)).toMatchObject({ status: 404, body: { code: 'decision_not_found' } });
});

describe('decisions on several products', () => {
  /** Sends two calls while another transaction holds what both need. */
  async function sendWhileHeld<T>(hold: (db: Db) => Promise<unknown>, calls: (() => Promise<T>)[]): Promise<T[]> {
    let sent: Promise<T[]> | undefined;
    const released = new Error('released');
    const held = server.inTenant(home, async (db) => {
      await hold(db);
      sent = Promise.all(calls.map((call) => call()));
      await vi.waitFor(async () => expect(await countBlocked(server.database.pool)).toBe(2), { timeout: 60_000 });
      throw released;
    });
    await expect(held).rejects.toBe(released);
    return sent ?? [];
  }

  it('waits for a call that revokes the same in another order', async () => {
    const { data } = await analyst.call(api.createSeveral, { body: { decisoes: [body(), body(), body()] } });
    const ids = data.map(({ id }) => id).sort();
    const revoke = (order: string[]) => () =>
      analyst.try(api.revokeSeveral, { body: { ids: order, motivo: 'Fim do teste.' } });
    const hold = (db: Db) =>
      db.execute(sql`select 1 from simples_decisions where id_tenant = ${home} and id = ${ids[1]} for update`);
    const replies = await sendWhileHeld(hold, [revoke(ids), revoke(ids.toReversed())]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('waits for a call that makes the same in another order', async () => {
    const decisoes = [body(), body(), body()];
    const [, middle = body()] = decisoes;
    const hold = (db: Db) => {
      const row = { ...subjectOf(newDecision.parse(middle)), id_tenant: home, id: randomUUID(), autor: 'Ana' };
      const alvo = targetOf(row);
      return insertDecision(db, { ...row, alvo, id_user: holder, em: server.clock.now().toISOString() });
    };
    const create = (order: NewDecision[]) => () => analyst.try(api.createSeveral, { body: { decisoes: order } });
    const replies = await sendWhileHeld(hold, [create(decisoes), create(decisoes.toReversed())]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('stores them together, and revokes them together with one reason', async () => {
    const decisoes = [body(), body()];
    const { data } = await analyst.call(api.createSeveral, { body: { decisoes } });
    expect(data.map(({ codigo, autor }) => [codigo, autor])).toEqual(
      decisoes.map(({ codigo }) => [codigo, 'Ana Souza']),
    );
    const revoke = { body: { ids: data.map(({ id }) => id), motivo: 'Desfeita em seguida.' } };
    const { data: revoked } = await analyst.call(api.revokeSeveral, revoke);
    expect(revoked.map(({ motivo_revogacao }) => motivo_revogacao)).toEqual(decisoes.map(() => 'Desfeita em seguida.'));
    expect(await analyst.try(api.revokeSeveral, revoke)).toMatchObject({ body: { code: 'decision_revoked' } });
  });

  it('stores none when one of them is refused', async () => {
    const taken = body();
    await analyst.call(api.create, { body: taken });
    const fresh = body();
    const refused = await analyst.try(api.createSeveral, { body: { decisoes: [fresh, taken] } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'decision_exists' } });
    expect((await analyst.try(api.create, { body: fresh })).status).toBe(201);
  });

  it('revokes none when one of them is unknown', async () => {
    const { data } = await analyst.call(api.create, { body: body() });
    const refused = await analyst.try(api.revokeSeveral, { body: { ids: [data.id, 'nenhuma'], motivo: 'Desfeita.' } });
    expect(refused.status).toBe(404);
    const again = await analyst.try(api.revoke, { params: { id: data.id }, body: { motivo: 'Desfeita.' } });
    expect(again.status).toBe(200);
  });

  it('refuses products of two clients, and users who may not decide', async () => {
    const other = await addClient(server, { id_tenant: home });
    const mixed = { decisoes: [body(), body({ id_client: other })] };
    expect((await analyst.try(api.createSeveral, { body: mixed })).status).toBe(400);
    const denied = await consultant.try(api.createSeveral, { body: { decisoes: [body()] } });
    expect(denied).toMatchObject({ status: 403, body: { code: 'decision_denied' } });
  });
});
