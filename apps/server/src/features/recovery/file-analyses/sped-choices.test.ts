import { sumOfReais } from '@restitui/brazil/money.ts';
import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { taxOf } from '../../../../../../packages/sped-engine/test-support/second-arithmetic.ts';
import {
  cumulativeBlock,
  document,
  efdText,
  itemLine,
} from '../../../../../../packages/sped-engine/test-support/write-efd.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { createSpedFixture, type SpedFixture, spedZip } from '../../../../test/sped-fixture.ts';

let server: TestServer;
let sped: SpedFixture;

beforeAll(async () => {
  server = await startTestServer();
  sped = await createSpedFixture(server);
});
afterAll(() => server.close());

it('tells the effect of a choice before it is saved, and keeps person, time and reason', {
  tags: ['SP-123'],
}, async () => {
  const lines = document([itemLine(1), itemLine(2, { base: 90_000 })], { total: 200_000 });
  const id = await sped.analyse(spedZip([['a.txt', efdText({ lines, assessment: cumulativeBlock(190_000) })]]));
  const path = { id_apuracao: id, competencia: '012025' };
  const effects = async () => (await sped.admin.call(fileAnalysesApi.month, { params: path })).data.escolhas;
  const paid = async () => {
    const [month] = (await sped.read(id)).meses;
    return [month?.valores.pis_a_recuperar ?? 0, month?.valores.cofins_a_recuperar ?? 0];
  };
  const fallOf = (percent: number) => (taxOf(190_000 - 18_000, percent) - taxOf(190_000 - 36_000, percent)) / 100;
  const none = { retencao_liberada: 0, credito_liberado: 0 };
  const effect = { codigo: 'BASE_DIVERGENTE', pis_a_recuperar: fallOf(0.65), cofins_a_recuperar: fallOf(3), ...none };
  expect(await effects()).toEqual([{ ...effect, imposto: 180 }]);
  const [pis = 0, cofins = 0] = await paid();

  const valor = { tipo: 'duvida', competencia: '01/2025', codigo: 'BASE_DIVERGENTE', conta: true } as const;
  const body = { valor, motivo: 'Memória de cálculo do cliente' };
  const { data } = await sped.admin.call(fileAnalysesApi.choose, { params: { id_apuracao: id }, body });
  expect(data.escolhas).toEqual([expect.objectContaining({ valor, motivo: body.motivo, em: expect.any(String) })]);
  expect(data.escolhas[0]?.autor).toBeTruthy();
  await sped.runAnalysis();
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
  const id = await sped.analyse(
    spedZip([
      ['a.txt', fileOf(100_000)],
      ['b.txt', fileOf(200_000)],
    ]),
  );
  const revenue = async () => (await sped.read(id)).meses[0]?.valores.receita_tributada;
  const codes = async () => (await sped.read(id)).meses[0]?.alertas.map(({ codigo }) => codigo);
  expect([await revenue(), await codes()]).toEqual([2000, expect.arrayContaining(['RETIFICADORA_AMBIGUA'])]);
  const choose = (arquivo: string) =>
    sped.admin.try(fileAnalysesApi.choose, {
      params: { id_apuracao: id },
      body: { valor: { tipo: 'retificadora', competencia: '01/2025', arquivo }, motivo: 'Recibo de transmissão' },
    });
  expect(await choose('c.txt')).toMatchObject({ status: 400, body: { code: 'file_analysis_choice_unknown' } });
  expect(await choose('a.txt')).toMatchObject({ status: 200 });
  await sped.runAnalysis();
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
  const id = await sped.analyse(
    spedZip([
      ['a.txt', fileOf(100_000)],
      ['b.txt', fileOf(200_000)],
    ]),
  );
  const path = { id_apuracao: id, competencia: '012025' };
  const { escolhas = [] } = (await sped.admin.call(fileAnalysesApi.month, { params: path })).data;
  // Of 13.00 and 60.00 on 2,000.00 the ICMS of 180.00 frees 1.17 and 5.40 already.
  expect(escolhas).toContainEqual(
    expect.objectContaining({ codigo: 'ATACADISTA_BEBIDAS', imposto: 2000, pis_a_recuperar: 11.83 }),
  );
  expect(escolhas.filter(({ arquivo }) => arquivo)).toEqual([
    expect.objectContaining({ codigo: 'RETIFICADORA_AMBIGUA', arquivo: 'a.txt', imposto: 0 }),
  ]);
});
