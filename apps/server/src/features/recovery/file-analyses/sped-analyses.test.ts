import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sumOfReais } from '@restitui/brazil/money.ts';
import type { ChoiceValue } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { analysisCorrectionsApi } from '@restitui/domain/recovery/file-analyses/analysis-corrections.api.ts';
import { analysisDossiersApi } from '@restitui/domain/recovery/file-analyses/analysis-dossiers.api.ts';
import { selectedTotals } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import { type FileAnalysisItem, fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { untaxedName, untaxedRecord } from '@restitui/domain/recovery/file-analyses/month-corrections.ts';
import { noteFindings, noteFindingsThesis } from '@restitui/domain/recovery/file-analyses/note-findings.ts';
import { pointsToCheck } from '@restitui/domain/recovery/file-analyses/points-to-check.ts';
import {
  correctionText,
  recordCorrections,
  retifiedFields,
} from '@restitui/domain/recovery/file-analyses/record-corrections.ts';
import { shownRecordName } from '@restitui/domain/recovery/file-analyses/shown-record-name.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { cofinsOf, pisLines, wholeLines } from '@restitui/sped-engine/contributions/line-layouts.ts';
import { shownFields } from '@restitui/sped-engine/files/shown-fields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import { taxOf } from '../../../../../../packages/sped-engine/test-support/second-arithmetic.ts';
import {
  cumulativeBlock,
  document,
  efdText,
  itemLine,
} from '../../../../../../packages/sped-engine/test-support/write-efd.ts';
import { openZipEntries } from '../../../../../../packages/tax-engine/test-support/open-zip-entries.ts';
import { createZip } from '../../../../../../packages/tax-engine/test-support/write-zip.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { longJob } from '../../../../test/long-job.ts';
import { sendForm } from '../../../../test/send-files.ts';
import type { JobData, JobQueue } from '../../../platform/jobs.ts';
import { mostBlocks } from './document-items.service.ts';
import { findReadyRun } from './file-analyses.repository.ts';
import { insertItemBlock, listItemBlocks } from './file-analysis-items.repository.ts';
import { makeAnalysisDossierFiles } from './jobs/make-analysis-dossier-files.ts';
import { runFileAnalysis } from './jobs/run-file-analysis.ts';
import { documentHash, packItems } from './packed-items.rules.ts';

const examples = join(import.meta.dirname, '../../../../../../packages/sped-engine/test-data');
const example = (name: string) => ({ name, content: readFileSync(join(examples, name)) });
const logged: unknown[] = [];
let server: TestServer;
let home: TenantId;
let admin: Caller;
/** Figures of the worked examples W1 to W6, computed by hand. */
const expected = JSON.parse(example('expected.json').content.toString('utf8')) as Record<string, ExpectedSet>;

interface ExpectedSet {
  months: ({ competencia: string; regime: string; retificadora: boolean; prescreve_em: string } & Record<
    string,
    unknown
  >)[];
  totais: Record<string, number>;
}

let id_client: string;
let id_product: string;
let id_apuracao: string;

const worker = () => longJob(server, logged);
const lastJob = (queue: JobQueue) => server.toDeliver.findLast((job) => job.queue === queue)?.data as JobData;
const params = () => ({ params: { id_apuracao } });
const read = async (id = id_apuracao) => (await admin.call(fileAnalysesApi.read, { params: { id_apuracao: id } })).data;

/** Analyses files in a new assessment of the client. */
async function analyse(sped: Buffer, xml?: Buffer): Promise<string> {
  const id = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
  const files = {
    principal: { name: 'sped.zip', content: sped },
    ...(xml && { complemento: { name: 'xml.zip', content: xml } }),
  };
  await sendForm(server, admin, `/api/file-analyses/${id}`, files, home);
  await runFileAnalysis(worker(), lastJob('file-analysis'));
  expect(logged).toEqual([]);
  return id;
}

const zipOf = (entries: Iterable<[name: string, text: string]>) =>
  createZip([...entries].map(([name, text]) => ({ name, data: Buffer.from(text, 'latin1') })));
const entriesOf = (name: string) =>
  [...openZipEntries(example(name).content)].map(([entry, text]) => [entry, text] as [string, string]);

async function findingsOf(id: string, competencia: string) {
  const request = { params: { id_apuracao: id, competencia }, query: { q: noteFindingsThesis } };
  const { data } = await admin.call(fileAnalysesApi.items, request);
  return data.map(({ documento, descricao, valor, situacao }) => [documento, descricao, valor, situacao]);
}

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
  id_client = await addClient(server, { id_tenant: home, cnpjcpf: '11222333000181' });
  id_product = await addProduct(server, { id_tenant: home, id_client, typeServico: 'EXCLUSAO_DE_ICMS_E_ST' });
  id_apuracao = await analyse(example('ncum-sped.zip').content, example('ncum-xml.zip').content);
});
afterAll(() => server.close());

describe('analysis of the worked examples', () => {
  it.each(['cum', 'ncum'])(
    'returns every amount of the worked examples of set %s',
    { tags: ['SP-120'] },
    async (set) => {
      const id =
        set === 'ncum'
          ? id_apuracao
          : await analyse(example(`${set}-sped.zip`).content, example(`${set}-xml.zip`).content);
      const { meses, classes } = await read(id);
      const { months = [], totais = {} } = expected[set] ?? {};
      expect(meses).toHaveLength(3);
      for (const [at, month] of months.entries()) {
        const { competencia, regime, retificadora, prescreve_em } = month;
        const amounts = Object.fromEntries(Object.entries(month).filter(([, value]) => typeof value === 'number'));
        expect(meses[at]).toMatchObject({ competencia, regime, retificadora, prescreve_em, valores: amounts });
      }
      const { pis_a_recuperar = 0, cofins_a_recuperar = 0 } = totais;
      expect(selectedTotals(meses, classes).credito).toBe(sumOfReais([pis_a_recuperar, cofins_a_recuperar]));
    },
  );

  it('keeps the chain of freed credits out of the total and without Selic', {
    tags: ['SP-074', 'SP-077'],
  }, async () => {
    const { meses, classes } = await read();
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
    const { data } = await admin.call(fileAnalysesApi.month, { params: { id_apuracao, competencia: '012025' } });
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
    const [january] = (await admin.call(analysisCorrectionsApi.list, params())).data;
    expect(january?.mudancas).toContainEqual({ onde: 'DCTF ou DCTFWeb', campo: 'Débito 6912, PIS', de: 30, para: 0 });
  });

  it('shows records that are in no formula, each with a name', { tags: ['SP-006'] }, async () => {
    const { data } = await admin.call(fileAnalysesApi.month, { params: { id_apuracao, competencia: '012025' } });
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
    const id = await analyse(example('cum-sped.zip').content, example('cum-xml.zip').content);
    const { data } = await admin.call(analysisCorrectionsApi.list, { params: { id_apuracao: id } });
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
    const sped = createZip([
      ...entriesOf('cum-sped.zip').map(([name, text]) => ({ name, data: Buffer.from(text, 'latin1') })),
      { name: 'outro.txt', data: Buffer.from('nada') },
      { name: 'um.zip', data: deep },
    ]);
    const { alertas, arquivos } = await read(await analyse(sped));
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

  it('names the fields of each record to rectify', { tags: ['SP-124'] }, async () => {
    // W5: the line has a discount of 50.00, and the ICMS of its notes is 261.00.
    const request = { params: { id_apuracao, competencia: '022025' }, query: { q: 'ICMS' } };
    const [item] = (await admin.call(fileAnalysesApi.items, request)).data;
    expect(item && recordCorrections(item).map(correctionText)).toEqual([
      'C181 campo 05: de 50,00 para 311,00',
      'C185 campo 05: de 50,00 para 311,00',
      'C181 campo 06: de 1.450,00 para 1.189,00',
      'C185 campo 06: de 1.450,00 para 1.189,00',
    ]);
  });

  it('retifies the fields that the engine reads', { tags: ['SP-124'] }, () => {
    const number = (text: string | undefined) => Number(text);
    for (const [record, { base, desconto }] of Object.entries(retifiedFields)) {
      const layout = wholeLines[record] ?? pisLines[record];
      if (!layout) continue;
      const cofins = wholeLines[record] ? layout.cofins?.[1] : layout.pis?.[1];
      expect([record, base.map(([, field]) => number(field))]).toEqual([record, [layout.pis?.[1], cofins]]);
      expect([record, desconto && number(desconto[0]?.[1])]).toEqual([record, layout.discount]);
      if (pisLines[record]) expect(base[1][0]).toBe(cofinsOf[record]);
    }
  });

  it('tells the effect of a choice before it is saved, and keeps person, time and reason', {
    tags: ['SP-123'],
  }, async () => {
    const lines = document([itemLine(1), itemLine(2, { base: 90_000 })], { total: 200_000 });
    const id = await analyse(zipOf([['a.txt', efdText({ lines, assessment: cumulativeBlock(190_000) })]]));
    const path = { id_apuracao: id, competencia: '012025' };
    const effects = async () => (await admin.call(fileAnalysesApi.month, { params: path })).data.escolhas;
    const paid = async () => {
      const [month] = (await read(id)).meses;
      return [month?.valores.pis_a_recuperar ?? 0, month?.valores.cofins_a_recuperar ?? 0];
    };
    const fallOf = (percent: number) => (taxOf(190_000 - 18_000, percent) - taxOf(190_000 - 36_000, percent)) / 100;
    const none = { retencao_liberada: 0, credito_liberado: 0 };
    const effect = { codigo: 'BASE_DIVERGENTE', pis_a_recuperar: fallOf(0.65), cofins_a_recuperar: fallOf(3), ...none };
    expect(await effects()).toEqual([{ ...effect, imposto: 180 }]);
    const [pis = 0, cofins = 0] = await paid();

    const valor = { tipo: 'duvida', competencia: '01/2025', codigo: 'BASE_DIVERGENTE', conta: true } as const;
    const body = { valor, motivo: 'Memória de cálculo do cliente' };
    const { data } = await admin.call(fileAnalysesApi.choose, { params: { id_apuracao: id }, body });
    expect(data.escolhas).toEqual([expect.objectContaining({ valor, motivo: body.motivo, em: expect.any(String) })]);
    expect(data.escolhas[0]?.autor).toBeTruthy();
    await runFileAnalysis(worker(), lastJob('file-analysis'));
    expect(await paid()).toEqual([
      sumOfReais([pis, effect.pis_a_recuperar]),
      sumOfReais([cofins, effect.cofins_a_recuperar]),
    ]);
    expect(await effects()).toEqual([
      expect.objectContaining({ codigo: 'BASE_DIVERGENTE', imposto: -180, pis_a_recuperar: -effect.pis_a_recuperar }),
    ]);
  });

  it('uses the retificadora that an analyst chose, and refuses any other file', { tags: ['SP-123'] }, async () => {
    const fileOf = (value: number) =>
      efdText({
        rectifying: true,
        lines: document([itemLine(1, { value, icms: 18_000 })], { total: value }),
        assessment: cumulativeBlock(value),
      });
    const id = await analyse(
      zipOf([
        ['a.txt', fileOf(100_000)],
        ['b.txt', fileOf(200_000)],
      ]),
    );
    const revenue = async () => (await read(id)).meses[0]?.valores.receita_tributada;
    const codes = async () => (await read(id)).meses[0]?.alertas.map(({ codigo }) => codigo);
    expect([await revenue(), await codes()]).toEqual([2000, expect.arrayContaining(['RETIFICADORA_AMBIGUA'])]);
    const choose = (arquivo: string) =>
      admin.try(fileAnalysesApi.choose, {
        params: { id_apuracao: id },
        body: { valor: { tipo: 'retificadora', competencia: '01/2025', arquivo }, motivo: 'Recibo de transmissão' },
      });
    expect(await choose('c.txt')).toMatchObject({ status: 400, body: { code: 'file_analysis_choice_unknown' } });
    expect(await choose('a.txt')).toMatchObject({ status: 200 });
    await runFileAnalysis(worker(), lastJob('file-analysis'));
    expect(await revenue()).toBe(1000);
    expect(await codes()).not.toContain('RETIFICADORA_AMBIGUA');
  });

  it('tells the effect of another retificadora and of the buyers of cold drinks', { tags: ['SP-123'] }, async () => {
    const fileOf = (value: number) =>
      efdText({
        rectifying: true,
        lines: [
          '0200|P1|REFRIGERANTE|||UN|00|22021000||22||',
          ...document([itemLine(1, { value, icms: 18_000 })], { total: value }),
        ],
        assessment: cumulativeBlock(value),
      });
    const id = await analyse(
      zipOf([
        ['a.txt', fileOf(100_000)],
        ['b.txt', fileOf(200_000)],
      ]),
    );
    const path = { id_apuracao: id, competencia: '012025' };
    const { escolhas = [] } = (await admin.call(fileAnalysesApi.month, { params: path })).data;
    // Of 13.00 and 60.00 on 2,000.00 the ICMS of 180.00 frees 1.17 and 5.40 already.
    expect(escolhas).toContainEqual(
      expect.objectContaining({ codigo: 'ATACADISTA_BEBIDAS', imposto: 2000, pis_a_recuperar: 11.83 }),
    );
    expect(escolhas.filter(({ arquivo }) => arquivo)).toEqual([
      expect.objectContaining({ codigo: 'RETIFICADORA_AMBIGUA', arquivo: 'a.txt', imposto: 0 }),
    ]);
  });

  it('filters the documents of a month by state and by what was decided', { tags: ['SP-122'] }, async () => {
    const lines = document([itemLine(1), itemLine(2, { base: 82_000 }), itemLine(3, { base: 90_000 })]);
    const id = await analyse(zipOf([['a.txt', efdText({ lines, assessment: cumulativeBlock(272_000) })]]));
    const list = (query: { situacao?: 'EM_DUVIDA'; codigo?: string }) =>
      admin.call(fileAnalysesApi.items, {
        params: { id_apuracao: id, competencia: '012025' },
        query: { q: 'ICMS', ...query },
      });
    const all = await list({});
    expect(all.data.map(({ codigo, fonte, regra }) => [codigo, fonte, regra.replaceAll('\u00a0', ' ')])).toEqual([
      ['A_EXCLUIR', 'EFD', 'Base R$ 1.000,00 = valor com o ICMS: ainda não foi excluído (SP-050)'],
      ['JA_EXCLUIDO', 'EFD', 'Base R$ 820,00 = valor sem o ICMS: já foi excluído (SP-050)'],
      ['BASE_DIVERGENTE', 'EFD', 'A base não é o valor com nem sem o imposto (SP-050)'],
    ]);
    const groups = [
      { situacao: 'CONTADO', codigo: 'A_EXCLUIR', itens: 1 },
      { situacao: 'EM_DUVIDA', codigo: 'BASE_DIVERGENTE', itens: 1 },
      { situacao: 'JA_EXCLUIDO', codigo: 'JA_EXCLUIDO', itens: 1 },
    ];
    expect(all.grupos).toEqual(groups);
    const divergent = await list({ codigo: 'BASE_DIVERGENTE' });
    expect([divergent.data.length, divergent.page.total, divergent.grupos]).toEqual([1, 1, groups]);
    expect((await list({ situacao: 'EM_DUVIDA', codigo: 'A_EXCLUIR' })).page.total).toBe(0);
  });

  it('names the notes behind a consolidated line', { tags: ['SP-122'] }, async () => {
    // W5: one line of two notes.
    const request = { params: { id_apuracao, competencia: '022025' }, query: { q: 'ICMS' } };
    const [item] = (await admin.call(fileAnalysesApi.items, request)).data;
    expect(item).toMatchObject({ fonte: 'XML', notas: { total: 2 } });
    expect(item?.notas?.chaves.every((key) => key.startsWith('3525021122'))).toBe(true);
  });

  it('lists the credit of a return and the debit without the ICMS of all sales', {
    tags: ['SP-058', 'SP-124'],
  }, async () => {
    // W6: a return of 400.00 with ICMS of 72.00.
    const request = { params: { id_apuracao, competencia: '032025' }, query: { q: 'ICMS' } };
    const { data } = await admin.call(fileAnalysesApi.items, request);
    const returned = data.find(({ situacao }) => situacao === 'DEVOLUCAO');
    expect(returned && recordCorrections(returned).map(correctionText)).toEqual([
      'C170 campo 26: de 400,00 para 328,00',
      'C170 campo 32: de 400,00 para 328,00',
    ]);
    const march = (await admin.call(analysisCorrectionsApi.list, params())).data.at(-1);
    expect(march?.mudancas.filter(({ onde }) => onde === 'M105')).toEqual([
      { onde: 'M105', campo: 'Base do crédito de devoluções de vendas (natureza 12), PIS 1,65%', de: 400, para: 328 },
      { onde: 'M105', campo: 'Crédito de devoluções de vendas (natureza 12), PIS 1,65%', de: 6.6, para: 5.41 },
    ]);
    // M210 less the credits is M200 05: 40.59 − 5.41 = 35.18.
    expect(march?.mudancas.filter(({ onde }) => onde === 'M210' || onde === 'M200').map(({ para }) => para)).toEqual(
      expect.arrayContaining([2460, 40.59, 5.41, 35.18]),
    );
  });

  it('finds no difference between the notes and the EFD of the example', { tags: ['SP-100'] }, async () => {
    for (const competencia of ['012025', '022025', '032025']) {
      expect(await findingsOf(id_apuracao, competencia)).toEqual([]);
    }
  });

  it('lists by key what only the EFD has, and what only the notes have in force', {
    tags: ['SP-101', 'SP-104'],
  }, async () => {
    const [first, ...others] = entriesOf('ncum-xml.zip').toSorted(([a], [b]) => (a < b ? -1 : 1));
    const [key = ''] = /\d{44}/.exec(first?.[0] ?? '') ?? [];
    // W4: the only document of January, 20,000.00.
    const without = await analyse(example('ncum-sped.zip').content, zipOf(others));
    expect(await findingsOf(without, '012025')).toEqual([[key, noteFindings.XML_FALTANDO, 20_000, 'A_CONFIRMAR']]);
    const january = (await read(without)).meses[0];
    expect(january?.alertas).toContainEqual(
      expect.objectContaining({ codigo: 'XML_FALTANDO', valor: 20_000, quantidade: 1 }),
    );
    // The C170 has the ICMS itself: nothing else changes.
    expect(january?.valores.icms_a_excluir).toBe(3600);

    const voided = entriesOf('ncum-sped.zip').map(([name, text]): [string, string] => [
      name,
      text.replace('|C100|1|0|P1|55|00|1|201|', '|C100|1|0|P1|55|02|1|201|'),
    ]);
    const cancelled = await analyse(zipOf(voided), example('ncum-xml.zip').content);
    expect(await findingsOf(cancelled, '012025')).toEqual([
      [key, noteFindings.CANCELADA_NA_EFD, 20_000, 'A_CONFIRMAR'],
    ]);
  });

  it('counts a key once that two months book', { tags: ['SP-105'] }, async () => {
    const key = '35250111222333000181550010000002011015917322';
    const fileOf = (month: string) =>
      efdText({
        month,
        lines: ['C010|11222333000181|2', ...document([itemLine(1)], { key })],
        assessment: cumulativeBlock(100_000),
      });
    const id = await analyse(
      zipOf([
        ['a.txt', fileOf('2025-01')],
        ['b.txt', fileOf('2025-02')],
      ]),
    );
    const { meses } = await read(id);
    expect(meses.map(({ valores }) => valores.icms_a_excluir)).toEqual([180, 0]);
    const reduction = (percent: number) => (taxOf(100_000, percent) - taxOf(100_000 - 18_000, percent)) / 100;
    expect(meses[0]?.celulas[0]?.partes).toEqual({ pis: reduction(0.65), cofins: reduction(3) });
    expect(await findingsOf(id, '022025')).toEqual([[key, noteFindings.CHAVE_REPETIDA, 1000, 'A_CONFIRMAR']]);
  });

  it('reports the records of each file', { tags: ['SP-006'] }, async () => {
    const [january] = (await read()).arquivos;
    expect(january?.registros?.lidos).toContainEqual({ registro: 'C170', linhas: 1 });
    expect(january?.registros?.desconhecidos).toBe(0);
  });

  it('prints the points to check of the screen in the dossier', { tags: ['SP-072'] }, async () => {
    const points = pointsToCheck(await read());
    expect(points.map(({ codigo }) => codigo)).toContain('CONFERIR_DARF');
    expect(points[0]?.texto).toMatch(/6912/);
    expect(points[0]?.texto).not.toMatch(/8109/);
    await admin.call(analysisDossiersApi.make, params());
    await makeAnalysisDossierFiles(worker(), lastJob('file-analysis-dossier'));
    expect(logged).toEqual([]);
    const link = (await admin.call(analysisDossiersApi.read, params())).data?.pdf?.link ?? '';
    const pdf = (await server.app.inject({ url: link })) as unknown as { rawPayload: Buffer };
    const text = (await readPdf(Uint8Array.from(pdf.rawPayload))).pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Pontos a conferir');
    for (const { texto } of points) expect(text).toContain(texto);
  });
});

describe('rejections of an analyst', { tags: ['SP-123'] }, () => {
  const keys = ['1', '2'].map((end) => `3525011122233300018155001000000201101591732${end}`);
  const [kept = '', rejected = ''] = keys;
  const lines = ['C010|11222333000181|2', ...keys.flatMap((key) => document([itemLine(1)], { key }))];
  const text = efdText({ lines, assessment: cumulativeBlock(200_000) });
  let id: string;

  const choose = (valor: ChoiceValue, caller = admin, of = id) =>
    caller.try(fileAnalysesApi.choose, {
      params: { id_apuracao: of },
      body: { valor, motivo: 'Nota sem entrega da mercadoria' },
    });
  const rejection = (documento: string | null, rejeita = true) =>
    ({ tipo: 'rejeicao', competencia: '01/2025', tese: 'ICMS', documento, rejeita }) as const;
  const effect = (documento?: string, caller = admin) =>
    caller.try(fileAnalysesApi.effect, {
      params: { id_apuracao: id, competencia: '012025' },
      query: { tese: 'ICMS', ...(documento !== undefined && { documento }) },
    });
  const amounts = async () => {
    const [month] = (await read(id)).meses;
    const { icms_a_excluir, icms_em_duvida, pis_a_recuperar, cofins_a_recuperar } = month?.valores ?? {};
    return [icms_a_excluir, icms_em_duvida, pis_a_recuperar, cofins_a_recuperar];
  };
  const itemsOf = async (of: string) => {
    const request = { params: { id_apuracao: of, competencia: '012025' }, query: { q: 'ICMS' } };
    return (await admin.call(fileAnalysesApi.items, request)).data;
  };
  const states = async () => {
    return (await itemsOf(id)).map(({ documento, situacao, codigo }) => [documento, situacao, codigo]);
  };

  beforeAll(async () => {
    id = await analyse(zipOf([['a.txt', text]]));
  });

  it('take a document out of the credit, with the effect that was told, and back', async () => {
    // R(1,640.00) and R(1,820.00): 10.66, 11.83 and 49.20, 54.60.
    const change = { imposto: -180, pis_a_recuperar: -1.17, cofins_a_recuperar: -5.4 };
    expect(await effect(rejected)).toMatchObject({ status: 200, body: { data: change } });
    expect(await amounts()).toEqual([360, 0, 2.34, 10.8]);
    expect(await choose(rejection(rejected))).toMatchObject({ status: 200, body: { data: { recalcula: true } } });
    await runFileAnalysis(worker(), lastJob('file-analysis'));
    expect(await amounts()).toEqual([180, 180, 1.17, 5.4]);
    expect(await states()).toEqual([
      [kept, 'CONTADO', 'A_EXCLUIR'],
      [rejected, 'REJEITADO', 'A_EXCLUIR'],
    ]);
    const { meses, escolhas } = await read(id);
    expect(meses[0]?.alertas).toContainEqual(
      expect.objectContaining({ codigo: 'REJEITADO', valor: 180, quantidade: 1 }),
    );
    expect(escolhas).toEqual([
      expect.objectContaining({ valor: rejection(rejected), motivo: 'Nota sem entrega da mercadoria' }),
    ]);

    const back = { imposto: 180, pis_a_recuperar: 1.17, cofins_a_recuperar: 5.4 };
    expect(await effect(rejected)).toMatchObject({ body: { data: back } });
    await choose(rejection(rejected, false));
    await runFileAnalysis(worker(), lastJob('file-analysis'));
    expect(await amounts()).toEqual([360, 0, 2.34, 10.8]);
  });

  it('take the whole credit of a month out', async () => {
    const change = { imposto: -360, pis_a_recuperar: -2.34, cofins_a_recuperar: -10.8 };
    expect(await effect()).toMatchObject({ body: { data: change } });
    await choose(rejection(null));
    await runFileAnalysis(worker(), lastJob('file-analysis'));
    expect(await amounts()).toEqual([0, 360, 0, 0]);
    // Nothing of the credit is left to reject, and a document alone brings nothing back.
    expect(await effect(rejected)).toMatchObject({ status: 200, body: { data: null } });
    expect(await effect()).toMatchObject({ status: 200, body: { data: null } });
    await choose(rejection(null, false));
    await runFileAnalysis(worker(), lastJob('file-analysis'));
    expect(await amounts()).toEqual([360, 0, 2.34, 10.8]);
  });

  it('keep the reason for a doubt that is rejected, without a new analysis', async () => {
    const doubt = { tipo: 'duvida', competencia: '01/2025', codigo: 'FCP', conta: false } as const;
    expect(await choose(doubt)).toMatchObject({ status: 200, body: { data: { recalcula: false } } });
    expect((await read(id)).escolhas).toContainEqual(expect.objectContaining({ valor: doubt }));
    expect((await read(id)).state).toBe('pronta');
  });

  it('are refused for a document or a month that is not in the result', async () => {
    const unknown = { status: 400, body: { code: 'file_analysis_choice_unknown' } };
    expect(await choose(rejection('3525'))).toMatchObject(unknown);
    const month = { ...rejection(kept), competencia: '02/2025' };
    expect(await choose(month)).toMatchObject({ status: 404, body: { code: 'file_analysis_month_not_found' } });
  });

  it('are refused to users of the consultancy and to other tenants, and in a payroll', async () => {
    const manager = await as(server, await addUser(server, { id_tenant: home, typeUser: 'USUARIO', typeCargo: 'CEO' }));
    expect(await choose(rejection(kept), manager)).toMatchObject({
      status: 403,
      body: { code: 'file_analysis_denied' },
    });
    expect((await effect(kept, manager)).status).toBe(200);
    const elsewhere = await addTenant(server);
    const stranger = await as(
      server,
      await addUser(server, { id_tenant: elsewhere, typeUser: 'USUARIO', typeCargo: 'CEO' }),
    );
    for (const answer of [await choose(rejection(kept), stranger), await effect(kept, stranger)]) {
      expect(answer.status).toBe(404);
    }
    const payroll = await addProduct(server, { id_tenant: home, id_client, typeServico: 'PREVIDENCIARIO' });
    const of = await addTestAssessment(server, { id_tenant: home, id_client, id_product: payroll });
    expect(await choose(rejection(null), admin, of)).toMatchObject({
      status: 400,
      body: { code: 'file_analysis_choice_unknown' },
    });
    expect(await amounts()).toEqual([360, 0, 2.34, 10.8]);
  });

  it('open only the blocks of a large month that hold the document', async () => {
    const item = { ...(await itemsOf(id))[0], documento: kept } as FileAnalysisItem;
    const other = { ...item, documento: rejected };
    const run = (await server.inTenant(home, (db) => findReadyRun(db, home, id))) ?? { id: '' };
    const add = (ordem: number, items: FileAnalysisItem[]) =>
      server.inTenant(home, (db) =>
        insertItemBlock(db, { id_run: run.id, id_tenant: home, periodo: '2025-01', ordem, ...packItems(items) }),
      );
    const blocksOf = (documento: string) =>
      server.inTenant(home, async (db) => {
        const blocks = await listItemBlocks(db, home, run.id, '2025-01', documentHash({ tese: 'ICMS', documento }));
        return blocks.map(({ ordem }) => ordem);
      });
    await add(1, [item]);
    await add(2, [other, item, item]);
    await add(3, [other]);
    expect(await blocksOf(kept)).toEqual([0, 1, 2]);
    expect(await blocksOf(rejected)).toEqual([0, 2, 3]);
    expect(await blocksOf('3525')).toEqual([]);
    // R(1,640.00): the items of the blocks that were added take all ICMS of the month.
    expect(await effect(kept)).toMatchObject({ body: { data: { imposto: -720 } } });

    for (let ordem = 4; ordem < 4 + mostBlocks; ordem++) await add(ordem, [other]);
    expect(await effect(kept)).toMatchObject({ body: { data: { imposto: -720 } } });
    expect(await effect(rejected)).toMatchObject({ status: 200, body: { data: null } });
    expect(await choose(rejection('3525'))).toMatchObject({ status: 400 });
    // A block from before hashes were kept may hold any document.
    await server.inTenant(home, (db) => {
      const block = { ...packItems([other]), documentos: null };
      return insertItemBlock(db, { id_run: run.id, id_tenant: home, periodo: '2025-01', ordem: 99, ...block });
    });
    expect(await blocksOf('3525')).toEqual([99]);
    expect(await choose(rejection(rejected))).toMatchObject({ status: 200 });
  });
});
