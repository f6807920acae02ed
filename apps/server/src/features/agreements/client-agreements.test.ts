import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import { clientAgreementsApi as api } from '@restitui/domain/agreements/client-agreements.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { act, addVerified } from '../../../test/acts.ts';
import { addAgreement, addEdit } from '../../../test/agreements.ts';
import { addContract } from '../../../test/contracts.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/harness.ts';
import { addOwner, asClient, type TestOwner } from '../../../test/owners.ts';
import { sendForm, storedUploads } from '../../../test/send-files.ts';
import { addSignature } from '../../../test/signatures.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { WorkBroken, WorkRefused } from '../../platform/work-thread.ts';
import { listEdits } from '../agreement-edits/agreement-edits.repository.ts';
import { changes } from '../change-history/change-history.table.ts';
import { clients } from '../clients/clients.table.ts';
import { agreements, agreementVersions } from './agreements.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: TestUser;
let byCeo: Caller;
let owner: TestOwner;
let id_client: string;
let agreement: string;

const inHome = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);
const set = (values: Partial<typeof agreements.$inferInsert>) =>
  inHome((db) => db.update(agreements).set(values).where(eq(agreements.id, agreement)));
const versions = () => inHome((db) => db.select().from(agreementVersions).orderBy(agreementVersions.number));
const partner = async () => as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
const lawyer = async () =>
  as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'JURIDICO' }), home);
const linkToken = async () => {
  const body = { contracts: ['PRINCIPAL' as const], typeRegime: 'SIMPLES_NACIONAL', id_client };
  const { data } = await byCeo.call(agreementsApi.linkClient, { body });
  return new URL(data.link).searchParams.get('t') ?? '';
};
const verified = () =>
  addSignature(server, {
    ...{ id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf },
    ...{ decision: 'verified', decidedAt: server.clock.now().toISOString() },
  });

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  home = await addTenant(server);
  ceo = await addUser(server, { id_tenant: home, name: 'Eduardo Rezende' });
  byCeo = await as(server, ceo);
  owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'PADARIA LTDA' }] });
  id_client = owner.clients[0] ?? '';
  const of = { id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL', 'FCVS'], typeRegime: 'SIMPLES_NACIONAL' };
  agreement = await addAgreement(server, { ...of, id_client, html: '<p>Texto do contrato</p>' });
});
afterAll(() => server.close());

describe('GET /agreement/minutas-client/:cnpjcpf', () => {
  const list = (by: Caller, cnpjcpf = id_client) => by.try(api.ofClient, { params: { cnpjcpf } });

  test('W-551 W-486 D-03 lists every contract of a client, those not in use as well, newest first', async () => {
    server.clock.move(1000);
    const of = { id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL'], typeRegime: 'LUCRO_REAL', IsAtivo: false };
    const later = await addAgreement(server, { ...of, id_client, html: '<p>Outro</p>' });
    expect(await list(byCeo)).toMatchObject({
      status: 200,
      body: {
        data: [
          { id: later, IsAtivo: false, htmlContent: '<p>Outro</p>', pdf: null, version: 1 },
          { id: agreement, IsAtivo: true, contracts: ['PRINCIPAL', 'FCVS'], isAssinado: false },
        ],
      },
    });
    expect((await list(await lawyer())).status).toBe(200);
    expect((await list(await partner())).status).toBe(403);
    expect((await list(await asClient(server, owner))).status).toBe(403);
    expect((await list(byCeo, (await addOwner(server, { id_tenant: provider })).clients[0])).status).toBe(404);
  });
});

describe('C-98 which of the listed contracts may be ticked', () => {
  const signable = async (by: Caller) =>
    (await by.call(api.ofClient, { params: { cnpjcpf: id_client } })).data.map(({ isSignable }) => isSignable);

  test('W-385 C-41 those that the reader still signs for the consultancy, or witnesses', async () => {
    expect(await signable(byCeo)).toEqual([true]);
    expect(await signable(await lawyer())).toEqual([true]);
    const manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    await inHome((db) => db.update(clients).set({ id_gerente: manager.id }).where(eq(clients.cnpjcpf, id_client)));
    expect(await signable(await as(server, manager))).toEqual([false]);
    await addVerified(server, { id_tenant: home, id_user: ceo.id, cpf: ceo.cpf });
    expect((await act(byCeo, agreement)).status).toBe(201);
    expect(await signable(byCeo)).toEqual([false]);
    await set({ isAssinado: true });
    expect(await signable(await lawyer())).toEqual([false]);
  });
});

describe('POST /agreement/update-PDF/:id', () => {
  const pdf = (content = '%PDF-1.7 assinado no papel', name = 'minuta.pdf') => ({ minuta: { name, content } });
  const attach = (form: object, by = byCeo, id = agreement) =>
    sendForm<{ data?: { pdf?: string } }>(server, by, `/api/agreement/update-PDF/${id}`, form as never, home);

  test('W-393 W-550 keeps the PDF encrypted and opens it by a signed link, always to be kept', async () => {
    const { status, body } = await attach(pdf());
    expect([status, body.data?.pdf]).toEqual([200, expect.stringMatching(/^\/api\/files\//)]);
    const opened = await server.app.inject({ url: body.data?.pdf ?? '' });
    expect([opened.statusCode, opened.body]).toEqual([200, '%PDF-1.7 assinado no papel']);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
    });
    const [row] = await inHome((db) => db.select().from(agreements).where(eq(agreements.id, agreement)));
    const stored = server.files.read(row?.pdf?.key ?? '');
    const bytes = Buffer.concat(await stored.toArray());
    expect(bytes.includes('assinado')).toBe(false);
    const recorded = await inHome((db) => db.select().from(changes).where(eq(changes.id_entity, agreement)));
    expect(recorded.map(({ field, to }) => [field, to])).toContainEqual(['pdf', 'minuta.pdf']);

    await attach(pdf('%PDF-1.4 outro'));
    expect((await server.app.inject({ url: body.data?.pdf ?? '' })).statusCode).toBe(401);
  });

  test('W-393 W-394 takes a PDF alone, by its content; what is refused leaves nothing behind', async () => {
    const before = storedUploads(server).length;
    expect(await attach({})).toMatchObject({
      status: 400,
      body: { message: 'Arquivo de minuta é obrigatório', issues: [{ path: 'minuta' }] },
    });
    expect(await attach(pdf('%PDF-', 'minuta.docx'))).toMatchObject({ body: { code: 'minuta_file_extension' } });
    expect(await attach(pdf('<html>'))).toMatchObject({ status: 400, body: { code: 'minuta_file_content' } });
    expect(storedUploads(server)).toHaveLength(before);
  });

  test('W-397 is refused on a signed contract, and to who may not open the client', async () => {
    expect((await attach(pdf(), await partner())).status).toBe(403);
    expect((await attach(pdf(), await asClient(server, owner))).status).toBe(403);
    expect((await attach(pdf(), byCeo, 'nenhuma')).status).toBe(404);
    await set({ isAssinado: true });
    expect(await attach(pdf())).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
  });
});

describe('POST /agreement/update', () => {
  const update = (by: Caller, body: object = { id_client }) => by.try(api.update, { body: body as never });

  test('W-318 W-553 C-42 writes the text anew for staff and client, and answers it', async () => {
    const html = '<p>{{cliente.razao_social}}</p>';
    await addContract(server, { id_tenant: home, id_user: ceo.id, typeContrato: 'PRINCIPAL', html });
    expect(await update(byCeo)).toMatchObject({
      status: 200,
      body: { data: { version: 2, html: '<p>PADARIA LTDA</p>' } },
    });
    expect(await update(byCeo)).toMatchObject({ body: { data: { version: 2 } } });
    await inHome((db) =>
      db.update(clients).set({ razao_social: 'PADARIA NOVA' }).where(eq(clients.cnpjcpf, id_client)),
    );
    expect(await update(await asClient(server, owner))).toMatchObject({ body: { data: { version: 3 } } });
    await verified();
    await inHome((db) => db.update(clients).set({ razao_social: 'OUTRA' }).where(eq(clients.cnpjcpf, id_client)));
    expect(await update(byCeo)).toMatchObject({ status: 200, body: { data: { version: 3 } } });
  });

  test('D-40 by a link it changes nothing; without anything it is refused', async () => {
    await addContract(server, { id_tenant: home, id_user: ceo.id, typeContrato: 'PRINCIPAL', html: '<p>Novo</p>' });
    const t = await linkToken();
    const count = (await versions()).length;
    await inHome((db) => db.update(clients).set({ razao_social: 'OUTRA' }).where(eq(clients.cnpjcpf, id_client)));
    const stranger = callerWith(server, '');
    expect((await update(stranger, { id_client, t })).status).toBe(200);
    expect(await versions()).toHaveLength(count);
    expect(await update(stranger)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await update(stranger, { id_client, t: 'x' })).toMatchObject({
      status: 401,
      body: { code: 'link_invalid' },
    });
    expect((await update(await partner())).status).toBe(403);
  });

  test('W-400 needs id_client, and is refused once the contract is signed', async () => {
    expect(await update(byCeo, {})).toMatchObject({ status: 400, body: { issues: [{ path: 'id_client' }] } });
    await set({ isAssinado: true });
    expect(await update(byCeo)).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
  });
});

describe('POST /agreement/close/:id', () => {
  const close = (by = byCeo) => by.try(api.close, { params: { id: agreement } });

  test('W-310 W-311 D-40 closes what is concluded, once, and ends the suggestions', async () => {
    await addEdit(server, { id_tenant: home, id_agreement: agreement, requestChange: 'x' });
    expect(await close()).toMatchObject({ status: 409, body: { code: 'agreement_not_concluded' } });
    await set({ status: 'ANALISE_CONCLUIDA' });
    expect((await close(await partner())).status).toBe(403);
    expect((await close(await asClient(server, owner))).status).toBe(403);
    expect(await close()).toMatchObject({ status: 200, body: { data: { isFrist: true } } });
    expect(await inHome((db) => listEdits(db, home, agreement))).toMatchObject([{ isActive: false, acceptEdit: null }]);
    expect(await close()).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
  });

  test('W-311 W-317 not once the signature is verified', async () => {
    await set({ status: 'ANALISE_CONCLUIDA' });
    await verified();
    expect(await close()).toMatchObject({ status: 409, body: { code: 'agreement_signed' } });
  });
});

describe('GET /agreement/pdf/:id', () => {
  const read = (by: Caller, t?: string) => by.try(api.pdf, { params: { id: agreement }, query: { t } });

  test('W-366 W-372 C-100 the contract as PDF, for staff, the client and whoever holds the link', async () => {
    await addContract(server, { id_tenant: home, id_user: ceo.id, typeContrato: 'PRINCIPAL', html: '<p>Novo</p>' });
    const t = await linkToken();
    const stranger = callerWith(server, '');
    for (const [by, token] of [[byCeo], [await asClient(server, owner)], [stranger, t]] as [Caller, string?][]) {
      const { status, headers, body } = await read(by, token);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      const { file } = body as { file: string };
      expect(file.startsWith('%PDF-')).toBe(true);
      expect(file).toContain('[0 0 595.28 841.89]');
      expect(headers['content-disposition']).toContain('Contrato%20PADARIA%20LTDA%20v2.pdf');
    }
    expect(await read(stranger)).toMatchObject({ status: 401 });
    expect((await read(await partner())).status).toBe(403);
  });

  test('W-366 says so where it did not come about, and where too many are being made', async () => {
    const { papers } = server.platform;
    const outcomes = [
      [new WorkBroken('The thread ended in its work.'), 500, 'paper_unfinished'],
      [new WorkRefused('Too much is waiting.'), 503, 'papers_busy'],
    ] as const;
    for (const [error, status, code] of outcomes) {
      server.platform.papers = { run: () => Promise.reject(error) };
      expect(await read(byCeo)).toMatchObject({ status, body: { code, message: expect.stringContaining('ente nov') } });
    }
    expect((await read(byCeo)).headers['retry-after']).toBe('10');
    server.platform.papers = papers;
    expect((await read(byCeo)).status).toBe(200);
  });

  test('W-368 there is none of a contract without text', async () => {
    const of = { id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL'], typeRegime: 'LUCRO_REAL', html: '<p>null</p>' };
    const id = await addAgreement(server, { ...of, id_client });
    expect(await byCeo.try(api.pdf, { params: { id } })).toMatchObject({ status: 409 });
  });
});
