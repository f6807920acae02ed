import { dossiersApi } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { authenticityApi } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAnalysisFixture } from '../../../../../test/analysis-fixture.ts';
import { openChildPauses } from '../../../../../test/child-pauses.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../../test/harness.ts';
import { storedUploads } from '../../../../../test/send-files.ts';
import { storedResult } from '../../../../../test/stored-result.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { abandonCheck, checkNotes } from '../../authenticity/jobs/check-notes.ts';
import { abandonEffect, runEffect } from '../../decisions/jobs/run-effect.ts';
import { abandonDossier, makeDossierFiles } from './make-dossier-files.ts';
import { abandonAnalysis, runAnalysis } from './run-analysis.ts';

const pauses = openChildPauses();
let server: TestServer;
let fixture: Awaited<ReturnType<typeof createAnalysisFixture>>;
let withoutKills: Awaited<ReturnType<typeof storedResult>>;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  fixture = await createAnalysisFixture(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }));
  await fixture.sendAndRun();
  withoutKills = await stored();
});
afterEach(() => {
  expect(fixture.logged).toEqual([]);
});
afterAll(async () => {
  pauses.close();
  await server.close();
});

const stored = () => storedResult(server, fixture.home, fixture.id_apuracao);
const params = () => ({ params: { id_apuracao: fixture.id_apuracao } });
const lastAsked = () => server.toDeliver.at(-1)?.data as JobData;

/** Makes a call and returns the job that it enqueued. */
async function asked(call: () => Promise<unknown>): Promise<JobData> {
  server.clock.move(60_000);
  await call();
  return lastAsked();
}

describe('analysis whose engine process is killed', () => {
  const title = 'in each phase shows the earlier result until it is taken up again, and then the same to the byte';
  it(title, async () => {
    const uploads = storedUploads(server).length;
    const { analises } = await fixture.read();
    const job = await fixture.send();
    const showsTheEarlier = async () =>
      expect(await fixture.read()).toMatchObject({ state: 'processando', erro: null, analises });

    // Reading declarations, notes, spilling, summing, no item stored, some stored, finished.
    const places = ['progress pgdas', 'progress notas', 'spill', 'progress calculo', 'items 1', 'items 2', 'done'];
    for (const place of places) {
      await pauses.killAt({ 'engine-process': place }, () => runAnalysis(fixture.worker(), job), showsTheEarlier);
      await showsTheEarlier();
    }
    expect(storedUploads(server)).toHaveLength(uploads + 2);
    expect(await stored()).not.toEqual(withoutKills);

    await runAnalysis(fixture.worker(), job);
    expect(await stored()).toEqual(withoutKills);
    expect(storedUploads(server)).toHaveLength(uploads);
  });

  it('fails with a message after the last retry, keeping the earlier result and nothing of the new one', async () => {
    const uploads = storedUploads(server).length;
    const job = await fixture.send();
    await pauses.killAt({ 'engine-process': 'items 2' }, () => runAnalysis(fixture.worker(), job));
    await abandonAnalysis(fixture.worker(), job);
    expect(await fixture.read()).toMatchObject({
      state: 'falhou',
      erro: 'A análise foi interrompida várias vezes e não chegou ao fim. Os arquivos continuam guardados: tente novamente.',
      retomavel: true,
    });
    expect(await stored()).toEqual(withoutKills);
    expect(storedUploads(server)).toHaveLength(uploads + 2);

    server.clock.move(60_000);
    const again = { ...params(), body: { regras: 'atuais', envio: 'ultimo' } } as const;
    expect((await fixture.admin.call(simplesEffectsApi.recompute, again)).data).toMatchObject({ state: 'na_fila' });
    await runAnalysis(fixture.worker(), server.enqueued.at(-1) as JobData);
    await abandonAnalysis(fixture.worker(), job);
    expect(await fixture.read()).toMatchObject({ state: 'pronta', erro: null });
    expect(await stored()).toEqual(withoutKills);
    expect(storedUploads(server)).toHaveLength(uploads);
  });

  it('reproduces the hash of a result when a rerun by the same rules is retried', async () => {
    server.clock.move(60_000);
    await fixture.admin.call(simplesEffectsApi.recompute, { ...params(), body: { regras: 'mesmas' } });
    const job = server.enqueued.at(-1) as JobData;
    await pauses.killAt({ 'engine-process': 'items 2' }, () => runAnalysis(fixture.worker(), job));
    await runAnalysis(fixture.worker(), job);
    expect((await fixture.read()).regras).toMatchObject({ confere: true });
    expect(await stored()).toEqual(withoutKills);
  });
});

describe('effect preview whose engine process is killed', () => {
  const start = () => fixture.admin.call(simplesEffectsApi.start, { body: { id_client: '11222333000181' } });
  const tried = async () => {
    const { data } = await fixture.admin.call(simplesEffectsApi.latest, { query: { id_client: '11222333000181' } });
    const { state, erro, apuracoes } = data ?? {};
    return { state, erro, apuracoes };
  };

  beforeAll(async () => {
    const { produtos } = (await fixture.admin.call(simplesEffectsApi.reviews, params())).data;
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
    await fixture.admin.call(simplesDecisionsApi.create, {
      body: { ...of, contar: true, motivo: 'Conferido na ficha.' },
    });
  });

  it('gives the same result when it is retried, and fails with a message after the last retry', async () => {
    await start();
    await runEffect(fixture.worker(), server.enqueued.at(-1) as JobData);
    const once = await tried();
    expect(once).toMatchObject({ state: 'pronto', apuracoes: [{ meses: [expect.anything()] }] });

    await start();
    const job = server.enqueued.at(-1) as JobData;
    for (const place of ['progress notas', 'done']) {
      await pauses.killAt({ 'engine-process': place }, () => runEffect(fixture.worker(), job));
      expect(await tried()).toMatchObject({ state: 'processando', apuracoes: [] });
    }
    await runEffect(fixture.worker(), job);
    expect(await tried()).toEqual(once);
    expect(await stored()).toEqual(withoutKills);

    await start();
    const second = server.enqueued.at(-1) as JobData;
    await abandonEffect(fixture.worker(), second);
    expect(await tried()).toMatchObject({
      state: 'falhou',
      erro: expect.stringMatching(/várias vezes.*Tente de novo/),
    });
    expect((await fixture.admin.try(simplesEffectsApi.start, { body: { id_client: '11222333000181' } })).status).toBe(
      202,
    );
    await abandonEffect(fixture.worker(), job);
  });
});

describe('dossier whose process is killed', () => {
  const make = () => fixture.admin.call(dossiersApi.make, params());
  const read = async () => (await fixture.admin.call(dossiersApi.read, params())).data;
  const dossierFiles = async () => (await server.files.list(0)).filter((key) => key.startsWith('dossiers/'));

  it('is built once when it is retried after a kill in any phase', async () => {
    const job = await asked(make);
    for (const place of ['loadBlock', 'progress', 'done']) {
      await pauses.killAt({ 'dossier-process': place }, () => makeDossierFiles(fixture.worker(), job));
      expect(await read()).toMatchObject({ state: 'processando', erro: null, pdf: null, planilha: null });
    }
    await makeDossierFiles(fixture.worker(), job);
    expect(await read()).toMatchObject({ state: 'pronto', pdf: { bytes: expect.any(Number) } });
    await makeDossierFiles(fixture.worker(), job);
    expect(await dossierFiles()).toHaveLength(2);
  });

  it('fails with a message after the last retry, and can be requested again at once', async () => {
    const before = await dossierFiles();
    const job = await asked(make);
    await pauses.killAt(
      { 'dossier-process': 'loadBlock' },
      () => makeDossierFiles(fixture.worker(), job),
      async () => {
        // While another process holds the lock, this one neither starts nor marks the dossier as failed.
        await makeDossierFiles(fixture.worker(), job);
        await abandonDossier(fixture.worker(), job);
        expect(await read()).toMatchObject({ state: 'processando' });
      },
    );
    await abandonDossier(fixture.worker(), job);
    expect(await read()).toMatchObject({
      state: 'falhou',
      erro: 'O dossiê foi interrompido várias vezes e não chegou ao fim. Gere-o novamente.',
    });
    expect(await dossierFiles()).toEqual(before);

    const next = await asked(make);
    await makeDossierFiles(fixture.worker(), next);
    await abandonDossier(fixture.worker(), job);
    expect(await read()).toMatchObject({ state: 'pronto', erro: null });
    expect(await dossierFiles()).toHaveLength(2);
  });
});

describe('signature verification whose process is killed', () => {
  const ask = () => fixture.admin.call(authenticityApi.verify, { ...params(), body: { amostra: null, semente: 'a' } });
  const read = async () => (await fixture.admin.call(authenticityApi.read, params())).data;

  it('gives the same result when it is retried after a kill in any phase, and fails with a message after the last retry', async () => {
    const first = await asked(ask);
    await checkNotes(fixture.worker(), first);
    const once = (await read())?.resultado;
    expect(once).toMatchObject({ contadas: expect.any(Number) });

    const job = await asked(ask);
    for (const place of ['progress leitura', 'progress assinaturas', 'done']) {
      await pauses.killAt({ 'verifier-process': place }, () => checkNotes(fixture.worker(), job));
      expect(await read()).toMatchObject({ state: 'processando', resultado: null });
    }
    await checkNotes(fixture.worker(), job);
    expect(await read()).toMatchObject({ state: 'pronta', resultado: once });

    const next = await asked(ask);
    await abandonCheck(fixture.worker(), next);
    await abandonCheck(fixture.worker(), job);
    expect(await read()).toMatchObject({
      state: 'falhou',
      erro: expect.stringMatching(/várias vezes.*Tente novamente/),
    });
    expect((await ask()).data).toMatchObject({ state: 'na_fila' });
  });
});
