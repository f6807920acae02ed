import { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { walkZip } from '@restitui/tax-engine/zip/read-zip.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createZip, type ZipFileEntry } from '../../../../../../packages/tax-engine/test-support/write-zip.ts';
import { createAnalysisFixture, e1a } from '../../../../test/analysis-fixture.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { storedResult } from '../../../../test/stored-result.ts';
import { runAnalysis } from './jobs/run-analysis.ts';

const samples = new URL('../../../../../../packages/tax-engine/test-data/', import.meta.url);
let server: TestServer;
let fixture: Awaited<ReturnType<typeof createAnalysisFixture>>;
let once: Awaited<ReturnType<typeof figures>>;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  fixture = await createAnalysisFixture(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }));
  await fixture.sendAndRun();
  once = await figures();
});
afterAll(() => server.close());

interface StoredMonth {
  detail: { conferencias: object[]; declaracao: object };
}

/** Returns the figures and all bytes of the items, without the reports on files and duplicates. */
async function figures() {
  const { state, erro, analises, resumo } = await fixture.read();
  const { months, reviews, blocks } = await storedResult(server, fixture.home, fixture.id_apuracao);
  const reported = (months as StoredMonth[]).map(
    ({ detail: { conferencias: _, declaracao: __, ...detail }, ...month }) => ({
      ...month,
      detail,
    }),
  );
  return { state, erro, analises, resumo, months: reported, reviews, blocks };
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

describe('files uploaded twice', () => {
  it('give the same figures as two ZIPs within one upload', async () => {
    const twice = (name: string, { content }: { content: Buffer }) =>
      sent(
        name,
        ['a.zip', 'copia de a.zip'].map((inner) => ({ name: inner, data: content })),
      );
    await fixture.sendAndRun({ xml: twice('notas.zip', e1a.xml), pgdas: twice('pgdas.zip', e1a.pgdas) });
    expect(await figures()).toEqual(once);
  });

  it('give the same figures as loose files beside a ZIP that contains them too, one of them in a nested ZIP', async () => {
    const notes = await entriesOf('e1a-xml.zip');
    const declarations = await entriesOf('e1a-pgdas.zip');
    const copies = notes.map((entry) => ({ ...entry, name: `copia-${String(entry.name).replaceAll('/', '-')}` }));
    const inner = createZip([{ name: 'mais.zip', data: createZip(copies.slice(0, 3)) }, ...notes]);
    const xml = sent('notas.zip', [...notes, { name: 'tudo.zip', data: inner }, ...copies]);
    const again = declarations.map((entry) => ({ ...entry, name: `copia-${entry.name}` }));
    await fixture.sendAndRun({ xml, pgdas: sent('pgdas.zip', [...declarations, ...again]) });
    expect(await figures()).toEqual(once);
  });

  it('give the same figures when one upload is started twice at the same moment', async () => {
    await fixture.sendAndRun();
    server.clock.move(60_000);
    const begin = (regras: 'mesmas' | 'atuais') =>
      fixture.admin.try(simplesEffectsApi.recompute, {
        params: { id_apuracao: fixture.id_apuracao },
        body: { regras },
      });
    const before = server.enqueued.length;
    const replies = await Promise.all([begin('mesmas'), begin('mesmas'), begin('atuais'), begin('atuais')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
    const [job, ...others] = server.enqueued.slice(before);
    expect(others).toEqual([]);
    await Promise.all([1, 2, 3].map(() => runAnalysis(fixture.worker(), job as NonNullable<typeof job>)));
    expect(await figures()).toEqual(once);
    expect(fixture.logged).toEqual([]);
  });
});
