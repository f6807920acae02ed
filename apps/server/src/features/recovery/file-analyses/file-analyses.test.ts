import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { ChoiceValue } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { totalsByClass } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCnpj,
  startTestServer,
  type TestServer,
} from '../../../../test/harness.ts';
import { longJob } from '../../../../test/long-job.ts';
import { emptyZip, type SentFields, sendForm, storedUploads } from '../../../../test/send-files.ts';
import { withoutTenant } from '../../../db/tenant-scope.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { deleteOldUploads } from '../../operations/privacy/jobs/delete-old-uploads.ts';
import { findRun, finishRun, leaseOfRun, listUnfinishedRuns, setRunProgress } from './file-analyses.repository.ts';
import { runFileAnalysis } from './jobs/run-file-analysis.ts';

const sped = join(import.meta.dirname, '../../../../../../packages/sped-engine/test-data');
const spedZip = (name: string) => ({ name, content: readFileSync(join(sped, name)) });

let server: TestServer;
let home: TenantId;
let admin: Caller;
const logged: unknown[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
});
afterAll(() => server.close());

async function addAnalysed(typeServico: ServiceType, cnpjcpf: string): Promise<string> {
  const id_client = await addClient(server, { id_tenant: home, cnpjcpf });
  const id_product = await addProduct(server, { id_tenant: home, id_client, typeServico });
  return addTestAssessment(server, { id_tenant: home, id_client, id_product });
}

const send = (id_apuracao: string, files: SentFields, caller = admin, tenant: string | undefined = home) =>
  sendForm<{ code?: string; issues?: { path: string; message: string }[] }>(
    server,
    caller,
    `/api/file-analyses/${id_apuracao}`,
    files,
    tenant,
  );

const worker = () => longJob(server, logged);
const lastJob = () => server.toDeliver.findLast(({ queue }) => queue === 'file-analysis')?.data as JobData;
const work = () => runFileAnalysis(worker(), lastJob());
const read = async (id_apuracao: string) => (await admin.call(fileAnalysesApi.read, { params: { id_apuracao } })).data;

const refused = (id_apuracao: string, valor: ChoiceValue, motivo = 'Conferido com o cliente') =>
  admin.try(fileAnalysesApi.choose, { params: { id_apuracao }, body: { valor, motivo } });

describe('analysis of SPED files', () => {
  let id_apuracao: string;

  beforeAll(async () => {
    id_apuracao = await addAnalysed('EXCLUSAO_DE_ICMS_E_ST', '11222333000181');
    const files = { principal: spedZip('cum-sped.zip'), complemento: spedZip('cum-xml.zip') };
    expect((await send(id_apuracao, files)).status).toBe(202);
    await work();
  });

  it('divides the recoverable amount of each month among the theses, to the cent', async () => {
    const data = await read(id_apuracao);
    expect(data).toMatchObject({ state: 'pronta', erro: null, razao_social: 'COMERCIO EXEMPLO LTDA' });
    const march = data.meses.find(({ competencia }) => competencia === '03/2025');
    const credits = march?.celulas.map(({ tese, partes }) => [tese, partes]);
    // W3 of sped-engine.
    expect(credits).toEqual([
      ['ICMS', { pis: 2.34, cofins: 10.8 }],
      ['MONO', { pis: 6.5, cofins: 30 }],
    ]);
    const { RECONHECIDA, NAO_INCIDE_POR_LEI } = totalsByClass(data.meses);
    expect([RECONHECIDA.credito, NAO_INCIDE_POR_LEI.credito]).toEqual([78.84, 36.5]);
    expect(data.arquivos.map(({ situacao }) => situacao)).toEqual(['USADO', 'USADO', 'USADO']);
  });

  it('opens a month down to the document with the rule and its law', async () => {
    const params = { id_apuracao, competencia: '012025' };
    const { data, page } = await admin.call(fileAnalysesApi.items, { params, query: { q: 'ICMS' } });
    expect(page).toEqual({ number: 1, size: 50, total: 1 });
    expect(data[0]).toMatchObject({ situacao: 'CONTADO', valor: 10_000, base: 10_000, imposto: 1800 });
    expect(data[0]?.documento).toMatch(/^\d{44}$/);
    expect(data[0]?.lei).toContain('Tema 69');
    const none = await admin.call(fileAnalysesApi.items, { params, query: { situacao: 'EM_DUVIDA' } });
    expect(none.data).toEqual([]);
  });

  it('writes one credit per month with the day of its payment, and none twice', async () => {
    const { data } = await admin.call(fileAnalysesApi.apply, { params: { id_apuracao }, body: {} });
    expect(data).toEqual({ linhas: 2, valor: 115.34 });
    const credits = (await admin.call(creditsApi.list, { params: { id_apuracao } })).data;
    expect(credits.map((row) => [row.mesCompetencia, row.creditOrigin, row.pagoEm])).toEqual([
      [1, 65.7, '2025-02-25'],
      [3, 49.64, '2025-04-25'],
    ]);
    const again = await admin.try(fileAnalysesApi.apply, { params: { id_apuracao }, body: {} });
    expect(again).toMatchObject({ status: 400, body: { code: 'file_analysis_nothing_selected' } });
  });

  it('takes a payment day and refuses doubts that need documents', async () => {
    const paid = { tipo: 'pagamento', competencia: '01/2025', data: '2025-03-10' } as const;
    await admin.call(fileAnalysesApi.choose, { params: { id_apuracao }, body: { valor: paid, motivo: 'DARF' } });
    await work();
    const january = (await read(id_apuracao)).meses[0];
    expect(january).toMatchObject({ pagamento: '2025-03-10', pagamento_presumido: false, prescreve_em: '2030-03-10' });
    const doubt = { tipo: 'duvida', competencia: '01/2025', codigo: 'SEM_ICMS', conta: true } as const;
    expect(await refused(id_apuracao, doubt)).toMatchObject({ body: { code: 'file_analysis_doubt_needs_documents' } });
    expect(
      await refused(id_apuracao, { tipo: 'acao', posicao: '23-A', ajuizada_em: '2020-01-01', transito_em: null }),
    ).toMatchObject({ body: { code: 'file_analysis_choice_unknown' } });
  });
});

describe('uploads', () => {
  let id_apuracao: string;
  const zip = { name: 'a.zip', content: emptyZip };

  beforeEach(async () => {
    id_apuracao = await addAnalysed('EXCLUSAO_DE_ICMS_E_ST', newCnpj());
  });

  it.each([
    ['CEO', 'file_analysis_denied'],
    ['PARCEIRO', 'client_denied'],
  ] as const)('are denied to a USUARIO %s', async (typeCargo, code) => {
    const before = storedUploads(server);
    const caller = await as(server, await addUser(server, { id_tenant: home, typeCargo }));
    expect(await send(id_apuracao, { principal: zip }, caller)).toMatchObject({ status: 403, body: { code } });
    expect(storedUploads(server)).toEqual(before);
  });

  it('return 404 for an assessment of another tenant', async () => {
    const other = await addTenant(server);
    const reply = await send(id_apuracao, { principal: zip }, admin, other);
    expect(reply).toMatchObject({ status: 404, body: { code: 'assessment_not_found' } });
  });

  it('refuse a service without an analysis from files, a missing file and a file of another kind', async () => {
    const none = await addAnalysed('FCVS', newCnpj());
    expect(await send(none, { principal: zip })).toMatchObject({ body: { code: 'file_analysis_wrong_service' } });
    expect(await send(id_apuracao, { complemento: zip })).toMatchObject({
      status: 400,
      body: { code: 'file_analysis_files_missing' },
    });
    const sheet = { name: 'folha.csv', content: 'a;b' };
    expect(await send(id_apuracao, { principal: zip, complemento: sheet })).toMatchObject({
      status: 400,
      body: { code: 'file_analysis_wrong_kind' },
    });
  });

  it('return 409 while an analysis is running', async () => {
    expect((await send(id_apuracao, { principal: zip })).status).toBe(202);
    const reply = await send(id_apuracao, { principal: zip });
    expect(reply).toMatchObject({ status: 409, body: { code: 'file_analysis_running' } });
  });

  it('fail with the text of the engine, and remove the files that it refused', async () => {
    const before = storedUploads(server);
    expect((await send(id_apuracao, { principal: { name: 'nota.txt', content: 'nada' } })).status).toBe(202);
    await work();
    const data = await read(id_apuracao);
    expect(data).toMatchObject({ state: 'falhou', reprocessavel: false });
    expect(data.erro).toContain('Nenhuma EFD-Contribuições utilizável');
    expect(storedUploads(server)).toEqual(before);
  });

  it('show the progress of the process that has the lease, and none once that process has ended', async () => {
    await send(id_apuracao, { principal: spedZip('cum-sped.zip') });
    const { id } = lastJob();
    const { underLease, signal } = worker();
    const progress = { fase: 'leitura', lidos: 1, total: 2 } as const;
    await underLease({ tenant: home, name: leaseOfRun(id), signal }, async ({ inTenant }) => {
      await inTenant(home, (db) => setRunProgress(db, home, id, progress));
      expect(await read(id_apuracao)).toMatchObject({ state: 'processando', progress });
    });
    expect(await read(id_apuracao)).toMatchObject({ state: 'processando', progress: null });
    await work();
    expect(await read(id_apuracao)).toMatchObject({ state: 'falhou', progress: null });
  });

  it('run once, and resume after a process was killed', async () => {
    await send(id_apuracao, { principal: spedZip('cum-sped.zip') });
    const job = lastJob();
    const stopped = new AbortController();
    stopped.abort();
    await runFileAnalysis({ ...worker(), signal: stopped.signal }, job);
    expect((await read(id_apuracao)).state).toBe('processando');
    expect(await withoutTenant(server.database.pool, listUnfinishedRuns)).toContainEqual({
      id: job.id,
      id_tenant: home,
    });
    await runFileAnalysis(worker(), job);
    expect((await read(id_apuracao)).state).toBe('falhou');
  });
});

describe('files that were sent', () => {
  it('are deleted after 30 days, and the result stays', async () => {
    const id_apuracao = await addAnalysed('EXCLUSAO_DE_ICMS_E_ST', newCnpj());
    const before = storedUploads(server);
    await send(id_apuracao, { principal: { name: 'nada.txt', content: 'nada' } });
    const job = lastJob();
    await server.inTenant(home, (db) => finishRun(db, home, job.id, { state: 'pronta', erro: null }));
    await deleteOldUploads({ inTenant: server.inTenant, platform: server }, home);
    expect((await read(id_apuracao)).envio).toHaveLength(1);
    server.clock.move(31 * 24 * 60 * 60 * 1000);
    await deleteOldUploads({ inTenant: server.inTenant, platform: server }, home);
    expect(await server.inTenant(home, (db) => findRun(db, home, job.id))).toMatchObject({
      state: 'pronta',
      envio: [],
    });
    expect(storedUploads(server).length).toBeLessThanOrEqual(before.length);
  });
});
