import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateNotes } from '../../../../bench/generate-notes.ts';
import { openChildPauses } from '../child-pauses.ts';
import { newDemonstration } from './demonstration-folder.ts';
import { clearFolders, isAlive, newFolder, postgresPid, startServer, storedFiles } from './server-process.ts';
import { type Analysis, type SignedIn, signIn } from './signed-in.ts';

const pgdas = fileURLToPath(new URL('../../../../packages/tax-engine/test-data/e1a-pgdas.zip', import.meta.url));

const pauses = openChildPauses();
/** Each engine process of the servers pauses once, half way. */
const halts = pauses.environment({ 'engine-process': 'progress notas 1' });
let dataDir: string;
let files: { xml: string; pgdas: string };
let uninterrupted: object;
/** The server that runs after a test, which the next one interrupts. */
let running: Awaited<ReturnType<typeof startServer>>;

const isOver = ({ state }: Analysis) => state === 'pronta' || state === 'falhou';

/** Without the sealed contracts of the demonstration and the anchors, which are stored meanwhile. */
const unsealedFiles = () => storedFiles(dataDir).filter((name) => !/^(sealed|anchors)\//.test(name));

/** Lets the paused engine process go on. */
async function resume() {
  for (const { pid } of await pauses.untilPaused()) pauses.release(pid);
}

/** Reads a result as a user does, down to the items of a month. */
async function resultOf(analyst: SignedIn, id_apuracao: string) {
  const { state, erro, analises, resumo, contagens, problemas } = await analyst.analysis(id_apuracao, isOver);
  const { data, page } = await analyst.get(`/simples/${id_apuracao}/052025/itens?pageSize=200&q=1001`);
  const items = data.map(({ id: _, ...item }: { id: string }) => item);
  const order = (a: { chave: string; item: number }, b: typeof a) => a.chave.localeCompare(b.chave) || a.item - b.item;
  return { state, erro, analises, resumo, contagens, problemas, items: items.sort(order), total: page.total };
}

beforeAll(async () => {
  dataDir = await newDemonstration();
  files = { xml: join(newFolder(), 'notas.zip'), pgdas };
  generateNotes({ path: files.xml, notes: 4000, seed: 7 });

  running = await startServer({ DATA_DIR: dataDir, ...halts });
  const analyst = await signIn(running.address);
  const id_apuracao = await analyst.newAssessment();
  await analyst.upload(id_apuracao, files);
  await resume();
  uninterrupted = await resultOf(analyst, id_apuracao);
  expect(uninterrupted).toMatchObject({
    state: 'pronta',
    erro: null,
    items: expect.arrayContaining([expect.anything()]),
  });
});
afterAll(async () => {
  await clearFolders();
  pauses.close();
});

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'resumes an analysis interrupted by %s with the same result',
  async (signal) => {
    const first = running;
    const analyst = await signIn(first.address);
    const id_apuracao = await analyst.newAssessment();
    const storedBefore = unsealedFiles().length;
    expect((await analyst.upload(id_apuracao, files)).status).toBe(202);

    await pauses.untilPaused();
    const halfWay = (await analyst.get(`/simples/${id_apuracao}`)).data;
    expect(halfWay).toMatchObject({ state: 'processando', analises: [], resumo: null });
    expect((await analyst.upload(id_apuracao, files)).status).toBe(409);
    expect((await analyst.send('GET', `/simples/${id_apuracao}/052025/itens`)).status).toBe(404);
    const postgres = postgresPid(dataDir);
    expect(await first.server.end(signal)).toBe(signal === 'SIGTERM' ? 0 : signal);
    if (signal === 'SIGTERM') expect(isAlive(postgres)).toBe(false);
    pauses.clear();

    running = await startServer({ DATA_DIR: dataDir, ...halts });
    const again = await signIn(running.address);
    const found = (await again.get(`/simples/${id_apuracao}`)).data;
    expect(found).toMatchObject({ analises: [], resumo: null, erro: null });
    await resume();
    expect(await resultOf(again, id_apuracao)).toEqual(uninterrupted);

    await expect.poll(() => unsealedFiles().length).toBe(storedBefore + 2);
    expect(unsealedFiles().filter((name) => !name.startsWith('uploads/'))).toEqual([]);
  },
);
