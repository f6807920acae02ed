import { sumOfReais } from '@restitui/brazil/money.ts';
import { analysisCorrectionsApi } from '@restitui/domain/recovery/file-analyses/analysis-corrections.api.ts';
import { analysisDossiersApi } from '@restitui/domain/recovery/file-analyses/analysis-dossiers.api.ts';
import { selectedTotals } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { untaxedName, untaxedRecord } from '@restitui/domain/recovery/file-analyses/month-corrections.ts';
import { pointsToCheck } from '@restitui/domain/recovery/file-analyses/points-to-check.ts';
import { shownRecordName } from '@restitui/domain/recovery/file-analyses/shown-record-name.ts';
import { shownFields } from '@restitui/sped-engine/files/shown-fields.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import { createZip } from '../../../../../../packages/tax-engine/test-support/write-zip.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { createSpedFixture, type SpedFixture, spedEntries, spedExample } from '../../../../test/sped-fixture.ts';
import { makeAnalysisDossierFiles } from './jobs/make-analysis-dossier-files.ts';

let server: TestServer;
let sped: SpedFixture;
let id_apuracao: string;

const params = () => ({ params: { id_apuracao } });
const readExample = () => sped.read(id_apuracao);

/** Figures of the worked examples W1 to W6, computed by hand. */
const expected = JSON.parse(spedExample('expected.json').toString('utf8')) as Record<string, ExpectedSet>;

interface ExpectedSet {
  months: ({ competencia: string; regime: string; retificadora: boolean; prescreve_em: string } & Record<
    string,
    unknown
  >)[];
  totais: Record<string, number>;
}

beforeAll(async () => {
  server = await startTestServer();
  sped = await createSpedFixture(server);
  id_apuracao = await sped.analyse(spedExample('ncum-sped.zip'), spedExample('ncum-xml.zip'));
});
afterAll(() => server.close());

it.each(['cum', 'ncum'])('returns every amount of the worked examples of set %s', { tags: ['SP-120'] }, async (set) => {
  const id =
    set === 'ncum' ? id_apuracao : await sped.analyse(spedExample(`${set}-sped.zip`), spedExample(`${set}-xml.zip`));
  const { meses, classes } = await sped.read(id);
  const { months = [], totais = {} } = expected[set] ?? {};
  expect(meses).toHaveLength(3);
  for (const [at, month] of months.entries()) {
    const { competencia, regime, retificadora, prescreve_em } = month;
    const amounts = Object.fromEntries(Object.entries(month).filter(([, value]) => typeof value === 'number'));
    expect(meses[at]).toMatchObject({ competencia, regime, retificadora, prescreve_em, valores: amounts });
  }
  const { pis_a_recuperar = 0, cofins_a_recuperar = 0 } = totais;
  expect(selectedTotals(meses, classes).credito).toBe(sumOfReais([pis_a_recuperar, cofins_a_recuperar]));
});

it('keeps the chain of freed credits out of the total and without Selic', {
  tags: ['SP-074', 'SP-077'],
}, async () => {
  const { meses, classes } = await readExample();
  const chain = meses.map(({ celulas }) => celulas.find(({ tese }) => tese === 'CADEIA'));
  const months = expected.ncum?.months ?? [];
  expect(chain[0]).toBeUndefined();
  // W5: 19.62 of the 29.40 and 90.36 of the 273.60.
  expect(chain[1]?.partes).toEqual({ pis: 19.62, cofins: 90.36 });
  for (const [at, cell] of chain.entries()) {
    if (!cell) continue;
    const month = months[at];
    expect(cell.partes).toEqual({ pis: month?.pis_credito_aproveitado, cofins: month?.cofins_credito_aproveitado });
    expect(cell).toMatchObject({ classe: 'INDEFINIDA', corrigido: cell.credito });
  }
  expect(selectedTotals(meses, classes).credito).toBe(97.44);
  const ticked = selectedTotals(meses, [...classes, 'INDEFINIDA']).credito;
  expect(ticked).toBe(sumOfReais([97.44, ...chain.map((cell) => cell?.credito ?? 0)]));
});

it('opens a month down to rates, totals and debits before and after', { tags: ['SP-121', 'SP-124'] }, async () => {
  // W4: R(20,000.00) 330.00 falls to 270.60, and the credit that is used falls with it.
  const { data } = await sped.admin.call(fileAnalysesApi.month, { params: { id_apuracao, competencia: '012025' } });
  const bucket = { codigo: '01', base: 20_000, mono: 0, st: 0, icms: 3600 };
  expect(data.apuracao?.faixas).toEqual([
    { ...bucket, contribuicao: 'PIS', aliquota: 1.65, antes: 330, depois: 270.6 },
    { ...bucket, contribuicao: 'COFINS', aliquota: 7.6, antes: 1520, depois: 1246.4 },
  ]);
  expect(data.apuracao?.totais.filter(({ contribuicao }) => contribuicao === 'PIS')).toEqual(
    [
      { campos: '02', antes: 330, depois: 270.6 },
      { campos: '03 + 04', antes: 300, depois: 270.6 },
      { campos: '05', antes: 30, depois: 0 },
      { campos: '08', antes: 30, depois: 0 },
      { campos: '13', antes: 30, depois: 0 },
    ].map((total) => ({ contribuicao: 'PIS', ...total })),
  );
  const [january] = (await sped.admin.call(analysisCorrectionsApi.list, params())).data;
  expect(january?.mudancas).toContainEqual({ onde: 'DCTF ou DCTFWeb', campo: 'Débito 6912, PIS', de: 30, para: 0 });
});

it('shows records that are in no formula, each with a name', { tags: ['SP-006'] }, async () => {
  const { data } = await sped.admin.call(fileAnalysesApi.month, { params: { id_apuracao, competencia: '012025' } });
  expect(data.registros).toEqual([
    {
      ...{ registro: 'M205', estabelecimento: '', codigo: '691201', descricao: '', linhas: 1 },
      valores: [{ nome: 'Débito', valor: 30 }],
    },
  ]);
  const records = Object.values(shownFields).flatMap(Object.keys);
  expect(records.filter((registro) => shownRecordName(registro) === registro)).toEqual([]);
});

it('lists the revenue that monofásico goods move to M400 and M800', { tags: ['SP-091', 'SP-124'] }, async () => {
  // W3: shampoo of 1,000.00 at CST 01.
  const id = await sped.analyse(spedExample('cum-sped.zip'), spedExample('cum-xml.zip'));
  const { data } = await sped.admin.call(analysisCorrectionsApi.list, { params: { id_apuracao: id } });
  const march = data.find(({ competencia }) => competencia === '03/2025');
  expect(march?.mudancas.filter(({ onde }) => onde === 'M400' || onde === 'M800')).toEqual(
    (['PIS', 'COFINS'] as const).map((contribuicao) => ({
      ...{ onde: untaxedRecord[contribuicao], campo: untaxedName({ contribuicao, cst: '04' }), de: 0, para: 1000 },
    })),
  );
});

it('names files that are not used, and ZIPs that are not read', { tags: ['SP-010'] }, async () => {
  const zipped = (name: string, data: Buffer) => createZip([{ name, data }]);
  const deep = zipped('dois.zip', zipped('tres.zip', zipped('x.txt', Buffer.from('x'))));
  const sent = createZip([
    ...spedEntries('cum-sped.zip').map(([name, text]) => ({ name, data: Buffer.from(text, 'latin1') })),
    { name: 'outro.txt', data: Buffer.from('nada') },
    { name: 'um.zip', data: deep },
  ]);
  const { alertas, arquivos } = await sped.read(await sped.analyse(sent));
  expect(alertas).toEqual([
    {
      ...{ codigo: 'ZIP_PROFUNDO', valor: null, quantidade: 1 },
      texto: 'ZIP dentro de ZIP além de dois níveis. Não foi lido: um.zip/dois.zip/tres.zip.',
    },
  ]);
  expect(arquivos.at(-1)).toMatchObject({
    codigo: 'NAO_SPED',
    texto: 'O arquivo outro.txt não é um arquivo do SPED: a primeira linha não é o registro 0000.',
  });
});

it('reports the records of each file', { tags: ['SP-006'] }, async () => {
  const [january] = (await readExample()).arquivos;
  expect(january?.registros?.lidos).toContainEqual({ registro: 'C170', linhas: 1 });
  expect(january?.registros?.desconhecidos).toBe(0);
});

it('prints the points to check of the screen in the dossier', { tags: ['SP-072'] }, async () => {
  const points = pointsToCheck(await readExample());
  expect(points.map(({ codigo }) => codigo)).toContain('CONFERIR_DARF');
  expect(points[0]?.texto).toMatch(/6912/);
  expect(points[0]?.texto).not.toMatch(/8109/);
  await sped.admin.call(analysisDossiersApi.make, params());
  await sped.runLast('file-analysis-dossier', makeAnalysisDossierFiles);
  const link = (await sped.admin.call(analysisDossiersApi.read, params())).data?.pdf?.link ?? '';
  const pdf = (await server.app.inject({ url: link })) as unknown as { rawPayload: Buffer };
  const text = (await readPdf(Uint8Array.from(pdf.rawPayload))).pages.join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Pontos a conferir');
  for (const { texto } of points) expect(text).toContain(texto);
});
