import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChoiceValue } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { selectedTotals, totalsByClass } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { payrollItemsApi } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createZip } from '../../../../../../packages/tax-engine/test-support/write-zip.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { longJob } from '../../../../test/long-job.ts';
import { sendForm } from '../../../../test/send-files.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { listMappings } from './analysis-choices.repository.ts';
import { runFileAnalysis } from './jobs/run-file-analysis.ts';
import { runOptions } from './run-options.rules.ts';

const payroll = join(import.meta.dirname, '../../../../../../packages/payroll-engine/test-data/comercio-515');
const events = createZip(
  readdirSync(join(payroll, 'events')).map((name) => ({ name, data: readFileSync(join(payroll, 'events', name)) })),
);

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

const lastJob = () => server.toDeliver.findLast(({ queue }) => queue === 'file-analysis')?.data as JobData;
const work = () => runFileAnalysis(longJob(server, logged), lastJob());
const read = async (id_apuracao: string) => (await admin.call(fileAnalysesApi.read, { params: { id_apuracao } })).data;

const refused = (id_apuracao: string, valor: ChoiceValue, motivo = 'Conferido com o cliente') =>
  admin.try(fileAnalysesApi.choose, { params: { id_apuracao }, body: { valor, motivo } });

describe('analysis of the payroll', () => {
  let id_apuracao: string;

  beforeAll(async () => {
    const id_client = await addClient(server, { id_tenant: home, cnpjcpf: '10203040000194' });
    const id_product = await addProduct(server, { id_tenant: home, id_client, typeServico: 'PREVIDENCIARIO' });
    id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    const files = { principal: { name: 'eventos.zip', content: events } };
    const reply = await sendForm(server, admin, `/api/file-analyses/${id_apuracao}`, files, home);
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
