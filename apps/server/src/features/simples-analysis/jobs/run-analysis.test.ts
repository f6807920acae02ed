import { assessmentsApi } from '@restitui/domain/assessments/assessments.api.ts';
import { simplesAnalysisApi } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import { simplesEffectsApi } from '@restitui/domain/simples-analysis/simples-effects.api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messagesOf } from '../../../../test/alerts.ts';
import { e1a, setAnalysisStage } from '../../../../test/analysis-stage.ts';
import { addTenant, addUser, startTestServer, type TestServer, type TestUser } from '../../../../test/harness.ts';
import { emptyZip, storedUploads } from '../../../../test/send-files.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { setRunProgress } from '../simples-runs.repository.ts';
import { runAnalysis } from './run-analysis.ts';

let server: TestServer;
let analyst: TestUser;
let stage: Awaited<ReturnType<typeof setAnalysisStage>>;
let storedBefore: number;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
});
afterAll(() => server.close());

beforeEach(async () => {
  stage = await setAnalysisStage(server, analyst);
  storedBefore = storedUploads(server).length;
});

describe('an uploaded pair', () => {
  test('E1a comes out to the cent, months without a declaration say so', async () => {
    await stage.sendAndRun();
    const data = await stage.read();
    expect(data).toMatchObject({ state: 'pronta', progress: null, erro: null, razao_social: 'COMERCIO EXEMPLO LTDA' });
    const may = data.analises.find((row) => row.competencia === '05/2025');
    expect(may).toMatchObject({ total_a_restituir: 159.24, total_calculado: 159.24, prescreve_em: '2030-06-20' });
    const others = data.analises.filter((row) => row !== may);
    expect(others).toHaveLength(2);
    for (const row of others) expect(row.alertas.map((alert) => alert.codigo)).toContain('SEM_PGDAS');
    expect(data.resumo?.total_a_restituir).toBe(159.24);
    expect(stage.logged).toEqual([]);
  });

  test('D-33 its items add up to the groups of the month, and each value of its declaration is checked', async () => {
    await stage.sendAndRun();
    const params = { id_apuracao: stage.id_apuracao, competencia: '052025' };
    const { grupos, conferencias = [] } = (await stage.admin.call(simplesAnalysisApi.month, { params })).data;
    const items = await stage.itemsOfMay();
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

  test('the summary of the apuração shows the found credit, all of it open', async () => {
    await stage.sendAndRun();
    const { data } = await stage.admin.call(assessmentsApi.resume, { params: { id: stage.id_apuracao } });
    expect(data.map(({ typeValue, value }) => [typeValue, value])).toEqual([
      ['CREDITO_APURADO', 159.24],
      ['SALDO', 159.24],
    ]);
  });

  test('sent twice comes to the same as once, and leaves one pair of files', async () => {
    await stage.sendAndRun();
    const once = await stage.result();
    await stage.sendAndRun();
    expect(await stage.result()).toEqual(once);
    expect(storedUploads(server)).toHaveLength(storedBefore + 2);
  });

  test('worked through again, and by two processes at once, comes to the same', async () => {
    const job = await stage.send();
    await Promise.all([runAnalysis(stage.worker(), job), runAnalysis(stage.worker(), job)]);
    const once = await stage.result();
    await runAnalysis(stage.worker(), job);
    expect(await stage.result()).toEqual(once);
  });

  test('a corrected total survives the next pair', async () => {
    await stage.sendAndRun();
    await stage.admin.call(simplesAnalysisApi.updateTotal, {
      body: { id_apuracao: stage.id_apuracao, competencia: '05/2025', valor: 150 },
    });
    await stage.sendAndRun();
    const may = (await stage.read()).analises.find((row) => row.competencia === '05/2025');
    expect(may).toMatchObject({ total_a_restituir: 150, total_calculado: 159.24, recalculado: false });
    expect((await stage.read()).resumo?.total_a_restituir).toBe(150);
  });
});

describe('a pair that cannot be used', () => {
  const broken = { name: 'notas de maio.zip', content: Buffer.from('PK\x03\x04 e depois nada que preste') };

  test('fails in words that name the file, and keeps the earlier result', async () => {
    await stage.sendAndRun();
    const before = await stage.result();
    await stage.sendAndRun({ ...e1a, xml: broken });
    const { data, items, stored } = await stage.result();
    expect(data).toMatchObject({
      state: 'falhou',
      retomavel: false,
      erro: expect.stringContaining('notas de maio.zip'),
    });
    expect({ ...data, state: 'pronta', erro: null }).toEqual(before.data);
    expect({ items, stored }).toEqual({ items: before.items, stored: before.stored });
    expect(storedUploads(server)).toHaveLength(storedBefore + 2);
    expect(stage.logged).toEqual([]);
  });

  test('D-27 raises one alert, again at each failure, that a result clears', async () => {
    const failed = expect.stringMatching(/^A análise não foi concluída\..*notas de maio\.zip/);
    await stage.sendAndRun({ ...e1a, xml: broken });
    await stage.sendAndRun({ ...e1a, xml: broken });
    expect(await messagesOf(stage.admin)).toEqual([failed]);
    await stage.sendAndRun();
    expect([await messagesOf(stage.admin), await messagesOf(stage.admin, 'resolved')]).toEqual([[], [failed]]);
  });

  test('stays failed when a word of its progress comes late', async () => {
    const { id } = await stage.sendAndRun({ ...e1a, xml: broken });
    await stage.inTenant(stage.home, (db) => setRunProgress(db, stage.home, id, null));
    expect(await stage.read()).toMatchObject({ state: 'falhou', progress: null });
  });

  test('fails when neither ZIP holds anything, and the next upload is free', async () => {
    const empty = { name: 'vazio.zip', content: emptyZip };
    await stage.sendAndRun({ xml: empty, pgdas: empty });
    expect(await stage.read()).toMatchObject({ state: 'falhou', erro: expect.stringMatching(/^Nenhum/), analises: [] });
    await stage.sendAndRun();
    expect(await stage.read()).toMatchObject({ state: 'pronta', erro: null });
  });

  test('an error of our own is logged, and told without its details', async () => {
    const job = await stage.send();
    const failing = stage.worker({
      inTenant: (tenant, work) =>
        stage.inTenant(tenant, async (db) => {
          const done = await work(db);
          const stored = await db.execute('select from simples_item_blocks');
          if (stored.rowCount) throw new Error('the disk is full');
          return done;
        }),
    });
    await runAnalysis(failing, job);
    expect(await stage.read()).toMatchObject({
      state: 'falhou',
      erro: 'A análise foi interrompida por um erro inesperado. Os arquivos continuam guardados: tente novamente.',
    });
    expect(stage.logged).toEqual([expect.objectContaining({ message: 'the disk is full' })]);
    expect(await stage.storedItems()).toBe(0);
    expect(await stage.read()).toMatchObject({ retomavel: true });
    expect(storedUploads(server)).toHaveLength(storedBefore + 2);

    server.clock.move(60_000);
    const resume = { params: { id_apuracao: stage.id_apuracao }, body: { regras: 'atuais', envio: 'ultimo' } } as const;
    expect((await stage.admin.try(simplesEffectsApi.recompute, resume)).status).toBe(202);
    await runAnalysis(stage.worker(), server.enqueued.at(-1) as JobData);
    expect(await stage.read()).toMatchObject({
      state: 'pronta',
      retomavel: false,
      resumo: { total_a_restituir: 159.24 },
    });
    expect(storedUploads(server)).toHaveLength(storedBefore + 2);
    expect(await stage.admin.try(simplesEffectsApi.recompute, resume)).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_resume' },
    });
  });
});

describe('a run that is interrupted', () => {
  test('by the database goes back to the queue, and comes to its end once that is there again', async () => {
    const job = await stage.send();
    const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const cut = stage.worker({
      inTenant: (tenant, work) =>
        stage.inTenant(tenant, async (db) => {
          const done = await work(db);
          const stored = await db.execute('select from simples_item_blocks');
          if (stored.rowCount) throw new Error('Failed query', { cause: gone });
          return done;
        }),
    });
    await expect(runAnalysis(cut, job)).rejects.toThrow('Failed query');
    expect(await stage.read()).toMatchObject({ state: 'processando', erro: null });
    await runAnalysis(stage.worker(), job);
    expect(await stage.read()).toMatchObject({ state: 'pronta', resumo: { total_a_restituir: 159.24 } });
  });

  test('stays as it is, and comes to the same when it is taken up again', async () => {
    await stage.sendAndRun();
    const once = await stage.result();

    const job = await stage.send();
    const stopping = new AbortController();
    const before = await stage.storedItems();
    const interrupted = stage.worker({
      signal: stopping.signal,
      inTenant: async (tenant, work) => {
        const done = await stage.inTenant(tenant, work);
        if ((await stage.storedItems()) !== before) stopping.abort();
        return done;
      },
    });
    await runAnalysis(interrupted, job);
    expect(stopping.signal.aborted).toBe(true);
    expect(await stage.read()).toMatchObject({ state: 'processando', erro: null, analises: once.data.analises });
    expect(await stage.storedItems()).toBeGreaterThan(before);

    await runAnalysis(stage.worker(), job);
    expect(await stage.result()).toEqual(once);
    expect(stage.logged).toEqual([]);
  });
});
