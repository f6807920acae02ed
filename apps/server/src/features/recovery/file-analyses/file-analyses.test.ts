import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { ChoiceValue } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { selectedTotals, totalsByClass } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { payrollItemsApi } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createZip } from '../../../../../../packages/tax-engine/test-support/write-zip.ts';
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
import { listMappings } from './analysis-choices.repository.ts';
import { findRun, finishRun, leaseOfRun, listUnfinishedRuns, setRunProgress } from './file-analyses.repository.ts';
import { runFileAnalysis } from './jobs/run-file-analysis.ts';
import { runOptions } from './run-options.rules.ts';

const packages = join(import.meta.dirname, '../../../../../../packages');
const payroll = join(packages, 'payroll-engine/test-data/comercio-515');
const sped = join(packages, 'sped-engine/test-data');
const events = createZip(
  readdirSync(join(payroll, 'events')).map((name) => ({ name, data: readFileSync(join(payroll, 'events', name)) })),
);
const spedZip = (name: string) => ({ name, content: readFileSync(join(sped, name)) });

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let admin: Caller;
let id_client: string;
const logged: unknown[] = [];

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
});
afterAll(() => server.close());

async function addAnalysed(typeServico: ServiceType, cnpjcpf: string): Promise<string> {
  id_client = await addClient(server, { id_tenant: home, cnpjcpf });
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

describe('analysis of the payroll', () => {
  let id_apuracao: string;

  beforeAll(async () => {
    id_apuracao = await addAnalysed('PREVIDENCIARIO', '10203040000194');
    const reply = await send(id_apuracao, { principal: { name: 'eventos.zip', content: events } });
    expect(reply.status).toBe(202);
    expect((await read(id_apuracao)).state).toBe('na_fila');
    await work();
    expect(logged).toEqual([]);
  });

  const cellOfVerba = async (competencia: string, verba: number) =>
    (await read(id_apuracao)).meses
      .find((month) => month.competencia === competencia)
      ?.celulas.find((cell) => cell.verba === verba);

  it('returns months, verbas and classes as the worked example P1 has them', async () => {
    const data = await read(id_apuracao);
    expect(data).toMatchObject({ state: 'pronta', servico: 'PREVIDENCIARIO', erro: null, reprocessavel: true });
    const month = data.meses.find(({ competencia }) => competencia === '02/2024');
    expect(month).toMatchObject({ pagamento: '2024-03-20', prescreve_em: '2029-03-20', pagamento_presumido: true });
    const notice = await cellOfVerba('02/2024', 29);
    expect(notice).toMatchObject({ classe: 'RECONHECIDA', base: 2222.22, credito: 592.78, contavel: true });
    expect(notice?.partes).toEqual({ patronal: 444.44, rat: 19.47, adicional: 0, terceiros: 128.87 });
    expect(notice?.corrigido).toBeGreaterThan(592.78);
  });

  it('opens a month down to place, revenue code and rubrica, without a worker', async () => {
    const params = { id_apuracao, competencia: '022024' };
    const { data: detail } = await admin.call(fileAnalysesApi.month, { params });
    const place = detail.lugares.find(({ base }) => base === 2222.22);
    expect(place?.valores).toContainEqual({ codigo: '113801', parte: 'patronal', valor: 444.44 });
    const { tese = '' } = (await cellOfVerba('02/2024', 29)) ?? {};
    const { data, page } = await admin.call(fileAnalysesApi.items, { params, query: { q: tese } });
    expect(page.total).toBe(data.length);
    expect(data).toEqual([expect.objectContaining({ situacao: 'CONTADO', valor: 2222.22, trabalhadores: 1 })]);
    const stored = await server.inTenant(home, (db) => db.execute('select row, detail from file_analysis_months'));
    expect(JSON.stringify(stored.rows)).not.toMatch(/cpf|worker/i);
  });

  it('maps a rubrica, analyses the files again and remembers the mapping', async () => {
    const before = await read(id_apuracao);
    const open = before.rubricas.find(({ confirmada, verba }) => !confirmada && verba !== null);
    const chosen = open ?? before.rubricas.find(({ codigo }) => codigo === '0110');
    expect(chosen).toBeDefined();
    const { tabela = '', codigo = '' } = chosen ?? {};
    const rubrica = { tabela, codigo, verba: 31, confirmada: true, compartilhada: true };
    const { data } = await admin.call(fileAnalysesApi.mapRubricas, {
      params: { id_apuracao },
      body: { rubricas: [rubrica] },
    });
    expect(data).toEqual({ gravadas: 1, recalcula: true });
    await work();
    const after = await read(id_apuracao);
    const mapped = after.rubricas.find((row) => row.tabela === tabela && row.codigo === codigo);
    expect(mapped).toMatchObject({ verba: 31, confirmada: true, origem: 'CLIENTE' });
    expect(after.state).toBe('pronta');
  });

  it('gives a shared mapping to another client with the same rubrica', async () => {
    const other = await addTenant(server);
    expect(other).not.toBe(home);
    const rows = await server.inTenant(home, (db) => listMappings(db, home, '99999999000191'));
    const options = runOptions([], rows, '99999999000191');
    expect(options.payroll.mapeamento).toEqual([expect.objectContaining({ verba: 31, cliente: '10203040000194' })]);
    expect(await server.inTenant(other, (db) => listMappings(db, other, '10203040000194'))).toEqual([]);
  });

  it('keeps a payment with its author and reason, and corrects from its day', async () => {
    const valor = { tipo: 'pagamento', competencia: '02/2024', data: null } as const;
    const { data } = await admin.call(fileAnalysesApi.choose, {
      params: { id_apuracao },
      body: { valor, motivo: 'Sem guia no e-CAC' },
    });
    expect(data.recalcula).toBe(true);
    expect(data.escolhas).toEqual([expect.objectContaining({ valor, motivo: 'Sem guia no e-CAC' })]);
    await work();
    const month = (await read(id_apuracao)).meses.find(({ competencia }) => competencia === '02/2024');
    expect(month).toMatchObject({ pagamento: null, prescreve_em: null });
    expect(month?.celulas.every(({ contavel }) => !contavel)).toBe(true);

    const paid = { tipo: 'pagamento', competencia: '02/2024', data: '2024-03-18' } as const;
    await admin.call(fileAnalysesApi.choose, { params: { id_apuracao }, body: { valor: paid, motivo: 'DARF' } });
    await work();
    const corrected = (await read(id_apuracao)).meses.find(({ competencia }) => competencia === '02/2024');
    expect(corrected).toMatchObject({
      pagamento: '2024-03-18',
      pagamento_presumido: false,
      prescreve_em: '2029-03-18',
    });
  });

  it('takes the start of the DCTFWeb and the classTrib of the company, which the files prevail over', async () => {
    const uses = async () => new Map((await read(id_apuracao)).meses.map(({ competencia, uso }) => [competencia, uso]));
    expect((await uses()).get('02/2024')).toBe('CRUZADA');
    const valor = { tipo: 'empresa', dctfweb_inicio: '03/2024', classTrib: '01' } as const;
    await admin.call(fileAnalysesApi.choose, { params: { id_apuracao }, body: { valor, motivo: 'Recibo da DCTFWeb' } });
    await work();
    const after = await uses();
    expect([after.get('02/2024'), after.get('03/2024')]).toEqual(['SO_PREVIDENCIARIO', 'CRUZADA']);
    expect(await cellOfVerba('02/2024', 29)).toMatchObject({ base: 2222.22, credito: 592.78 });

    const early = { ...valor, dctfweb_inicio: '07/2018' };
    expect(await refused(id_apuracao, early)).toMatchObject({
      ...{ status: 400, body: { issues: [{ message: 'A DCTFWeb começou em 08/2018.' }] } },
    });
  });

  it('sums only ticked classes, which need no new run', async () => {
    const valor = { tipo: 'classes', classes: ['NAO_INCIDE_POR_LEI'] } as const;
    const body = { valor: { ...valor, classes: [...valor.classes] }, motivo: 'Só o que a lei exclui' };
    const { data } = await admin.call(fileAnalysesApi.choose, { params: { id_apuracao }, body });
    expect(data.recalcula).toBe(false);
    const { meses, classes } = await read(id_apuracao);
    expect(classes).toEqual(['NAO_INCIDE_POR_LEI']);
    expect(selectedTotals(meses, classes).credito).toBe(totalsByClass(meses).NAO_INCIDE_POR_LEI.credito);
  });

  it('writes the selected verbas into the table of items', async () => {
    const { meses, classes } = await read(id_apuracao);
    const { data } = await admin.call(fileAnalysesApi.apply, { params: { id_apuracao }, body: {} });
    const items = (await admin.call(payrollItemsApi.read, { params: { id_apuracao } })).data;
    expect(items.verbas).toHaveLength(data.linhas);
    expect(data.valor).toBeLessThanOrEqual(selectedTotals(meses, classes).credito);
    const stale = await admin.try(fileAnalysesApi.apply, { params: { id_apuracao }, body: { seen: 0 } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'funds_changed' } });
  });

  it('refuses choices of the other service, unknown rubricas and unknown verbas', async () => {
    const doubt = { tipo: 'duvida', competencia: '02/2024', codigo: 'BASE_AMBIGUA', conta: true } as const;
    expect(await refused(id_apuracao, doubt)).toMatchObject({
      status: 400,
      body: { code: 'file_analysis_choice_unknown' },
    });
    const map = (codigo: string, verba: number) =>
      admin.try(fileAnalysesApi.mapRubricas, {
        params: { id_apuracao },
        body: { rubricas: [{ tabela: 'X', codigo, verba, confirmada: true, compartilhada: false }] },
      });
    expect(await map('nenhuma', 29)).toMatchObject({ status: 400, body: { code: 'file_analysis_rubrica_unknown' } });
    const [known] = (await read(id_apuracao)).rubricas;
    const { tabela = '', codigo = '' } = known ?? {};
    const wrong = await admin.try(fileAnalysesApi.mapRubricas, {
      params: { id_apuracao },
      body: { rubricas: [{ tabela, codigo, verba: 999, confirmada: true, compartilhada: false }] },
    });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'file_analysis_verba_unknown' } });
  });

  it('deletes the files on demand and keeps the result', async () => {
    const { data } = await admin.call(fileAnalysesApi.removeFiles, { params: { id_apuracao } });
    expect(data.apagados).toBe(1);
    const after = await read(id_apuracao);
    expect(after).toMatchObject({ state: 'pronta', reprocessavel: false, envio: [] });
    const rerun = await admin.try(fileAnalysesApi.rerun, { params: { id_apuracao } });
    expect(rerun).toMatchObject({ status: 409, body: { code: 'file_analysis_files_gone' } });
  });
});

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
