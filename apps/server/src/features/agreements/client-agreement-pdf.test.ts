import { clientAgreementsApi as api } from '@restitui/domain/agreements/client-agreements.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ContractStage, setContractStage } from '../../../test/contract-stage.ts';
import { addTenant, type Caller, callerWith, startTestServer, type TestServer } from '../../../test/harness.ts';
import { sendForm, storedUploads } from '../../../test/send-files.ts';
import { WorkBroken, WorkRefused } from '../../platform/work-thread.ts';
import { changes } from '../change-history/change-history.table.ts';
import { agreements } from './agreements.table.ts';

let server: TestServer;
let provider: TenantId;
let stage: ContractStage;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  stage = await setContractStage(server, provider);
});
afterAll(() => server.close());

describe('POST /agreement/update-PDF/:id', () => {
  const pdf = (content = '%PDF-1.7 assinado no papel', name = 'minuta.pdf') => ({ minuta: { name, content } });
  const attach = (form: object, by = stage.byCeo, id = stage.agreement) =>
    sendForm<{ data?: { pdf?: string } }>(server, by, `/api/agreement/update-PDF/${id}`, form as never, stage.home);

  test('W-393 W-550 keeps the PDF encrypted and opens it by a signed link, always to be kept', async () => {
    const { agreement, inHome } = stage;
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
    const { byCeo, byOwner, asPartner } = stage;
    expect((await attach(pdf(), await asPartner())).status).toBe(403);
    expect((await attach(pdf(), byOwner)).status).toBe(403);
    expect((await attach(pdf(), byCeo, 'nenhuma')).status).toBe(404);
    await stage.set({ isAssinado: true });
    expect(await attach(pdf())).toMatchObject({ status: 409, body: { code: 'agreement_closed' } });
  });
});

describe('GET /agreement/pdf/:id', () => {
  const read = (by: Caller, t?: string) => by.try(api.pdf, { params: { id: stage.agreement }, query: { t } });

  test('W-366 W-372 C-100 the contract as PDF, for staff, the client and whoever holds the link', async () => {
    const { byCeo, byOwner, template, asPartner, linkToken } = stage;
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

  test('W-366 says so where it did not come about, and where too many are being made', async () => {
    const { byCeo } = stage;
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
    const { byCeo, contract } = stage;
    const id = await contract({ typeRegime: 'LUCRO_REAL', html: '<p>null</p>' });
    expect(await byCeo.try(api.pdf, { params: { id } })).toMatchObject({ status: 409 });
  });
});
