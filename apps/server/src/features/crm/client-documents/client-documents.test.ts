import { clientDocumentsApi as api } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '../../../../test/alerts.ts';
import { addClient } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner, asClient, type TestOwner } from '../../../../test/owners.ts';
import { sendForm, storedUploads } from '../../../../test/send-files.ts';
import { clientDocuments } from './client-documents.table.ts';

interface Sent {
  data: { id: string; nome: string; byClient: boolean; isOwn: boolean; sender: string; anexo: string };
  code?: string;
  issues?: { path: string; message: string }[];
}

const pdf = { name: 'balanço.pdf', content: '%PDF-1.7 balanço' };
let server: TestServer;
let home: TenantId;
let owner: TestOwner;
let company: string;
let client: Caller;
let partner: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paula Parceira' });
  owner = await addOwner(server, { id_tenant: home, clients: [{ id_responsavel: person.id }, {}] });
  company = owner.clients[0] ?? '';
  client = await asClient(server, owner);
  partner = await as(server, person);
  stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
});
afterAll(() => server.close());

const send = (caller: Caller, fields: Parameters<typeof sendForm>[3], id = company) =>
  sendForm<Sent>(server, caller, `/api/client/documents/${id}`, fields);
const list = async (caller: Caller, id_client = company) =>
  (await caller.call(api.list, { params: { id_client } })).data;
const findListed = async (caller: Caller, nome: string) => (await list(caller)).find((row) => row.nome === nome);
const remove = (caller: Caller, id: string) => caller.try(api.remove, { params: { id } });

describe('client documents', { tags: ['D-31'] }, () => {
  it('are stored encrypted when sent by the owner; staff sees them, and the responsible is alerted until they are opened', async () => {
    const { status, body } = await send(client, { nome: ' Balanço 2025 ', anexo: pdf });
    expect([status, body.data]).toMatchObject([
      201,
      { nome: 'Balanço 2025', byClient: true, isOwn: true, sender: 'Dona da Empresa' },
    ]);
    expect(await messagesOf(partner)).toEqual(['Dona da Empresa enviou um documento: Balanço 2025']);

    const seen = await findListed(partner, 'Balanço 2025');
    expect(seen).toMatchObject({ arquivo: 'balanço.pdf', isOwn: false, seenDate: null });
    await server.app.inject({ url: (await findListed(client, 'Balanço 2025'))?.anexo ?? '' });
    expect((await findListed(partner, 'Balanço 2025'))?.seenDate).toBeNull();
    const file = await server.app.inject({ url: seen?.anexo ?? '' });
    expect([file.statusCode, file.body]).toEqual([200, pdf.content]);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect((await findListed(client, 'Balanço 2025'))?.seenDate).toBe(server.clock.now().toISOString());
    expect([await messagesOf(partner), await messagesOf(partner, 'resolved')]).toEqual([
      [],
      ['Dona da Empresa enviou um documento: Balanço 2025'],
    ]);
    expect(await remove(client, body.data.id)).toMatchObject({ status: 409, body: { code: 'client_document_seen' } });
  });

  it('shared by staff are readable by the owner only', async () => {
    const { body } = await send(partner, { nome: 'Relatório', anexo: pdf });
    expect(body.data).toMatchObject({ byClient: false, isOwn: true, sender: 'Paula Parceira' });
    expect(await findListed(client, 'Relatório')).toMatchObject({ isOwn: false, byClient: false });
    expect(await messagesOf(partner)).toEqual([]);
    expect(await remove(client, body.data.id)).toMatchObject({ status: 403 });
    expect(await remove(stranger, body.data.id)).toMatchObject({ status: 403, body: { code: 'client_denied' } });
    expect(await remove(partner, body.data.id)).toMatchObject({ status: 200 });
    expect(await findListed(client, 'Relatório')).toBeUndefined();
    expect(await remove(partner, body.data.id)).toMatchObject({ status: 404 });
  });

  it('clear their alert when deleted', async () => {
    const { body } = await send(client, { nome: 'Por engano', anexo: pdf });
    expect(await messagesOf(partner)).toEqual(['Dona da Empresa enviou um documento: Por engano']);
    await remove(client, body.data.id);
    expect(await messagesOf(partner)).toEqual([]);
  });

  it.each([
    ['attachment_file_required', { nome: 'Sem arquivo' }],
    ['attachment_file_extension', { nome: 'Programa', anexo: { name: 'a.exe', content: 'MZ' } }],
    ['attachment_file_content', { nome: 'Disfarce', anexo: { name: 'a.pdf', content: 'MZ' } }],
  ])('reject %s like attachments and keep no refused file', async (code, fields) => {
    const before = storedUploads(server).length;
    const { status, body } = await send(client, fields);
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, code, 'anexo']);
    expect(storedUploads(server)).toHaveLength(before);
  });

  it('return 400 for a blank name', async () => {
    expect(await send(client, { nome: ' ', anexo: pdf })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'nome', message: 'Informe o nome do documento.' }] },
    });
  });

  it('return 403 for a company of another owner and 404 for one of another tenant', async () => {
    const other = await addClient(server, { id_tenant: home });
    const abroad = await addClient(server, { id_tenant: await addTenant(server) });
    for (const [caller, id, status] of [
      [client, other, 403],
      [stranger, company, 403],
      [client, abroad, 404],
      [partner, abroad, 404],
    ] as const) {
      expect((await caller.try(api.list, { params: { id_client: id } })).status).toBe(status);
      expect((await send(caller, { nome: 'Intruso', anexo: pdf }, id)).status).toBe(status);
    }
  });

  it('can be read but not sent with a provisional password', { tags: ['D-12'] }, async () => {
    const fresh = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const caller = await asClient(server, fresh);
    const [id = ''] = fresh.clients;
    expect(await send(caller, { nome: 'Cedo', anexo: pdf }, id)).toMatchObject({
      status: 403,
      body: { code: 'client_document_provisional' },
    });
    expect(await list(caller, id)).toEqual([]);
  });

  it('are limited to sixty per day and company from the owner', async () => {
    const [, id_client = ''] = owner.clients;
    const row = {
      ...{
        id_tenant: home,
        id_client,
        id_owner: owner.id,
        sender: 'Dona',
        nome: 'Muitos',
        anexo: 'x',
        arquivo: 'x.pdf',
      },
      ...{ tamanho: 1, sha256: 'x', createdDate: server.clock.now().toISOString() },
    };
    const rows = Array.from({ length: 60 }, (_, i) => ({ ...row, id: `muitos-${i}` }));
    await server.inTenant(home, (db) => db.insert(clientDocuments).values(rows));
    expect((await send(client, { nome: 'Mais um', anexo: pdf }, id_client)).status).toBe(429);
    server.clock.move(25 * 3_600_000);
    expect((await send(client, { nome: 'Mais um', anexo: pdf }, id_client)).status).toBe(201);
  });
});
