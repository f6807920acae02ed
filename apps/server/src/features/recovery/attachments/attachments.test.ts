import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { attachmentFile } from '@restitui/domain/recovery/attachments/attachment-file.ts';
import { type Attachment, attachmentsApi } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestAssessment } from '../../../../test/clients.ts';
import { addConsultancy, addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { type Field, sendForm, storedUploads } from '../../../../test/send-files.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

let server: TestServer;
let home: TenantId;
let analyst: TestUser;
let admin: Caller;
let partner: Caller;
let place: { id_client: string; id_product: string; id_apuracao: string };

beforeAll(async () => {
  server = await startTestServer();
  ({ home, analyst, admin } = await addConsultancy(server));
});
afterAll(() => server.close());

beforeEach(async () => {
  const { id_client, ...made } = await addPartnersClient(server, home);
  ({ partner } = made);
  place = await addOpenService(server, home, id_client);
});

const pdf = { name: 'Recibo é 05.2025.pdf', content: Buffer.from('%PDF-1.7 recibo') };
const office = (folder: string) =>
  Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(`\0\0[Content_Types].xml\0\0${folder}document.xml`)]);
const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);

interface Sent {
  code?: string;
  message?: string;
  issues?: { path: string; message: string }[];
  data?: Attachment;
}

const send = (caller: Caller, fields: Record<string, Field | Field[]> = {}, tenant: string = home) =>
  sendForm<Sent>(server, caller, '/api/anexos', { ...place, nome: 'PERS', anexo: pdf, ...fields }, tenant);
const list = (caller: Caller, id: string) =>
  caller.try(attachmentsApi.list, { params: { id, id_apuracao: place.id_apuracao } });
const listed = async (id: string) => ((await list(admin, id)).body as { data?: Attachment[] }).data ?? [];
const remove = (caller: Caller, id: string) => caller.try(attachmentsApi.remove, { params: { id } });
const addCredit = () => addTestCredit(server, { id_tenant: home, ...place });

describe('POST /anexos', { tags: ['W-527'] }, () => {
  it("attaches to the assessment under the product's id, or to a credit under the credit's id", {
    tags: ['W-479', 'W-528', 'C-77'],
  }, async () => {
    const id_calculo = await addCredit();
    const reply = await send(admin, { id_calculo: '' });
    expect(reply.status).toBe(201);
    await send(admin, { id_calculo, nome: 'RECIBO PER/DCOMP' });
    const ofApuracao = await listed(place.id_product);
    expect(ofApuracao).toEqual([reply.body.data]);
    expect(ofApuracao[0]).toEqual({
      ...place,
      id: expect.any(String),
      id_calculo: null,
      nome: 'PERS',
      anexo: expect.stringMatching(/^\/api\/files\//),
      arquivo: pdf.name,
      tamanho: pdf.content.length,
      createdDate: '2026-11-20T12:00:00.000Z',
    });
    expect(await listed(id_calculo)).toMatchObject([{ id_calculo, nome: 'RECIBO PER/DCOMP' }]);
  });

  it('accepts a custom name', { tags: ['W-186', 'C-78'] }, async () => {
    expect((await send(admin, { nome: '  Carta da Receita  ' })).body.data?.nome).toBe('Carta da Receita');
    expect(await send(admin, { nome: ' ' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'nome', message: 'Nome do anexo é obrigatório' }] },
    });
  });

  it('can be downloaded unchanged and as an attachment for five minutes', async () => {
    const anexo = (await send(admin)).body.data?.anexo ?? '';
    const reply = await server.app.inject({ url: anexo });
    expect([reply.statusCode, reply.rawPayload]).toEqual([200, pdf.content]);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Recibo e 05.2025.pdf"; ' + "filename*=UTF-8''Recibo%20%C3%A9%2005.2025.pdf",
      'cache-control': 'no-store',
    });
    server.clock.move(5 * 60_000);
    expect((await server.app.inject({ url: anexo })).json()).toMatchObject({ code: 'link_invalid' });
    server.clock.move(-5 * 60_000);
  });

  it('is encrypted on disk', async () => {
    const before = storedUploads(server);
    await send(admin);
    const [name] = storedUploads(server).filter((each) => !before.includes(each));
    const chunks: Buffer[] = [];
    for await (const chunk of server.files.read(`uploads/${name}`)) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).includes('recibo')).toBe(false);
  });

  it('is recorded in the change history, and so is its deletion', { tags: ['D-35'] }, async () => {
    const id = (await send(admin)).body.data?.id ?? '';
    server.clock.move(1000);
    await remove(admin, id);
    const recorded = await server.inTenant(home, (db) =>
      db.select().from(changes).where(eq(changes.id_entity, id)).orderBy(changes.date),
    );
    expect(recorded.filter(({ field }) => field === 'nome')).toMatchObject([
      { entity: 'ANEXO', from: null, to: 'PERS' },
      { entity: 'ANEXO', from: 'PERS', to: null },
    ]);
  });
});

describe('attachment file', { tags: ['W-185', 'W-187'] }, () => {
  it.each([
    ['a.pdf', pdf.content],
    ['a.DOCX', office('word/')],
    ['a.xlsx', office('xl/')],
    ['a.doc', old],
    ['a.xls', old],
    ['a.csv', Buffer.from('competência;valor\n05/2025;1,00\n')],
  ])('accepts %s', async (name, content) => {
    expect((await send(admin, { anexo: { name, content } })).status).toBe(201);
  });

  it.each([
    ['a.exe', pdf.content, 400, attachmentFile.messages.extension],
    ['pdf', pdf.content, 400, attachmentFile.messages.extension],
    ['a.pdf', Buffer.from('MZ programa'), 400, attachmentFile.content],
    ['a.docx', office('xl/'), 400, attachmentFile.content],
    ['a.xls', pdf.content, 400, attachmentFile.content],
    ['a.csv', old, 400, attachmentFile.content],
    ['a.csv', office('xl/'), 400, attachmentFile.content],
    ['a.pdf', Buffer.alloc(attachmentFile.maxBytes + 1, '%PDF-'), 413, attachmentFile.messages.size],
  ])('rejects %s whose content is of another kind', async (name, content, status, message) => {
    const before = storedUploads(server);
    const issues = [{ path: 'anexo', message: `${name}: ${message}` }];
    expect(await send(admin, { anexo: { name, content } })).toMatchObject({ status, body: { message, issues } });
    expect(storedUploads(server)).toEqual(before);
    expect(await listed(place.id_product)).toEqual([]);
  });

  it('is required', async () => {
    const { anexo: _, ...fields } = { ...place, nome: 'PERS', anexo: pdf };
    const reply = await sendForm<Sent>(server, admin, '/api/anexos', fields, home);
    const message = 'Arquivo de Anexo é obrigatório';
    expect(reply).toMatchObject({ status: 400, body: { message, issues: [{ path: 'anexo', message }] } });
    expect((await send(admin, { anexo: { ...pdf, content: '' } })).body.message).toBe(message);
  });
});

describe('deleted attachment', { tags: ['W-529'] }, () => {
  it('is not listed, and its existing link returns nothing', async () => {
    const { id = '', anexo = '' } = (await send(admin)).body.data ?? {};
    expect(await remove(admin, id)).toMatchObject({ status: 200, body: { data: { id } } });
    expect(await listed(place.id_product)).toEqual([]);
    expect((await server.app.inject({ url: anexo })).statusCode).toBe(401);
    expect((await remove(admin, id)).status).toBe(404);
  });
});

describe('attachment permissions', () => {
  it('let a USUARIO list and download, but not send or delete', { tags: ['W-193', 'C-94'] }, async () => {
    const id = (await send(admin)).body.data?.id ?? '';
    const stored = storedUploads(server);
    const denied = { status: 403, body: { code: 'attachment_edit_denied' } };
    expect(await send(partner)).toMatchObject(denied);
    expect(await remove(partner, id)).toMatchObject(denied);
    expect(storedUploads(server)).toEqual(stored);
    const { body } = await list(partner, place.id_product);
    const [{ anexo } = { anexo: '' }] = (body as { data: Attachment[] }).data;
    expect((await server.app.inject({ url: anexo })).statusCode).toBe(200);
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect((await list(stranger, place.id_product)).status).toBe(403);
  });

  it('freeze the attachments of credits in a closed assessment, but not those of the assessment', {
    tags: ['W-173'],
  }, async () => {
    const id_calculo = await addCredit();
    const id = (await send(admin, { id_calculo })).body.data?.id ?? '';
    await admin.call(assessmentsApi.setOpen, { params: { id: place.id_apuracao }, body: { isModifica: false } });
    const closed = { status: 409, body: { code: 'assessment_closed' } };
    expect(await send(admin, { id_calculo })).toMatchObject(closed);
    expect(await remove(admin, id)).toMatchObject(closed);
    const own = await send(admin);
    expect(own.status).toBe(201);
    expect((await remove(admin, own.body.data?.id ?? '')).status).toBe(200);
  });

  it('refuse a credit or product of another assessment', async () => {
    const id_calculo = await addCredit();
    const other = await addTestAssessment(server, { id_tenant: home, ...place });
    expect(await send(admin, { id_calculo, id_apuracao: other })).toMatchObject({ status: 404 });
    expect(await send(admin, { id_product: 'outro' })).toMatchObject({
      status: 400,
      body: { code: 'attachment_product_mismatch' },
    });
    expect((await list(admin, 'nada')).status).toBe(404);
    await admin.call(creditsApi.remove, { params: { id: id_calculo } });
    expect((await list(admin, id_calculo)).status).toBe(404);
  });

  it('return 404 for another tenant', async () => {
    const id = (await send(admin)).body.data?.id ?? '';
    const tenant = await addTenant(server);
    const elsewhere = await as(server, analyst, tenant);
    expect((await send(elsewhere, {}, tenant)).status).toBe(404);
    expect((await list(elsewhere, place.id_product)).status).toBe(404);
    expect((await remove(elsewhere, id)).status).toBe(404);
  });
});
