import { clientAgreementsApi as api } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AgreementFixture, createAgreementFixture } from '../../../../test/agreement-fixture.ts';
import { addTenant, type Caller, callerWith, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { type SentFields, sendForm, storedUploads } from '../../../../test/send-files.ts';
import { WorkThreadBusy, WorkThreadCrashed } from '../../../platform/work-thread.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { agreements } from './agreements.table.ts';

let server: TestServer;
let provider: TenantId;
let fixture: AgreementFixture;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  fixture = await createAgreementFixture(server, provider);
});
afterAll(() => server.close());

describe('POST /agreement/update-PDF/:id', () => {
  const pdf = (content = '%PDF-1.7 assinado no papel', name = 'minuta.pdf') => ({ minuta: { name, content } });
  const attach = (form: SentFields, by = fixture.byCeo, id = fixture.agreement) =>
    sendForm<{ data?: { pdf?: string } }>(server, by, `/api/agreement/update-PDF/${id}`, form, fixture.home);

  it('stores the PDF encrypted and serves it as a download by a signed link', {
    tags: ['W-393', 'W-550'],
  }, async () => {
    const { agreement, inHome } = fixture;
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

  it('accepts only PDFs, judged by content, and removes refused files', {
    tags: ['W-393', 'W-394'],
  }, async () => {
    const before = storedUploads(server).length;
    expect(await attach({})).toMatchObject({
      status: 400,
      body: { message: 'Arquivo de minuta é obrigatório', issues: [{ path: 'minuta' }] },
    });
    expect(await attach(pdf('%PDF-', 'minuta.docx'))).toMatchObject({ body: { code: 'minuta_file_extension' } });
    expect(await attach(pdf('<html>'))).toMatchObject({ status: 400, body: { code: 'minuta_file_content' } });
    expect(storedUploads(server)).toHaveLength(before);
  });

  it('refuses a signed agreement and callers who may not open the client', { tags: ['W-397'] }, async () => {
    const { byCeo, byOwner, asPartner } = fixture;
    expect((await attach(pdf(), await asPartner())).status).toBe(403);
    expect((await attach(pdf(), byOwner)).status).toBe(403);
    expect((await attach(pdf(), byCeo, 'nenhuma')).status).toBe(404);
    await fixture.set({ isAssinado: true });
    expect(await attach(pdf())).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
  });
});

describe('GET /agreement/pdf/:id', () => {
  const read = (by: Caller, t?: string) => by.try(api.pdf, { params: { id: fixture.agreement }, query: { t } });

  it('returns the PDF to staff, the client and a link holder', {
    tags: ['W-366', 'W-372', 'C-100'],
  }, async () => {
    const { byCeo, byOwner, template, asPartner, linkToken } = fixture;
    await template('PRINCIPAL', '<p>Novo</p>');
    const t = await linkToken();
    const stranger = callerWith(server, '');
    for (const [by, token] of [[byCeo], [byOwner], [stranger, t]] as [Caller, string?][]) {
      const { status, headers, body } = await read(by, token);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      const { file } = body as { file: string };
      expect(file.startsWith('%PDF-')).toBe(true);
      expect(file).toContain('[0 0 595.28 841.89]');
      expect(headers['content-disposition']).toContain('Contrato%20PADARIA%20LTDA%20v2.pdf');
    }
    expect(await read(stranger)).toMatchObject({ status: 401 });
    expect((await read(await asPartner())).status).toBe(403);
  });

  it('reports a failure, and that too many PDFs are being built', { tags: ['W-366'] }, async () => {
    const { byCeo } = fixture;
    const { pdfWorker } = server.platform;
    const outcomes = [
      [new WorkThreadCrashed('The thread ended in its work.'), 500, 'paper_unfinished'],
      [new WorkThreadBusy('Too much is waiting.'), 503, 'papers_busy'],
    ] as const;
    for (const [error, status, code] of outcomes) {
      server.platform.pdfWorker = { run: () => Promise.reject(error) };
      expect(await read(byCeo)).toMatchObject({ status, body: { code, message: expect.stringContaining('ente nov') } });
    }
    expect((await read(byCeo)).headers['retry-after']).toBe('10');
    server.platform.pdfWorker = pdfWorker;
    expect((await read(byCeo)).status).toBe(200);
  });

  it('returns 404 for an agreement without a text', { tags: ['W-368'] }, async () => {
    const { byCeo, contract } = fixture;
    const id = await contract({ typeRegime: 'LUCRO_REAL', html: '<p>null</p>' });
    expect(await byCeo.try(api.pdf, { params: { id } })).toMatchObject({ status: 409 });
  });
});
