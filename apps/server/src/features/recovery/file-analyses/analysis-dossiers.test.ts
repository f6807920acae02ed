import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatBRL } from '@restitui/brazil/money.ts';
import { analysisCorrectionsApi } from '@restitui/domain/recovery/file-analyses/analysis-corrections.api.ts';
import { analysisDossiersApi } from '@restitui/domain/recovery/file-analyses/analysis-dossiers.api.ts';
import { analysisRequestsApi } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import { createZip } from '../../../../../../packages/tax-engine/test-support/write-zip.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { longJob } from '../../../../test/long-job.ts';
import { sendForm } from '../../../../test/send-files.ts';
import type { JobData, JobQueue } from '../../../platform/jobs.ts';
import { makeAnalysisDossierFiles } from './jobs/make-analysis-dossier-files.ts';
import { runFileAnalysis } from './jobs/run-file-analysis.ts';

const events = join(import.meta.dirname, '../../../../../../packages/payroll-engine/test-data/comercio-515/events');
const folder = mkdtempSync(join(tmpdir(), 'restitui-analysis-dossier-'));
const logged: unknown[] = [];
let server: TestServer;
let home: TenantId;
let admin: Caller;
let stranger: Caller;
let id_apuracao: string;

const worker = () => longJob(server, logged);
const lastJob = (queue: JobQueue) => server.toDeliver.findLast((job) => job.queue === queue)?.data as JobData;
const params = () => ({ params: { id_apuracao } });
const read = async () => (await admin.call(analysisDossiersApi.read, params())).data;
const download = async (link: string) =>
  (await server.app.inject({ url: link })) as unknown as { statusCode: number; rawPayload: Buffer };

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
  stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
  const id_client = await addClient(server, { id_tenant: home, cnpjcpf: '10203040000194' });
  const id_product = await addProduct(server, { id_tenant: home, id_client, typeServico: 'PREVIDENCIARIO' });
  id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

describe('dossier of an analysis from files', () => {
  it('returns 409 before there is a result, and has no corrections', async () => {
    expect(await read()).toBeNull();
    expect((await admin.call(analysisCorrectionsApi.list, params())).data).toEqual([]);
    expect(await admin.try(analysisDossiersApi.make, params())).toMatchObject({
      status: 409,
      body: { code: 'dossier_without_result' },
    });
  });

  it('lists rubricas and events to correct, without a worker', async () => {
    const content = createZip(readdirSync(events).map((name) => ({ name, data: readFileSync(join(events, name)) })));
    await sendForm(
      server,
      admin,
      `/api/file-analyses/${id_apuracao}`,
      { principal: { name: 'eventos.zip', content } },
      home,
    );
    await runFileAnalysis(worker(), lastJob('file-analysis'));
    const { data } = await admin.call(analysisCorrectionsApi.list, params());
    const february = data.find(({ competencia }) => competencia === '02/2024');
    expect(february?.eventos.map(({ tipo }) => tipo)).toContain('S-2299');
    expect(february?.rubricas.length).toBeGreaterThan(0);
    expect(february?.rubricas.every(({ base }) => base > 0)).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/\b\d{11}\b/);
    expect(await stranger.try(analysisCorrectionsApi.list, params())).toMatchObject({ status: 403 });
  });

  it('is requested once, and built by a job as PDF and spreadsheet', async () => {
    expect((await admin.call(analysisDossiersApi.make, params())).data).toMatchObject({ state: 'na_fila', pdf: null });
    expect(await admin.try(analysisDossiersApi.make, params())).toMatchObject({
      status: 409,
      body: { code: 'dossier_running' },
    });
    await makeAnalysisDossierFiles(worker(), lastJob('file-analysis-dossier'));
    expect(logged).toEqual([]);
    const dossier = await read();
    expect(dossier).toMatchObject({ state: 'pronto', progresso: 100, erro: null });

    const pdf = await download(dossier?.pdf?.link ?? '');
    const text = (await readPdf(Uint8Array.from(pdf.rawPayload))).pages.join(' ');
    expect(text).toContain('Aviso');
    expect(text).toContain('592,78');
    expect(text).toContain('SHA-256');
    expect(text).toContain('Dúvidas em aberto');
    const sheet = await download(dossier?.planilha?.link ?? '');
    const rows = await readSheet(Uint8Array.from(sheet.rawPayload).buffer, 'Itens');
    expect(rows[0]?.[0]).toBe('Competência');
    expect(rows.length).toBeGreaterThan(1);
  });

  it('contains in its PDF the request, decision and money of a payment', async () => {
    const { data: payments } = await admin.call(refundRequestsApi.list, params());
    const february = payments.find(({ competencia }) => competencia === '02/2024');
    const steps: EnteredStep[] = [
      { passo: 'PEDIDO', data: '2026-10-01', protocolo: '12345.67890', tipo: 'COMPENSACAO' },
      { passo: 'DESPACHO', data: '2026-10-20', resultado: 'DEFERIDO_EM_PARTE', valor: 100.01, motivo: 'Sem prova' },
      { passo: 'DINHEIRO', data: '2026-11-10', valor: 111.11 },
    ];
    const theses = async () =>
      (await admin.call(analysisRequestsApi.list, params())).data.filter(({ pedido }) => pedido !== null);
    const place = { id_apuracao, competencia: '02/2024', pagamento: february?.pagamento ?? '' };
    for (const passo of steps) await admin.call(refundRequestsApi.saveStep, { params: place, body: { passo } });
    await admin.call(analysisDossiersApi.make, params());
    await makeAnalysisDossierFiles(worker(), lastJob('file-analysis-dossier'));
    const { rawPayload } = await download((await read())?.pdf?.link ?? '');
    const text = (await readPdf(Uint8Array.from(rawPayload))).pages.join(' ').replace(/\s+/g, ' ');
    const part = text.slice(text.indexOf('Andamento de cada pagamento'), text.indexOf('Provas a guardar'));
    for (const shown of [
      ...['DARF de', '01/10/2026', '12345.67890', 'Deferido em parte', 'em 20/10/2026', 'R$ 100,01', 'Sem prova'],
      ...['R$ 111,11', 'em 10/11/2026', 'a lançar'],
    ]) {
      expect(part).toContain(shown);
    }
    // A name may break after a hyphen.
    const unspaced = (shown: string) => shown.replace(/\s/g, '');
    for (const { nome, valor_pedido } of await theses()) {
      expect(unspaced(part)).toContain(unspaced(`${nome}: ${formatBRL(valor_pedido ?? 0)}`));
    }
    expect(part).toContain('Declaração de compensação (DCOMP)');
    expect(text).not.toContain('Pedidos por tese');
  });

  it('replaces the earlier files when it is built again', async () => {
    const before = await read();
    await admin.call(analysisDossiersApi.make, params());
    await makeAnalysisDossierFiles(worker(), lastJob('file-analysis-dossier'));
    expect((await download(before?.pdf?.link ?? '')).statusCode).toBe(401);
    expect((await download((await read())?.pdf?.link ?? '')).statusCode).toBe(200);
  });
});
