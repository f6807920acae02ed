import { authenticityApi } from '@restitui/domain/authenticity/authenticity.api.ts';
import { dossiersApi } from '@restitui/domain/simples-analysis/dossiers.api.ts';
import { simplesEffectsApi } from '@restitui/domain/simples-analysis/simples-effects.api.ts';
import { simplesDecisionsApi } from '@restitui/domain/simples-decisions/simples-decisions.api.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setAnalysisStage } from '../../../../test/analysis-stage.ts';
import { openGates } from '../../../../test/gates.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { storedUploads } from '../../../../test/send-files.ts';
import { storedResult } from '../../../../test/stored-result.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { checkNotes, endCheck } from '../../authenticity/jobs/check-notes.ts';
import { endDossier, makeDossierFiles } from './make-dossier-files.ts';
import { endAnalysis, runAnalysis } from './run-analysis.ts';
import { endEffect, runEffect } from './run-effect.ts';

const gates = openGates();
let server: TestServer;
let stage: Awaited<ReturnType<typeof setAnalysisStage>>;
let undisturbed: Awaited<ReturnType<typeof storedResult>>;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  stage = await setAnalysisStage(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }));
  await stage.sendAndRun();
  undisturbed = await stored();
});
afterEach(() => {
  expect(stage.logged).toEqual([]);
});
afterAll(async () => {
  gates.close();
  await server.close();
});

const stored = () => storedResult(server, stage.home, stage.id_apuracao);
const params = () => ({ params: { id_apuracao: stage.id_apuracao } });
const lastAsked = () => server.toDeliver.at(-1)?.data as JobData;

/** Asks for a call's job and gives it. */
async function asked(call: () => Promise<unknown>): Promise<JobData> {
  server.clock.move(60_000);
  await call();
  return lastAsked();
}

describe('an analysis whose engine is killed', () => {
  const title = 'in each phase shows the earlier result until it is taken up again, and then the same to the byte';
  test(title, { timeout: 120_000 }, async () => {
    const uploads = storedUploads(server).length;
    const { analises } = await stage.read();
    const job = await stage.send();
    const showsTheEarlier = async () =>
      expect(await stage.read()).toMatchObject({ state: 'processando', erro: null, analises });

    // Reading declarations, notes, spilling, summing, no item stored, some stored, all of it done.
    const places = ['progress pgdas', 'progress notas', 'spill', 'progress calculo', 'items 1', 'items 2', 'done'];
    for (const place of places) {
      await gates.killAt({ 'engine-process': place }, () => runAnalysis(stage.worker(), job), showsTheEarlier);
      await showsTheEarlier();
    }
    expect(storedUploads(server)).toHaveLength(uploads + 2);
    expect(await stored()).not.toEqual(undisturbed);

    await runAnalysis(stage.worker(), job);
    expect(await stored()).toEqual(undisturbed);
    expect(storedUploads(server)).toHaveLength(uploads);
  });

  test('again and again fails in words, leaves the earlier result and no half of the new one', async () => {
    const uploads = storedUploads(server).length;
    const job = await stage.send();
    await gates.killAt({ 'engine-process': 'items 2' }, () => runAnalysis(stage.worker(), job));
    await endAnalysis(stage.worker(), job);
    expect(await stage.read()).toMatchObject({
      state: 'falhou',
      erro: 'A análise foi interrompida várias vezes e não chegou ao fim. Os arquivos continuam guardados: tente novamente.',
      retomavel: true,
    });
    expect(await stored()).toEqual(undisturbed);
    expect(storedUploads(server)).toHaveLength(uploads + 2);

    server.clock.move(60_000);
    const again = { ...params(), body: { regras: 'atuais', envio: 'ultimo' } } as const;
    expect((await stage.admin.call(simplesEffectsApi.recompute, again)).data).toMatchObject({ state: 'na_fila' });
    await runAnalysis(stage.worker(), server.enqueued.at(-1) as JobData);
    await endAnalysis(stage.worker(), job);
    expect(await stage.read()).toMatchObject({ state: 'pronta', erro: null });
    expect(await stored()).toEqual(undisturbed);
    expect(storedUploads(server)).toHaveLength(uploads);
  });

  test('while it makes a result again by the same rules comes to the same hash', async () => {
    server.clock.move(60_000);
    await stage.admin.call(simplesEffectsApi.recompute, { ...params(), body: { regras: 'mesmas' } });
    const job = server.enqueued.at(-1) as JobData;
    await gates.killAt({ 'engine-process': 'items 2' }, () => runAnalysis(stage.worker(), job));
    await runAnalysis(stage.worker(), job);
    expect((await stage.read()).regras).toMatchObject({ confere: true });
    expect(await stored()).toEqual(undisturbed);
  });
});

describe('the trial of a decision whose engine is killed', () => {
  const start = () => stage.admin.call(simplesEffectsApi.start, { body: { id_client: '11222333000181' } });
  const tried = async () => {
    const { data } = await stage.admin.call(simplesEffectsApi.latest, { query: { id_client: '11222333000181' } });
    const { state, erro, apuracoes } = data ?? {};
    return { state, erro, apuracoes };
  };

  beforeAll(async () => {
    const { produtos } = (await stage.admin.call(simplesEffectsApi.reviews, params())).data;
    const { codigo = '', produto = '', ncm = '', extipi = '' } = produtos[0] ?? {};
    const of = {
      alcance: 'cliente',
      tipo: 'produto',
      id_client: '11222333000181',
      codigo,
      produto,
      ncm,
      extipi,
    } as const;
    await stage.admin.call(simplesDecisionsApi.create, {
      body: { ...of, contar: true, motivo: 'Conferido na ficha.' },
    });
  });

  test('comes to the same when it is taken up again, and says so when no try is left', async () => {
    await start();
    await runEffect(stage.worker(), server.enqueued.at(-1) as JobData);
    const once = await tried();
    expect(once).toMatchObject({ state: 'pronto', apuracoes: [{ meses: [expect.anything()] }] });

    await start();
    const job = server.enqueued.at(-1) as JobData;
    for (const place of ['progress notas', 'done']) {
      await gates.killAt({ 'engine-process': place }, () => runEffect(stage.worker(), job));
      expect(await tried()).toMatchObject({ state: 'processando', apuracoes: [] });
    }
    await runEffect(stage.worker(), job);
    expect(await tried()).toEqual(once);
    expect(await stored()).toEqual(undisturbed);

    await start();
    const second = server.enqueued.at(-1) as JobData;
    await endEffect(stage.worker(), second);
    expect(await tried()).toMatchObject({
      state: 'falhou',
      erro: expect.stringMatching(/várias vezes.*Tente de novo/),
    });
    expect((await stage.admin.try(simplesEffectsApi.start, { body: { id_client: '11222333000181' } })).status).toBe(
      202,
    );
    await endEffect(stage.worker(), job);
  });
});

describe('a dossier whose process is killed', () => {
  const make = () => stage.admin.call(dossiersApi.make, params());
  const read = async () => (await stage.admin.call(dossiersApi.read, params())).data;
  const papers = async () => (await server.files.list(0)).filter((key) => key.startsWith('dossiers/'));

  test('in each phase is made when it is taken up again, once', async () => {
    const job = await asked(make);
    for (const place of ['wantBlock', 'progress', 'done']) {
      await gates.killAt({ 'dossier-process': place }, () => makeDossierFiles(stage.worker(), job));
      expect(await read()).toMatchObject({ state: 'processando', erro: null, pdf: null, planilha: null });
    }
    await makeDossierFiles(stage.worker(), job);
    expect(await read()).toMatchObject({ state: 'pronto', pdf: { bytes: expect.any(Number) } });
    await makeDossierFiles(stage.worker(), job);
    expect(await papers()).toHaveLength(2);
  });

  test('again and again says why it is not there, and can be asked for at once', async () => {
    const before = await papers();
    const job = await asked(make);
    await gates.killAt(
      { 'dossier-process': 'wantBlock' },
      () => makeDossierFiles(stage.worker(), job),
      async () => {
        // Somebody is at work on it: another process neither begins nor gives up.
        await makeDossierFiles(stage.worker(), job);
        await endDossier(stage.worker(), job);
        expect(await read()).toMatchObject({ state: 'processando' });
      },
    );
    await endDossier(stage.worker(), job);
    expect(await read()).toMatchObject({
      state: 'falhou',
      erro: 'O dossiê foi interrompido várias vezes e não chegou ao fim. Gere-o novamente.',
    });
    expect(await papers()).toEqual(before);

    const next = await asked(make);
    await makeDossierFiles(stage.worker(), next);
    await endDossier(stage.worker(), job);
    expect(await read()).toMatchObject({ state: 'pronto', erro: null });
    expect(await papers()).toHaveLength(2);
  });
});

describe('a verification of signatures whose process is killed', () => {
  const ask = () => stage.admin.call(authenticityApi.verify, { ...params(), body: { amostra: null, semente: 'a' } });
  const read = async () => (await stage.admin.call(authenticityApi.read, params())).data;

  test('in each phase comes to the same when it is taken up again, and says so when no try is left', async () => {
    const first = await asked(ask);
    await checkNotes(stage.worker(), first);
    const once = (await read())?.resultado;
    expect(once).toMatchObject({ contadas: expect.any(Number) });

    const job = await asked(ask);
    for (const place of ['progress leitura', 'progress assinaturas', 'done']) {
      await gates.killAt({ 'verifier-process': place }, () => checkNotes(stage.worker(), job));
      expect(await read()).toMatchObject({ state: 'processando', resultado: null });
    }
    await checkNotes(stage.worker(), job);
    expect(await read()).toMatchObject({ state: 'pronta', resultado: once });

    const next = await asked(ask);
    await endCheck(stage.worker(), next);
    await endCheck(stage.worker(), job);
    expect(await read()).toMatchObject({
      state: 'falhou',
      erro: expect.stringMatching(/várias vezes.*Tente novamente/),
    });
    expect((await ask()).data).toMatchObject({ state: 'na_fila' });
  });
});
