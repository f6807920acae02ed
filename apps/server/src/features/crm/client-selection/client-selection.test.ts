import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { clientSelectionApi, mostSelectedClients } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientExportsApi } from '@restitui/domain/crm/portfolio/client-exports.api.ts';
import { tagsApi } from '@restitui/domain/crm/tags/tags.api.ts';
import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { messagesApi } from '@restitui/domain/operations/messages/messages.api.ts';
import { firstNotificationRule } from '@restitui/domain/operations/messages/notification-catalogue.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedRows } from '../../../../test/client-exports.ts';
import { addClient } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCnpj,
  newCpf,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner } from '../../../../test/owners.ts';
import { addTestTag } from '../../../../test/tags.ts';
import { abandonMessage } from '../../operations/messages/jobs/send-message.ts';
import { messageLog } from '../../operations/messages/messages.table.ts';
import { owners } from '../clients/clients.table.ts';

let server: TestServer;
let home: TenantId;
let responsible: TestUser;
let ceo: Caller;
let partner: Caller;
let provider: Caller;
let analyst: Caller;
let stranger: Caller;
let foreign: string;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  const other = await addTenant(server);
  const id_tenant = await addTenant(server, { isProvider: true });
  const admin = { id_tenant, typeUser: 'ADMIN' } as const;
  responsible = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paula Parceira' });
  partner = await as(server, responsible);
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  provider = await as(server, await addUser(server, { ...admin, typeCargo: 'CEO' }), home);
  analyst = await as(server, await addUser(server, { ...admin, typeCargo: 'ANALISTA' }), home);
  stranger = await as(server, await addUser(server, { id_tenant: other, typeCargo: 'CEO' }));
  foreign = await addClient(server, { id_tenant: other });
});
afterAll(() => server.close());

const add = (values: Partial<Parameters<typeof addClient>[1]> = {}) =>
  addClient(server, { id_tenant: home, ...values });
const read = async (cnpjcpf: string) => (await ceo.call(clientsApi.read, { params: { cnpjcpf } })).data;
const outcome = ({ status, body }: { status: number; body: { code?: unknown } }) => [status, body.code];
const lastChange = async (cnpjcpf: string) =>
  (await provider.call(changeHistoryApi.ofClient, { params: { cnpjcpf }, query: {} })).data[0];

describe('POST /clients/selection/responsavel', () => {
  const set = (caller: Caller, id_clients: string[], id_responsavel = responsible.id) =>
    caller.try(clientSelectionApi.setResponsible, { body: { id_clients, id_responsavel } });

  it('transfers the clients, with history, and counts those that had the responsible', async () => {
    const [first, second, same] = [await add(), await add(), await add({ id_responsavel: responsible.id })];
    const reply = await set(ceo, [first, second, same, first]);
    expect(reply.body).toEqual({ data: { alterados: 2, iguais: 1, recusados: [] } });
    expect((await read(second)).id_responsavel).toBe(responsible.id);
    expect(await lastChange(first)).toMatchObject({ to: 'Paula Parceira' });
  });

  it('does not tell a role that may not transfer whether a user exists', async () => {
    const client = await add({ id_responsavel: responsible.id });
    expect(outcome(await set(partner, [client], 'de-outra'))).toEqual([403, 'client_transfer_denied']);
    const params = { id_client: client };
    const single = await partner.try(clientChangesApi.transfer, { params, body: { id_responsavel: 'de-outra' } });
    expect(outcome(single)).toEqual([403, 'client_transfer_denied']);
  });

  it('does not wait for an edit that holds the owner of a client', async () => {
    const { id, clients } = await addOwner(server, { id_tenant: home });
    await server.inTenant(home, async (db) => {
      await db.select({ id: owners.id }).from(owners).where(eq(owners.id, id)).for('update');
      expect((await set(ceo, clients)).body).toMatchObject({ data: { alterados: 1 } });
    });
  });

  it('changes what it may and names the rest with the reason', async () => {
    const mine = await add();
    const missing = newCnpj();
    const { body } = await set(ceo, [mine, missing, foreign]);
    expect(body).toMatchObject({ data: { alterados: 1, iguais: 0 } });
    const { recusados } = (body as { data: { recusados: { id_client: string; code: string }[] } }).data;
    expect(recusados.map(({ id_client }) => id_client).toSorted()).toEqual([foreign, missing].toSorted());
    expect(new Set(recusados.map(({ code }) => code))).toEqual(new Set(['client_not_found']));
  });

  it('returns 403 for a role, 404 for another tenant, and 400 for a user who cannot be responsible', async () => {
    const client = await add({ id_responsavel: responsible.id });
    expect(outcome(await set(partner, [client]))).toEqual([403, 'client_transfer_denied']);
    expect(outcome(await set(analyst, [client]))).toEqual([403, 'client_denied']);
    expect(outcome(await set(stranger, [client]))).toEqual([404, 'client_not_found']);
    expect(outcome(await set(ceo, [client], 'de-outra'))).toEqual([404, 'responsible_not_found']);
    expect(outcome(await set(ceo, [foreign]))).toEqual([404, 'client_not_found']);
    const trainee = await addUser(server, { id_tenant: home, typeCargo: 'FINANCEIRO' });
    expect(outcome(await set(ceo, [client], trainee.id))).toEqual([400, 'invalid_input']);
  });
});

describe('POST /clients/selection/status', () => {
  const set = (caller: Caller, id_clients: string[]) =>
    caller.try(clientSelectionApi.setStatus, { body: { id_clients, status: 'JURIDICO' } });

  it('lets the provider change the status, with history', { tags: ['W-041'] }, async () => {
    const [first, same] = [await add(), await add({ status: 'JURIDICO' })];
    expect((await set(provider, [first, same])).body).toEqual({ data: { alterados: 1, iguais: 1, recusados: [] } });
    expect((await read(first)).status).toBe('JURIDICO');
    expect(await lastChange(first)).toMatchObject({ to: 'JURIDICO' });
  });

  it('returns 403 for the consultancy and for clients that the caller may not open, 404 for another tenant', async () => {
    const client = await add();
    expect(outcome(await set(ceo, [client]))).toEqual([403, 'client_status_denied']);
    expect(outcome(await set(analyst, [client]))).toEqual([403, 'client_denied']);
    expect(outcome(await set(provider, [foreign]))).toEqual([404, 'client_not_found']);
    expect((await read(client)).status).toBe('ATIVO');
  });
});

describe('POST /clients/selection/etiqueta', () => {
  const set = (caller: Caller, id_clients: string[], id_tag: string, on = true) =>
    caller.try(clientSelectionApi.setTag, { body: { id_clients, id_tag, on } });
  const tag = async (nome: string) => addTestTag(server, { id_tenant: home, id_user: responsible.id, nome });
  const tagsOf = async (id_client: string) =>
    (await ceo.call(tagsApi.listOfClient, { params: { id_client } })).data.map(({ nome }) => nome);

  it('puts the tag on the clients and takes it off', async () => {
    const [first, second] = [await add(), await add()];
    const id = await tag('Em lote');
    await set(ceo, [first], id);
    expect((await set(ceo, [first, second], id)).body).toEqual({ data: { alterados: 1, iguais: 1, recusados: [] } });
    expect(await tagsOf(second)).toEqual(['Em lote']);
    expect(await lastChange(second)).toMatchObject({ to: ['Em lote'] });
    expect((await set(ceo, [first, second], id, false)).body).toMatchObject({ data: { alterados: 2 } });
    expect(await tagsOf(first)).toEqual([]);
  });

  it('leaves clients of another partner as they are and names them', async () => {
    const [mine, theirs] = [await add({ id_responsavel: responsible.id }), await add()];
    const { body } = await set(partner, [mine, theirs], await tag('Do parceiro'));
    expect(body).toEqual({
      data: {
        ...{ alterados: 1, iguais: 0 },
        recusados: [
          { id_client: theirs, code: 'client_denied', message: 'Você não tem permissão para acessar este cliente.' },
        ],
      },
    });
    expect(await tagsOf(theirs)).toEqual([]);
  });

  it('names every client when all are refused for different reasons', async () => {
    const theirs = await add();
    const { status, body } = await set(partner, [theirs, foreign], await tag('Recusas'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { alterados: 0, iguais: 0 } });
    const { recusados } = (body as { data: { recusados: { id_client: string; code: string }[] } }).data;
    expect(Object.fromEntries(recusados.map(({ id_client, code }) => [id_client, code]))).toEqual({
      [theirs]: 'client_denied',
      [foreign]: 'client_not_found',
    });
    expect(outcome(await set(partner, [theirs, await add()], await tag('Uma recusa')))).toEqual([403, 'client_denied']);
  });

  it('returns 404 for a tag or a client of another tenant', async () => {
    const id = await tag('Da casa');
    expect(outcome(await set(stranger, [foreign], id))).toEqual([404, 'tag_not_found']);
    expect(outcome(await set(ceo, [foreign], id))).toEqual([404, 'client_not_found']);
  });

  it('returns 400 without clients, with too many and with one that is no number', async () => {
    const id = await tag('Limites');
    expect((await set(ceo, [], id)).status).toBe(400);
    const many = Array.from({ length: mostSelectedClients + 1 }, () => newCnpj());
    expect((await set(ceo, many, id)).status).toBe(400);
    expect((await set(ceo, ["'; drop table clients"], id)).status).toBe(400);
  });
});

describe('POST /portfolio/exports of a selection', () => {
  it('contains the selected clients that the caller may list', async () => {
    const [mine, theirs] = [await add({ id_responsavel: responsible.id }), await add()];
    const filtros = {};
    const all = await exportedRows(server, ceo, { filtros, clientes: [mine, theirs, foreign] });
    expect(all.map((row) => row['CNPJ ou CPF']).toSorted()).toEqual([mine, theirs].map(formatCnpj).toSorted());
    const own = await exportedRows(server, partner, { filtros, clientes: [mine, theirs] });
    expect(own.map((row) => row['CNPJ ou CPF'])).toEqual([formatCnpj(mine)]);
  });

  it('returns 400 for a selection that is no list of numbers, and for one without clients or with too many', async () => {
    const many = Array.from({ length: mostSelectedClients + 1 }, () => newCnpj());
    for (const clientes of [['11222333000181;drop'], [], many]) {
      const reply = await ceo.tryInvalid(clientExportsApi.make, { body: { filtros: {}, clientes } });
      expect(reply.status).toBe(400);
    }
  });
});

describe('POST /clients/selection/mensagem', () => {
  const message = { canal: 'email' as const, assunto: 'Sobre {empresa}', texto: '{nome}, veja {portal}' };
  const send = (caller: Caller, id_clients: string[], changes: Partial<typeof message> = {}) =>
    caller.try(clientSelectionApi.sendMessage, { body: { id_clients, ...message, ...changes } });
  const queued = () =>
    server.inTenant(home, (db) =>
      db.select().from(messageLog).where(eq(messageLog.subject, 'Sobre Padaria Dois Ltda')),
    );

  it('writes to the owner of each client, with what differs, once a day, and records it', async () => {
    const { clients: ids } = await addOwner(server, {
      ...{ id_tenant: home, cpf: '52998224725', clients: [{ razao_social: 'PADARIA DOIS LTDA' }] },
    });
    const id_client = ids[0] ?? '';
    const nobody = { recusados: [], sendAt: null };
    expect((await send(ceo, ids)).body).toEqual({ data: { alterados: 1, iguais: 0, ...nobody } });
    expect((await send(ceo, ids)).body).toEqual({ data: { alterados: 0, iguais: 1, ...nobody } });
    const rows = await queued();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ channel: 'email', id_client, event: null, state: 'na_fila', sendAt: null });
    expect(await lastChange(id_client)).toMatchObject({ field: 'mensagem_enviada', to: 'Sobre Padaria Dois Ltda' });
    await deliverMessages(server);
    const sent = server.sent.findLast(({ subject }) => subject === 'Sobre Padaria Dois Ltda');
    expect(sent?.text).toMatch(new RegExp(`^\\S+, veja http\\S+/portal\\?empresa=${id_client}$`));
  });

  it('keeps the text of a message, and sends it again on the same day when it was not delivered', async () => {
    const { clients: ids } = await addOwner(server, {
      ...{ id_tenant: home, cpf: newCpf(), clients: [{ razao_social: 'TENTA DE NOVO LTDA' }] },
    });
    const rows = () =>
      server.inTenant(home, (db) =>
        db
          .select()
          .from(messageLog)
          .where(eq(messageLog.id_client, ids[0] ?? '')),
      );
    await send(ceo, ids);
    const [first] = await rows();
    const id = first?.id ?? '';
    expect(server.platform.sealedTexts.open(first?.text ?? '', id)).toContain('/portal?empresa=');
    await abandonMessage(server.inTenant, { id_tenant: home, id });

    expect((await send(ceo, ids)).body).toMatchObject({ data: { alterados: 1, iguais: 0 } });
    expect((await send(ceo, ids)).body).toMatchObject({ data: { alterados: 0, iguais: 1 } });
    const again = (await rows()).find((row) => row.id !== id);
    expect((await rows()).find((row) => row.id === id)).toMatchObject({ state: 'falhou', id_resent: again?.id });
    const sent = await deliverMessages(server);
    expect(sent.filter(({ subject }) => subject === again?.subject)).toHaveLength(1);
  });

  it('waits for the end of the quiet hours and says when it leaves', async () => {
    const { clients: ids } = await addOwner(server, {
      ...{ id_tenant: home, cpf: newCpf(), clients: [{ razao_social: 'DORME CEDO LTDA' }] },
    });
    // The clock of the tests shows 9:00 of Brasília.
    await ceo.call(messagesApi.saveRule, { body: { channels: {}, silencioDe: 9, silencioAte: 11 } });
    const sendAt = '2026-11-20T14:00:00.000Z';
    expect((await send(ceo, ids)).body).toEqual({ data: { alterados: 1, iguais: 0, recusados: [], sendAt } });
    const isOurs = ({ subject }: { subject: string }) => subject === 'Sobre Dorme Cedo Ltda';
    expect((await deliverMessages(server)).filter(isOurs)).toEqual([]);
    server.clock.move(2 * 3_600_000);
    expect((await deliverMessages(server)).filter(isOurs)).toHaveLength(1);
    await ceo.call(messagesApi.saveRule, { body: firstNotificationRule });
  });

  it('names the clients without a contact, and refuses others of the same kind', async () => {
    const { id: id_owner, clients: ids } = await addOwner(server, {
      ...{ id_tenant: home, cpf: '11144477735', clients: [{ razao_social: 'SEM CONTATO LTDA' }] },
    });
    await server.inTenant(home, (db) =>
      db.update(owners).set({ emailProprietario: '' }).where(eq(owners.id, id_owner)),
    );
    const other = await add();
    const reply = await send(ceo, [...ids, other], { texto: 'Olá' });
    expect(reply.body).toMatchObject({
      data: { alterados: 1, recusados: [{ id_client: ids[0], code: 'client_without_contact' }] },
    });
    expect(outcome(await send(ceo, ids, { texto: 'Olá' }))).toEqual([409, 'client_without_contact']);
    expect(outcome(await send(ceo, [other], { texto: 'Olá {link}' }))).toEqual([400, 'invalid_input']);
  });

  it('lists the connected channels, and refuses another', async () => {
    expect(await ceo.call(clientSelectionApi.listChannels)).toEqual({ data: ['email', 'whatsapp'] });
    const mailing = await startTestServer({ connectedChannels: ['email'] });
    try {
      const id_tenant = await addTenant(mailing);
      const caller = await as(mailing, await addUser(mailing, { id_tenant, typeCargo: 'CEO' }));
      expect(await caller.call(clientSelectionApi.listChannels)).toEqual({ data: ['email'] });
      const id_clients = [await addClient(mailing, { id_tenant })];
      const body = { ...message, id_clients, canal: 'whatsapp' as const };
      const reply = await caller.try(clientSelectionApi.sendMessage, { body });
      expect(outcome(reply)).toEqual([409, 'message_channel_off']);
    } finally {
      await mailing.close();
    }
  });

  it('finds no client of another company, and refuses one of another partner', async () => {
    const client = await add();
    expect(outcome(await send(stranger, [client]))).toEqual([404, 'client_not_found']);
    expect(outcome(await send(ceo, [foreign]))).toEqual([404, 'client_not_found']);
    expect(outcome(await send(partner, [client]))).toEqual([403, 'client_denied']);
  });
});
