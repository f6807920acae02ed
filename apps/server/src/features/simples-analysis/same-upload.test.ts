import { simplesEffectsApi } from '@restitui/domain/simples-analysis/simples-effects.api.ts';
import { walkZip } from '@restitui/tax-engine/zip/read-zip.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createZip, type ZipFileEntry } from '../../../../../packages/tax-engine/test-support/write-zip.ts';
import { e1a, setAnalysisStage } from '../../../test/analysis-stage.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../test/harness.ts';
import { storedResult } from '../../../test/stored-result.ts';
import { runAnalysis } from './jobs/run-analysis.ts';

const samples = new URL('../../../../../packages/tax-engine/test-data/', import.meta.url);
let server: TestServer;
let stage: Awaited<ReturnType<typeof setAnalysisStage>>;
let once: Awaited<ReturnType<typeof figures>>;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  stage = await setAnalysisStage(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }));
  await stage.sendAndRun();
  once = await figures();
});
afterAll(() => server.close());

interface StoredMonth {
  detail: { conferencias: object[]; declaracao: object };
}

/** The figures and every byte of the items behind them. Which files say so, and which came twice, is told beside. */
async function figures() {
  const { state, erro, analises, resumo } = await stage.read();
  const { months, reviews, blocks } = await storedResult(server, stage.home, stage.id_apuracao);
  const told = (months as StoredMonth[]).map(
    ({ detail: { conferencias: _, declaracao: __, ...detail }, ...month }) => ({
      ...month,
      detail,
    }),
  );
  return { state, erro, analises, resumo, months: told, reviews, blocks };
}

async function entriesOf(file: string): Promise<ZipFileEntry[]> {
  const entries: ZipFileEntry[] = [];
  const path = new URL(file, samples).pathname;
  for await (const entry of walkZip(path, { wanted: () => 'read', maxEntryBytes: () => 1e7 })) {
    if ('data' in entry) entries.push({ name: entry.name, data: entry.data });
  }
  return entries;
}

const sent = (name: string, entries: ZipFileEntry[]) => ({ name, content: Buffer.from(createZip(entries)) });

describe('the same files twice come to the same as once', () => {
  test('as two ZIPs within one upload', async () => {
    const twice = (name: string, { content }: { content: Buffer }) =>
      sent(
        name,
        ['a.zip', 'copia de a.zip'].map((inner) => ({ name: inner, data: content })),
      );
    await stage.sendAndRun({ xml: twice('notas.zip', e1a.xml), pgdas: twice('pgdas.zip', e1a.pgdas) });
    expect(await figures()).toEqual(once);
  });

  test('as loose files beside a ZIP that holds them too, one in a ZIP in that', async () => {
    const notes = await entriesOf('e1a-xml.zip');
    const declarations = await entriesOf('e1a-pgdas.zip');
    const copies = notes.map((entry) => ({ ...entry, name: `copia-${String(entry.name).replaceAll('/', '-')}` }));
    const inner = createZip([{ name: 'mais.zip', data: createZip(copies.slice(0, 3)) }, ...notes]);
    const xml = sent('notas.zip', [...notes, { name: 'tudo.zip', data: inner }, ...copies]);
    const again = declarations.map((entry) => ({ ...entry, name: `copia-${entry.name}` }));
    await stage.sendAndRun({ xml, pgdas: sent('pgdas.zip', [...declarations, ...again]) });
    expect(await figures()).toEqual(once);
  });

  test('as two beginnings of one at the same moment', async () => {
    await stage.sendAndRun();
    server.clock.move(60_000);
    const begin = (regras: 'mesmas' | 'atuais') =>
      stage.admin.try(simplesEffectsApi.recompute, { params: { id_apuracao: stage.id_apuracao }, body: { regras } });
    const before = server.enqueued.length;
    const replies = await Promise.all([begin('mesmas'), begin('mesmas'), begin('atuais'), begin('atuais')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
    const [job, ...others] = server.enqueued.slice(before);
    expect(others).toEqual([]);
    await Promise.all([1, 2, 3].map(() => runAnalysis(stage.worker(), job as NonNullable<typeof job>)));
    expect(await figures()).toEqual(once);
    expect(stage.logged).toEqual([]);
  });
});
