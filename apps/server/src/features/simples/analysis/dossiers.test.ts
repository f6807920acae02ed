import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatBRL } from '@restitui/brazil/money.ts';
import { dossiersApi } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { walkZip } from '@restitui/tax-engine/zip/read-zip.ts';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import { createAnalysisFixture, e1a } from '../../../../test/analysis-fixture.ts';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { makeDossierFiles } from './jobs/make-dossier-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'restitui-dossier-'));
let server: TestServer;
let fixture: Awaited<ReturnType<typeof createAnalysisFixture>>;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  fixture = await createAnalysisFixture(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const params = () => ({ params: { id_apuracao: fixture.id_apuracao } });
const worker = () => fixture.worker();
const asked = () => server.toDeliver.filter(({ queue }) => queue === 'simples-dossier').at(-1)?.data as JobData;
const read = async (caller = fixture.admin) => (await caller.call(dossiersApi.read, params())).data;
const download = async (link: string) => (await server.app.inject({ url: link })) as unknown as Downloaded;

interface Downloaded {
  statusCode: number;
  headers: Record<string, string>;
  rawPayload: Buffer;
}

describe('dossier of a result', { tags: ['D-33'] }, () => {
  it('returns 409 before there is a result', async () => {
    expect(await read()).toBeNull();
    expect(await fixture.admin.try(dossiersApi.make, params())).toMatchObject({
      status: 409,
      body: { code: 'dossier_without_result' },
    });
  });

  it('is requested once and built by a job', async () => {
    await fixture.sendAndRun();
    expect((await fixture.admin.call(dossiersApi.make, params())).data).toMatchObject({ state: 'na_fila', pdf: null });
    expect(await fixture.admin.try(dossiersApi.make, params())).toMatchObject({
      status: 409,
      body: { code: 'dossier_running' },
    });
    await makeDossierFiles(worker(), asked());
    expect(fixture.logged).toEqual([]);
    expect(await read()).toMatchObject({ state: 'pronto', progresso: 100, erro: null });
  });

  it('contains in its PDF the total, the calculation of each month, the laws and the hashes of the uploaded files', async () => {
    const { statusCode, headers, rawPayload } = await download((await read())?.pdf?.link ?? '');
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(/COMERCIO%20EXEMPLO%20LTDA_11222333000181_dossie_.*\.pdf/);
    const path = join(folder, 'dossie.pdf');
    writeFileSync(path, rawPayload);
    const text = (await readPdf(path)).pages.join(' ');
    for (const part of ['R$ 159,24', 'R$ 130,89', '05/2025', 'e1a-xml.zip', 'Lei 13.097/2015', 'LC 123/2006']) {
      expect(text).toContain(part);
    }
    for (const { content } of [e1a.xml, e1a.pgdas]) {
      expect(text.replace(/\s/g, '')).toContain(createHash('sha256').update(content).digest('hex'));
    }
  });

  it('contains in its spreadsheet the months, every item, and the SHA-256 of each uploaded file', async () => {
    const { rawPayload } = await download((await read())?.planilha?.link ?? '');
    const rows = (sheet: string) => readSheet(Uint8Array.from(rawPayload).buffer, sheet);
    const [headings, ...months] = await rows('Meses');
    expect(headings).toHaveLength(28);
    expect(months.find(([month]) => month instanceof Date && month.toISOString().startsWith('2025-05'))?.[7]).toBe(
      159.24,
    );

    const [, ...items] = await rows('Itens');
    const counted = await Promise.all(
      ['042025', '052025', '062025'].map(async (competencia) => {
        const place = { params: { id_apuracao: fixture.id_apuracao, competencia }, query: {} };
        return (await fixture.admin.call(simplesAnalysisApi.items, place)).page.total;
      }),
    );
    expect(items).toHaveLength(counted.reduce((sum, count) => sum + count, 0));

    const files = new Map((await rows('Arquivos')).map((row) => [`${row[0]} ${row[1]}`, row[3]]));
    const zip = join(folder, 'e1a-xml.zip');
    writeFileSync(zip, e1a.xml.content);
    for await (const entry of walkZip(zip, { wanted: () => 'read', maxEntryBytes: () => 1e7 })) {
      if ('problem' in entry) continue;
      expect(files.get(`e1a-xml.zip ${entry.name}`)).toBe(createHash('sha256').update(entry.data).digest('hex'));
    }
  });

  it('is readable by users who may read the analysis, its spreadsheet only by the provider', {
    tags: ['W-587'],
  }, async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: fixture.home, typeCargo: 'CEO' }));
    expect(await read(ceo)).toMatchObject({ state: 'pronto', pdf: { bytes: expect.any(Number) }, planilha: null });
    const partner = await as(server, await addUser(server, { id_tenant: fixture.home, typeCargo: 'PARCEIRO' }));
    const stranger = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    for (const call of [dossiersApi.read, dossiersApi.make]) {
      expect(await partner.try(call, params())).toMatchObject({ status: 403, body: { code: 'client_denied' } });
      expect(await stranger.try(call, params())).toMatchObject({ status: 404 });
    }
  });

  it('contains in its PDF the request, decision, money and fee of a payment', { tags: ['D-35'] }, async () => {
    const payment = { competencia: '05/2025', pagamento: '2025-06-20' };
    const steps: EnteredStep[] = [
      { passo: 'RETIFICADORA', numero: '11222333202505002' },
      { passo: 'PEDIDO', data: '2026-10-01', protocolo: '12345.67890' },
      {
        passo: 'DESPACHO',
        data: '2026-10-20',
        resultado: 'DEFERIDO_EM_PARTE',
        valor: 100.01,
        motivo: 'Nota cancelada',
      },
      { passo: 'DINHEIRO', data: '2026-11-10', valor: 111.11 },
    ];
    const { id_apuracao } = params().params;
    for (const passo of steps) {
      await fixture.admin.call(refundRequestsApi.saveStep, { params: { id_apuracao, ...payment }, body: { passo } });
    }
    await fixture.admin.call(paymentFeesApi.book, { ...params(), body: { pagamentos: [payment] } });
    const [fee] = (await fixture.admin.call(paymentFeesApi.list, params())).data;
    await fixture.admin.call(dossiersApi.make, params());
    await makeDossierFiles(worker(), asked());
    const { rawPayload } = await download((await read())?.pdf?.link ?? '');
    const text = (await readPdf(Uint8Array.from(rawPayload))).pages.join(' ').replace(/\s+/g, ' ');
    const part = text.slice(text.indexOf('Andamento de cada pagamento'), text.indexOf('Conta de cada mês'));
    for (const shown of [
      ...['DAS de 20/06/2025', '11222333202505002', '01/10/2026', 'R$ 159,24', '12345.67890'],
      ...['Deferido em parte', 'em 20/10/2026', 'R$ 100,01', 'Nota cancelada', 'R$ 111,11', 'em 10/11/2026'],
      formatBRL(fee?.honorario ?? 0).replace(/\s/g, ' '),
    ]) {
      expect(part).toContain(shown);
    }
  });

  it('replaces an earlier dossier, and is removed with its result', async () => {
    const before = (await read())?.pdf?.link ?? '';
    server.clock.move(1000);
    await fixture.admin.call(dossiersApi.make, params());
    await makeDossierFiles(worker(), asked());
    const after = (await read())?.pdf?.link ?? '';
    expect((await download(before)).statusCode).not.toBe(200);
    expect((await download(after)).statusCode).toBe(200);
    await fixture.sendAndRun();
    expect(await read()).toBeNull();
    expect((await download(after)).statusCode).not.toBe(200);
    expect(await server.files.list(0)).not.toContainEqual(expect.stringMatching(/^dossiers\//));
  });

  it('is built without files that are gone; a failed one shows the reason and can be requested again', async () => {
    await fixture.admin.call(dossiersApi.make, params());
    const gone = { ...server, files: { ...server.files, size: async () => undefined } };
    await makeDossierFiles({ ...worker(), platform: gone }, asked());
    expect(await read()).toMatchObject({ state: 'pronto' });
    await fixture.admin.call(dossiersApi.make, params());
    const broken = { ...server, files: { ...server.files, copyTo: () => Promise.reject(new Error('no disk')) } };
    await makeDossierFiles({ ...worker(), platform: broken }, asked());
    expect(await read()).toMatchObject({ state: 'falhou', erro: expect.stringMatching(/Tente novamente/) });
    expect(fixture.logged.splice(0)).toEqual([expect.objectContaining({ message: 'no disk' })]);
    await fixture.admin.call(dossiersApi.make, params());
    await makeDossierFiles(worker(), asked());
    expect(await read()).toMatchObject({ state: 'pronto' });
  });
});
