import { clientDocumentsApi as api } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagesOf } from '../../../../test/alerts.ts';
import { addClient } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner, asClient, type TestOwner } from '../../../../test/owners.ts';
import { sendForm } from '../../../../test/send-files.ts';
import { openTwiceAtOnce } from '../../../../test/send-twice-at-once.ts';

interface Sent {
  data: { id: string };
  code?: string;
}

const anexo = { name: 'extrato.pdf', content: '%PDF-1.7 extrato' };
let server: TestServer;
let home: TenantId;
let owner: TestOwner;
let id_client: string;
let other: string;
let client: Caller;
let partner: Caller;
let partnerEmail: string;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paula Parceira' });
  partnerEmail = person.email;
  owner = await addOwner(server, { id_tenant: home, clients: [{ id_responsavel: person.id }, {}] });
  [id_client = '', other = ''] = owner.clients;
  client = await asClient(server, owner);
  partner = await as(server, person);
  stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
});
afterAll(() => server.close());

const ask = (item: string, caller = partner) => caller.try(api.ask, { params: { id_client }, body: { item } });
const askedId = async (item: string) =>
  (await partner.call(api.ask, { params: { id_client }, body: { item } })).data.id;
const list = async (caller: Caller) => (await caller.call(api.requests, { params: { id_client } })).data;
const withdraw = (caller: Caller, id: string) => caller.try(api.withdraw, { params: { id } });
const answer = (caller: Caller, id_request: string, company = id_client) =>
  sendForm<Sent>(server, caller, `/api/client/documents/${company}`, { nome: 'Extrato', id_request, anexo });
const waiting = async () =>
  (await client.call(clientPortalApi.timeline, { params: { id_client } })).data.filter(({ waits }) => waits);

it('tells the client of a requested document, which waits in the portal until it is sent and staff is told', async () => {
  const { status, body } = await ask('  Extrato de 2025 ');
  expect([status, body]).toMatchObject([201, { data: { item: 'Extrato de 2025', sender: 'Paula Parceira' } }]);
  const told = await deliverMessages(server);
  const subject = 'Documento pedido: Extrato de 2025';
  expect(told.map((message) => `${message.channel} ${message.to} ${message.subject}`)).toEqual([
    `email ${owner.email} ${subject}`,
    `whatsapp ${owner.contato} ${subject}`,
  ]);
  expect(told[0]?.text).toContain(`/portal?empresa=${id_client}&aba=documentos`);
  const [request] = await list(client);
  expect(request).toMatchObject({ item: 'Extrato de 2025', answeredAt: null, id_document: null });
  expect(await waiting()).toMatchObject([{ title: 'Documento pedido', request: request?.id }]);

  const sent = await answer(client, request?.id ?? '');
  expect(sent.status).toBe(201);
  expect(await list(partner)).toMatchObject([{ id_document: sent.body.data.id }]);
  expect(await waiting()).toEqual([]);
  expect((await deliverMessages(server)).map(({ to }) => to)).toEqual([partnerEmail]);
  expect(await messagesOf(partner)).toEqual(['Dona da Empresa enviou um documento: Extrato']);
  expect(await answer(client, request?.id ?? '')).toMatchObject({
    status: 409,
    body: { code: 'document_request_closed' },
  });
});

it('opens a request again when the client deletes the document that staff has not opened', async () => {
  const id = await askedId('Balancete');
  const { body } = await answer(client, id);
  await client.call(api.remove, { params: { id: body.data.id } });
  expect((await list(partner)).find((request) => request.id === id)).toMatchObject({ answeredAt: null });
  await withdraw(partner, id);
});

it('withdraws an open request only', async () => {
  const id = await askedId('Contrato social');
  expect(await withdraw(stranger, id)).toMatchObject({ status: 403, body: { code: 'client_denied' } });
  expect(await withdraw(partner, id)).toMatchObject({ status: 200 });
  expect(await withdraw(partner, id)).toMatchObject({ status: 409, body: { code: 'document_request_closed' } });
  expect(await withdraw(partner, 'nenhum')).toMatchObject({ status: 404 });
  expect((await list(client)).map(({ item }) => item)).not.toContain('Contrato social');
  expect(await answer(client, id)).toMatchObject({ status: 409 });
});

it('refuses the same document twice, a blank one and more than thirty open requests', async () => {
  await ask('Folha de pagamento');
  expect(await ask('folha de  pagamento')).toMatchObject({ status: 409, body: { code: 'document_request_repeated' } });
  expect(await ask(' ')).toMatchObject({ status: 400 });
  for (let i = 1; i < 30; i++) expect((await ask(`Guia ${i}`)).status).toBe(201);
  expect(await ask('Guia 30')).toMatchObject({ status: 409, body: { code: 'document_requests_too_many' } });
});

it('asks once when the same request is sent twice at once', async () => {
  for (const { id, answeredAt } of await list(client)) if (answeredAt === null) await withdraw(partner, id);
  await deliverMessages(server);
  const twice = openTwiceAtOnce(server.database.pool);
  const replies = await twice.send(() => ask('Livro caixa'));
  twice.end();
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'document_request_repeated' });
  expect((await list(client)).filter(({ item }) => item === 'Livro caixa')).toHaveLength(1);
  const subject = 'Documento pedido: Livro caixa';
  expect((await deliverMessages(server)).filter((message) => message.subject === subject)).toHaveLength(2);
  for (const { id, answeredAt } of await list(client)) if (answeredAt === null) await withdraw(partner, id);
  await ask('Guia 1');
});

it('is refused for clients that the caller may not open, and to clients', async () => {
  expect(await ask('Intruso', stranger)).toMatchObject({ status: 403, body: { code: 'client_denied' } });
  expect(await ask('Intruso', client)).toMatchObject({ status: 403, body: { code: 'staff_only' } });
  const abroad = await addClient(server, { id_tenant: await addTenant(server) });
  expect(await partner.try(api.ask, { params: { id_client: abroad }, body: { item: 'X' } })).toMatchObject({
    status: 404,
  });
  expect((await stranger.try(api.requests, { params: { id_client } })).status).toBe(403);
});

it('is not answered by a document of staff or of another company', async () => {
  const id = (await list(client)).find(({ answeredAt }) => answeredAt === null)?.id ?? '';
  const refused = { status: 404, body: { code: 'document_request_not_found' } };
  expect(await answer(partner, id)).toMatchObject(refused);
  expect(await answer(client, id, other)).toMatchObject(refused);
});
