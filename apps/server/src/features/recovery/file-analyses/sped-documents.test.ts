import { analysisCorrectionsApi } from '@restitui/domain/recovery/file-analyses/analysis-corrections.api.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { noteFindings, noteFindingsThesis } from '@restitui/domain/recovery/file-analyses/note-findings.ts';
import {
  correctionText,
  recordCorrections,
  retifiedFields,
} from '@restitui/domain/recovery/file-analyses/record-corrections.ts';
import { cofinsOf, pisLines, wholeLines } from '@restitui/sped-engine/contributions/line-layouts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { taxOf } from '../../../../../../packages/sped-engine/test-support/second-arithmetic.ts';
import {
  cumulativeBlock,
  document,
  efdText,
  itemLine,
} from '../../../../../../packages/sped-engine/test-support/write-efd.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import {
  createSpedFixture,
  type SpedFixture,
  spedEntries,
  spedExample,
  spedZip,
} from '../../../../test/sped-fixture.ts';

let server: TestServer;
let sped: SpedFixture;
let id_apuracao: string;

const params = () => ({ params: { id_apuracao } });

async function findingsOf(id: string, competencia: string) {
  const request = { params: { id_apuracao: id, competencia }, query: { q: noteFindingsThesis } };
  const { data } = await sped.admin.call(fileAnalysesApi.items, request);
  return data.map(({ documento, descricao, valor, situacao }) => [documento, descricao, valor, situacao]);
}

beforeAll(async () => {
  server = await startTestServer();
  sped = await createSpedFixture(server);
  id_apuracao = await sped.analyse(spedExample('ncum-sped.zip'), spedExample('ncum-xml.zip'));
});
afterAll(() => server.close());

it('names the fields of each record to rectify', { tags: ['SP-124'] }, async () => {
  // W5: the line has a discount of 50.00, and the ICMS of its notes is 261.00.
  const request = { params: { id_apuracao, competencia: '022025' }, query: { q: 'ICMS' } };
  const [item] = (await sped.admin.call(fileAnalysesApi.items, request)).data;
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

it('filters the documents of a month by state and by what was decided', { tags: ['SP-122'] }, async () => {
  const lines = document([itemLine(1), itemLine(2, { base: 82_000 }), itemLine(3, { base: 90_000 })]);
  const id = await sped.analyse(spedZip([['a.txt', efdText({ lines, assessment: cumulativeBlock(272_000) })]]));
  const list = (query: { situacao?: 'EM_DUVIDA'; codigo?: string }) =>
    sped.admin.call(fileAnalysesApi.items, {
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
  const [item] = (await sped.admin.call(fileAnalysesApi.items, request)).data;
  expect(item).toMatchObject({ fonte: 'XML', notas: { total: 2 } });
  expect(item?.notas?.chaves.every((key) => key.startsWith('3525021122'))).toBe(true);
});

it('lists the credit of a return and the debit without the ICMS of all sales', {
  tags: ['SP-058', 'SP-124'],
}, async () => {
  // W6: a return of 400.00 with ICMS of 72.00.
  const request = { params: { id_apuracao, competencia: '032025' }, query: { q: 'ICMS' } };
  const { data } = await sped.admin.call(fileAnalysesApi.items, request);
  const returned = data.find(({ situacao }) => situacao === 'DEVOLUCAO');
  expect(returned && recordCorrections(returned).map(correctionText)).toEqual([
    'C170 campo 26: de 400,00 para 328,00',
    'C170 campo 32: de 400,00 para 328,00',
  ]);
  const march = (await sped.admin.call(analysisCorrectionsApi.list, params())).data.at(-1);
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
  const [first, ...others] = spedEntries('ncum-xml.zip').toSorted(([a], [b]) => (a < b ? -1 : 1));
  const [key = ''] = /\d{44}/.exec(first?.[0] ?? '') ?? [];
  // W4: the only document of January, 20,000.00.
  const without = await sped.analyse(spedExample('ncum-sped.zip'), spedZip(others));
  expect(await findingsOf(without, '012025')).toEqual([[key, noteFindings.XML_FALTANDO, 20_000, 'A_CONFIRMAR']]);
  const january = (await sped.read(without)).meses[0];
  expect(january?.alertas).toContainEqual(
    expect.objectContaining({ codigo: 'XML_FALTANDO', valor: 20_000, quantidade: 1 }),
  );
  // The C170 has the ICMS itself: nothing else changes.
  expect(january?.valores.icms_a_excluir).toBe(3600);

  const voided = spedEntries('ncum-sped.zip').map(([name, text]): [string, string] => [
    name,
    text.replace('|C100|1|0|P1|55|00|1|201|', '|C100|1|0|P1|55|02|1|201|'),
  ]);
  const cancelled = await sped.analyse(spedZip(voided), spedExample('ncum-xml.zip'));
  expect(await findingsOf(cancelled, '012025')).toEqual([[key, noteFindings.CANCELADA_NA_EFD, 20_000, 'A_CONFIRMAR']]);
});

it('counts a key once that two months book', { tags: ['SP-105'] }, async () => {
  const key = '35250111222333000181550010000002011015917322';
  const fileOf = (month: string) =>
    efdText({
      month,
      lines: ['C010|11222333000181|2', ...document([itemLine(1)], { key })],
      assessment: cumulativeBlock(100_000),
    });
  const id = await sped.analyse(
    spedZip([
      ['a.txt', fileOf('2025-01')],
      ['b.txt', fileOf('2025-02')],
    ]),
  );
  const { meses } = await sped.read(id);
  expect(meses.map(({ valores }) => valores.icms_a_excluir)).toEqual([180, 0]);
  const reduction = (percent: number) => (taxOf(100_000, percent) - taxOf(100_000 - 18_000, percent)) / 100;
  expect(meses[0]?.celulas[0]?.partes).toEqual({ pis: reduction(0.65), cofins: reduction(3) });
  expect(await findingsOf(id, '022025')).toEqual([[key, noteFindings.CHAVE_REPETIDA, 1000, 'A_CONFIRMAR']]);
});
