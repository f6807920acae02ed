import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '../../../../../test/alerts.ts';
import { createAnalysisFixture, e1a } from '../../../../../test/analysis-fixture.ts';
import { addTenant, addUser, startTestServer, type TestServer, type TestUser } from '../../../../../test/harness.ts';
import { withTransactions } from '../../../../../test/long-job.ts';
import { emptyZip, storedUploads } from '../../../../../test/send-files.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { setRunProgress } from '../simples-runs.repository.ts';
import { runAnalysis } from './run-analysis.ts';

let server: TestServer;
let analyst: TestUser;
let fixture: Awaited<ReturnType<typeof createAnalysisFixture>>;
let storedBefore: number;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
});
afterAll(() => server.close());

beforeEach(async () => {
  fixture = await createAnalysisFixture(server, analyst);
  storedBefore = storedUploads(server).length;
});

/** Returns a worker that calls `check` at the end of each transaction of a job. */
const afterEachTransaction = (check: (db: Db) => Promise<void>) =>
  withTransactions(
    fixture.worker(),
    (inTenant) => (tenant, work) =>
      inTenant(tenant, async (db) => {
        const done = await work(db);
        await check(db);
        return done;
      }),
  );

describe('uploaded pair of ZIPs', () => {
  it('gives the figures of E1a to the cent and warns about months without a declaration', async () => {
    await fixture.sendAndRun();
    const data = await fixture.read();
    expect(data).toMatchObject({ state: 'pronta', progress: null, erro: null, razao_social: 'COMERCIO EXEMPLO LTDA' });
    const may = data.analises.find((row) => row.competencia === '05/2025');
    expect(may).toMatchObject({ total_a_restituir: 159.24, total_calculado: 159.24, prescreve_em: '2030-06-20' });
    const others = data.analises.filter((row) => row !== may);
    expect(others).toHaveLength(2);
    for (const row of others) expect(row.alertas.map((alert) => alert.codigo)).toContain('SEM_PGDAS');
    expect(data.resumo?.total_a_restituir).toBe(159.24);
    expect(fixture.logged).toEqual([]);
  });

  it('stores items that add up to the groups of the month, and checks each value of the declaration', {
    tags: ['D-33'],
  }, async () => {
    await fixture.sendAndRun();
    const params = { id_apuracao: fixture.id_apuracao, competencia: '052025' };
    const { grupos, conferencias = [] } = (await fixture.admin.call(simplesAnalysisApi.month, { params })).data;
    const items = await fixture.itemsOfMay();
    expect(items.length).toBeGreaterThan(0);
    for (const group of ['none', 'st', 'mono', 'both'] as const) {
      const cents = items.filter((item) => item.grupo === group).reduce((sum, { valor }) => sum + valor * 100, 0);
      expect([group, Math.round(cents)]).toEqual([group, Math.round((grupos.I[group] + grupos.II[group]) * 100)]);
    }
    expect(conferencias.length).toBeGreaterThan(20);
    expect(conferencias.filter(({ confere }) => !confere)).toEqual([]);
    expect(conferencias).toContainEqual(
      expect.objectContaining({ codigo: 'TRIBUTO_RECALCULADO', campo: 'COFINS', lido: 218.05, esperado: 218.05 }),
    );
  });

  it('shows the found credit, all of it open, in the summary of the assessment', async () => {
    await fixture.sendAndRun();
    const { data } = await fixture.admin.call(assessmentsApi.resume, { params: { id: fixture.id_apuracao } });
    expect(data.map(({ typeValue, value }) => [typeValue, value])).toEqual([
      ['CREDITO_APURADO', 159.24],
      ['SALDO', 159.24],
    ]);
  });

  it('gives the same result when uploaded twice, and leaves one pair of files', async () => {
    await fixture.sendAndRun();
    const once = await fixture.result();
    await fixture.sendAndRun();
    expect(await fixture.result()).toEqual(once);
    expect(storedUploads(server)).toHaveLength(storedBefore + 2);
  });

  it('gives the same result when processed again, and by two processes at once', async () => {
    const job = await fixture.send();
    await Promise.all([runAnalysis(fixture.worker(), job), runAnalysis(fixture.worker(), job)]);
    const once = await fixture.result();
    await runAnalysis(fixture.worker(), job);
    expect(await fixture.result()).toEqual(once);
  });

  it('keeps a corrected total when another pair is uploaded', async () => {
    await fixture.sendAndRun();
    await fixture.admin.call(simplesAnalysisApi.updateTotal, {
      body: { id_apuracao: fixture.id_apuracao, competencia: '05/2025', valor: 150, motivo: 'Nota cancelada' },
    });
    await fixture.sendAndRun();
    const may = (await fixture.read()).analises.find((row) => row.competencia === '05/2025');
    expect(may).toMatchObject({ total_a_restituir: 150, total_calculado: 159.24, recalculado: false });
    expect((await fixture.read()).resumo?.total_a_restituir).toBe(150);
  });
});

describe('unusable pair of ZIPs', () => {
  const broken = { name: 'notas de maio.zip', content: Buffer.from('PK\x03\x04 e depois nada que preste') };

  it('fails with a message that names the file, and keeps the earlier result', async () => {
    await fixture.sendAndRun();
    const before = await fixture.result();
    await fixture.sendAndRun({ ...e1a, xml: broken });
    const { data, items, stored } = await fixture.result();
    expect(data).toMatchObject({
      state: 'falhou',
      retomavel: false,
      erro: expect.stringContaining('notas de maio.zip'),
    });
    expect({ ...data, state: 'pronta', erro: null }).toEqual(before.data);
    expect({ items, stored }).toEqual({ items: before.items, stored: before.stored });
    expect(storedUploads(server)).toHaveLength(storedBefore + 2);
    expect(fixture.logged).toEqual([]);
  });

  it('raises one alert, renewed at each failure, which a result clears', { tags: ['D-27'] }, async () => {
    const failed = expect.stringMatching(/^A análise não foi concluída\..*notas de maio\.zip/);
    await fixture.sendAndRun({ ...e1a, xml: broken });
    await fixture.sendAndRun({ ...e1a, xml: broken });
    expect(await messagesOf(fixture.admin)).toEqual([failed]);
    await fixture.sendAndRun();
    expect([await messagesOf(fixture.admin), await messagesOf(fixture.admin, 'resolved')]).toEqual([[], [failed]]);
  });

  it('stays failed when a progress report arrives late', async () => {
    const { id } = await fixture.sendAndRun({ ...e1a, xml: broken });
    await fixture.inTenant(fixture.home, (db) => setRunProgress(db, fixture.home, id, null));
    expect(await fixture.read()).toMatchObject({ state: 'falhou', progress: null });
  });

  it('fails when neither ZIP contains a usable file, and does not block the next upload', async () => {
    const empty = { name: 'vazio.zip', content: emptyZip };
    await fixture.sendAndRun({ xml: empty, pgdas: empty });
    expect(await fixture.read()).toMatchObject({
      state: 'falhou',
      erro: expect.stringMatching(/^Nenhum/),
      analises: [],
    });
    await fixture.sendAndRun();
    expect(await fixture.read()).toMatchObject({ state: 'pronta', erro: null });
  });

  it('logs an internal error and reports it without its details', async () => {
    const job = await fixture.send();
    const failing = afterEachTransaction(async (db) => {
      const stored = await db.execute('select from simples_item_blocks');
      if (stored.rowCount) throw new Error('the disk is full');
    });
    await runAnalysis(failing, job);
    expect(await fixture.read()).toMatchObject({
      state: 'falhou',
      erro: 'A análise foi interrompida por um erro inesperado. Os arquivos continuam guardados: tente novamente.',
    });
    expect(fixture.logged).toEqual([expect.objectContaining({ message: 'the disk is full' })]);
    expect(await fixture.storedItems()).toBe(0);
    expect(await fixture.read()).toMatchObject({ retomavel: true });
    expect(storedUploads(server)).toHaveLength(storedBefore + 2);

    server.clock.move(60_000);
    const resume = {
      params: { id_apuracao: fixture.id_apuracao },
      body: { regras: 'atuais', envio: 'ultimo' },
    } as const;
    expect((await fixture.admin.try(simplesEffectsApi.recompute, resume)).status).toBe(202);
    await runAnalysis(fixture.worker(), server.enqueued.at(-1) as JobData);
    expect(await fixture.read()).toMatchObject({
      state: 'pronta',
      retomavel: false,
      resumo: { total_a_restituir: 159.24 },
    });
    expect(storedUploads(server)).toHaveLength(storedBefore + 2);
    expect(await fixture.admin.try(simplesEffectsApi.recompute, resume)).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_resume' },
    });
  });
});

describe('interrupted run', () => {
  it('returns to the queue when the database fails, and finishes once it is back', async () => {
    const job = await fixture.send();
    const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const cut = afterEachTransaction(async (db) => {
      const stored = await db.execute('select from simples_item_blocks');
      if (stored.rowCount) throw new Error('Failed query', { cause: gone });
    });
    await expect(runAnalysis(cut, job)).rejects.toThrow('Failed query');
    expect(await fixture.read()).toMatchObject({ state: 'processando', erro: null });
    await runAnalysis(fixture.worker(), job);
    expect(await fixture.read()).toMatchObject({ state: 'pronta', resumo: { total_a_restituir: 159.24 } });
  });

  it('keeps its state, and gives the same result when it is resumed', async () => {
    await fixture.sendAndRun();
    const once = await fixture.result();

    const job = await fixture.send();
    const stopping = new AbortController();
    const before = await fixture.storedItems();
    const worker = fixture.worker({ signal: stopping.signal });
    const interrupted = withTransactions(worker, (inTenant) => async (tenant, work) => {
      const done = await inTenant(tenant, work);
      if ((await fixture.storedItems()) !== before) stopping.abort();
      return done;
    });
    await runAnalysis(interrupted, job);
    expect(stopping.signal.aborted).toBe(true);
    expect(await fixture.read()).toMatchObject({ state: 'processando', erro: null, analises: once.data.analises });
    expect(await fixture.storedItems()).toBeGreaterThan(before);

    await runAnalysis(fixture.worker(), job);
    expect(await fixture.result()).toEqual(once);
    expect(fixture.logged).toEqual([]);
  });
});
