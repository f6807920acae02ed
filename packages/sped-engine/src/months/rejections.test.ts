import { describe, expect, it } from 'vitest';
import {
  amount,
  analyseFiles,
  client,
  codesOf,
  cumulativeBlock,
  document,
  efdText,
  itemLine,
} from '../../test-support/write-efd.ts';
import { documentName } from '../lines/document-name.ts';
import type { ReportedLines } from './month-context.ts';
import type { MonthRow } from './month-row.ts';
import { effectOfMoves, type Move } from './settlement.ts';

const rates = { pisRate: 6_500, cofinsRate: 30_000, isSubstitution: false };
const key = (number: number) => `3525011122233300018155001${String(number).padStart(19, '0')}`;

async function analysed(
  lines: string[],
  base: number,
  rejected: { credits?: string[]; documents?: string[] } = {},
  accepted: string[] = [],
) {
  const reported: ReportedLines[] = [];
  const { credits = [], documents = [] } = rejected;
  const text = efdText({ lines, assessment: cumulativeBlock(base) });
  const { months, assessments } = await analyseFiles(
    { 'a.txt': text },
    {
      rejected: new Map([['01/2025', { credits: new Set(credits), documents: new Set(documents) }]]),
      accepted: new Map([['01/2025', new Set(accepted)]]),
      onLine: (line) => reported.push(line),
    },
  );
  const [row] = months;
  const [assessment] = assessments;
  if (!row || !assessment) throw new Error('no month');
  return { row, assessment, reported };
}

const changeOf = (before: MonthRow, after: MonthRow, ...names: (keyof MonthRow)[]) =>
  names.reduce((sum, name) => sum + Number(after[name]) - Number(before[name]), 0);

function expectAddsUp({ icms_destacado, icms_ja_excluido, icms_devolucoes, icms_em_duvida, icms_a_excluir }: MonthRow) {
  expect(icms_ja_excluido + icms_devolucoes + icms_em_duvida + icms_a_excluir).toBe(icms_destacado);
}

describe('rejections of an analyst', { tags: ['SP-123'] }, () => {
  const sales = [...document([itemLine(1)], { key: key(1) }), ...document([itemLine(1)], { key: key(2) })];

  it('take a document out of the credit, and keep its ICMS in doubt', async () => {
    const before = await analysed(sales, 200_000);
    const after = await analysed(sales, 200_000, { documents: [`ICMS ${key(2)}`] });
    expect(before.row).toMatchObject({ icms_a_excluir: 36_000, icms_em_duvida: 0 });
    expect(after.row).toMatchObject({ icms_destacado: 36_000, icms_a_excluir: 18_000, icms_em_duvida: 18_000 });
    expectAddsUp(after.row);
    expect(codesOf(after.row)).toContainEqual(['REJEITADO', 18_000, 1]);
    expect(after.reported.map(({ answer, isRejected = false }) => [answer, isRejected])).toEqual([
      ['A_EXCLUIR', false],
      ['A_EXCLUIR', true],
    ]);
  });

  it('leave documents without a key of other establishments in', async () => {
    const other = '11222333000262';
    const ofBoth = [client, other].flatMap((cnpj) => [`C010|${cnpj}|2`, ...document([itemLine(1)], { model: '01' })]);
    const { reported } = await analysed(ofBoth, 200_000, { documents: [`ICMS C100 ${other} série 1 101`] });
    expect(reported.map(({ lines: [line], isRejected = false }) => [line && documentName(line), isRejected])).toEqual([
      [`C100 ${client} série 1 101`, false],
      [`C100 ${other} série 1 101`, true],
    ]);
  });

  it('leave the same number of another series in, unless they were made before series were named', async () => {
    const ofSeries = (series: string) =>
      document([itemLine(1)], { model: '01' }).map((line) => line.replace('|1|101|', `|${series}|101|`));
    const lines = [`C010|${client}|2`, ...ofSeries('1'), ...ofSeries('2')];
    const states = async (name: string) => {
      const { reported } = await analysed(lines, 200_000, { documents: [`ICMS C100 ${client} ${name}`] });
      return reported.map(({ isRejected = false }) => isRejected);
    };
    expect(await states('série 2 101')).toEqual([false, true]);
    expect(await states('101')).toEqual([true, true]);
  });

  it('leave a whole credit of the month out', async () => {
    const { row } = await analysed(sales, 200_000, { credits: ['ICMS'] });
    expect(row).toMatchObject({ icms_a_excluir: 0, icms_em_duvida: 36_000, pis_a_recuperar: 0, cofins_a_recuperar: 0 });
    expectAddsUp(row);
  });

  it('leave other credits and lines that are out already as they are', async () => {
    const lines = document([itemLine(1, { base: 82_000 })], { key: key(1) });
    const { row } = await analysed(lines, 82_000, { credits: ['ICMS'] });
    expect(row).toMatchObject({ icms_ja_excluido: 18_000, icms_em_duvida: 0 });
    const { row: other } = await analysed(sales, 200_000, { documents: [`ST ${key(1)}`] });
    expect(other.icms_a_excluir).toBe(36_000);
  });

  it('close a doubt that nothing counts', async () => {
    const lines = document([itemLine(1, { base: 90_000 })], { key: key(1) });
    const { row } = await analysed(lines, 90_000, { documents: [`ICMS ${key(1)}`] });
    expect(codesOf(row).map(([code]) => code)).toEqual(['REJEITADO']);
    expectAddsUp(row);
  });

  it('leave monofásico goods taxed, with their ICMS in the first credit', async () => {
    const lines = ['0200|P1|SHAMPOO|||UN|00|33051000||33||', ...document([itemLine(1)], { key: key(1), model: '65' })];
    const before = await analysed(lines, 100_000);
    expect(before.row).toMatchObject({ mono_base: 100_000, icms_destacado: 0 });
    expect(before.reported).toMatchObject([{ credit: 'MONO', rightCst: '04' }]);
    const { row } = await analysed(lines, 100_000, { documents: [`MONO ${key(1)}`] });
    expect(row).toMatchObject({ mono_base: 0, icms_destacado: 18_000, icms_a_excluir: 18_000 });
    expect(codesOf(row)).toContainEqual(['MONO_REJEITADO', 100_000, 1]);
  });

  it('keep the credits of purchases and count the returns of monofásico goods', { tags: ['SP-094'] }, async () => {
    const two = ['1,65', '7,60'] as const;
    // Debit of 2,000.00; credits of a purchase of 600.00 and of a return of 100.00.
    const block = (name: string, percent: string, tax: number, credit: number) => [
      `${name}00|${[tax, credit, 0, tax - credit, 0, 0, tax - credit, 0, 0, 0, 0, tax - credit].map(amount).join('|')}`,
      `${name}10|01|2000,00|2000,00|0,00|0,00|2000,00|${percent}|||${amount(tax)}|0,00|0,00|0,00|0,00|${amount(tax)}`,
    ];
    const entry = { exit: false };
    const text = efdText({
      incidence: '1',
      lines: [
        '0200|P1|SHAMPOO|||UN|00|33051000||33||',
        `C010|${client}|2`,
        ...document([itemLine(1, { rates: two }), itemLine(2, { rates: two, item: 'P2' })], { key: key(1) }),
        ...document([itemLine(1, { value: 60_000, icms: 0, rates: two, cst: '50', cfop: '1102' })], {
          ...{ ...entry, key: key(2), total: 60_000 },
        }),
        ...document([itemLine(1, { value: 10_000, icms: 1_800, rates: two, cst: '50', cfop: '1202' })], {
          ...{ ...entry, key: key(3), total: 10_000 },
        }),
      ],
      assessment: [...block('M2', '1,65', 3_300, 1_155), ...block('M6', '7,60', 15_200, 5_320)],
    });
    const analyse = async (credits: string[], documents: string[] = []) => {
      const reported: ReportedLines[] = [];
      const rejected = new Map([['01/2025', { credits: new Set(credits), documents: new Set(documents) }]]);
      const onLine = (line: ReportedLines) => reported.push(line);
      const { months, assessments } = await analyseFiles({ 'a.txt': text }, { rejected, onLine });
      return { row: months[0], settlement: assessments[0]?.acerto, reported };
    };
    const before = await analyse([]);
    expect(before.row).toMatchObject({ mono_base: 100_000, mono_estorno_pis: 1_155, mono_estorno_cofins: 5_320 });
    expect(before.row).toMatchObject({ icms_devolucoes: 0, pis_a_recuperar: 792 });
    const whole = await analyse(['MONO']);
    const { row } = whole;
    expect(row).toMatchObject({ mono_base: 0, mono_estorno_pis: 0, mono_estorno_cofins: 0 });
    // R(2,000.00 − 360.00 + 18.00): 33.00 − 27.36 and 152.00 − 126.01.
    expect(row).toMatchObject({ icms_devolucoes: 1_800, icms_a_excluir: 34_200 });
    expect(row).toMatchObject({ pis_a_recuperar: 564, cofins_a_recuperar: 2_599 });
    expect(row && codesOf(row).map(([code]) => code)).not.toContain('ESTORNO_MAIOR');

    // Rejecting its documents has the same result.
    const single = await analyse([], [`MONO ${key(1)}`]);
    expect(single.row).toEqual(row);
    const states = ({ reported }: { reported: ReportedLines[] }) =>
      reported.map(({ credit, answer, amount: cents, isRejected = false }) => [credit, answer, cents, isRejected]);
    expect(states(single).slice(-states(whole).length)).toEqual(states(whole));
    expect(single.settlement?.reversedWithMono).toEqual({ pis: 1_155, cofins: 5_320 });

    const moved = { pisRate: 16_500, cofinsRate: 76_000, isSubstitution: false, cents: -100_000 };
    const moves: Move[] = [
      { ...moved, part: 'monoPis' },
      { ...moved, part: 'monoCofins' },
    ];
    // Without the ICMS of the shampoo: 33.00 − R(1,820.00) = 2.97 instead of 7.92.
    const effect = before.settlement && effectOfMoves(before.settlement, moves);
    expect(effect).toMatchObject({ pis_a_recuperar: 297 - 792 });
  });

  it('have the effect that was computed without the files', async () => {
    const before = await analysed(sales, 200_000);
    const after = await analysed(sales, 200_000, { documents: [`ICMS ${key(2)}`] });
    const move = (cents: number): Move => ({ ...rates, part: 'toExclude', cents });
    const effect = effectOfMoves(before.assessment.acerto, [move(-18_000)]);
    expect(effect).toEqual({
      pis_a_recuperar: changeOf(before.row, after.row, 'pis_a_recuperar'),
      cofins_a_recuperar: changeOf(before.row, after.row, 'cofins_a_recuperar'),
      retencao_liberada: 0,
      credito_liberado: 0,
    });
    // R(1,640.00) − R(1,820.00): 10.66 − 11.83 and 49.20 − 54.60.
    expect(effect).toMatchObject({ pis_a_recuperar: -117, cofins_a_recuperar: -540 });
    const back = effectOfMoves(after.assessment.acerto, [move(18_000)]);
    expect(back).toMatchObject({ pis_a_recuperar: 117, cofins_a_recuperar: 540 });
  });
});

describe('the effect of the buyers of cold drinks', { tags: ['SP-093', 'SP-123'] }, () => {
  const lines = ['0200|P1|REFRIGERANTE|||UN|00|22021000||22||', ...document([itemLine(1)], { key: key(1) })];

  it('is the difference that the choice makes, in both directions', async () => {
    const before = await analysed(lines, 100_000);
    expect(codesOf(before.row)).toContainEqual(['ATACADISTA_BEBIDAS', 100_000, 1]);
    const after = await analysed(lines, 100_000, {}, ['ATACADISTA_BEBIDAS']);
    expect(after.row).toMatchObject({ mono_base: 100_000, icms_a_excluir: 0 });
    const effect = {
      codigo: 'ATACADISTA_BEBIDAS',
      imposto: 100_000,
      pis_a_recuperar: changeOf(before.row, after.row, 'pis_a_recuperar'),
      cofins_a_recuperar: changeOf(before.row, after.row, 'cofins_a_recuperar'),
      retencao_liberada: 0,
      credito_liberado: 0,
    };
    expect(before.assessment.escolhas).toEqual([effect]);
    // The whole tax of 6.50 and 30.00 instead of that on the ICMS, 1.17 and 5.40.
    expect(effect).toMatchObject({ pis_a_recuperar: 533, cofins_a_recuperar: 2460 });
    expect(after.assessment.escolhas).toEqual([
      { ...effect, imposto: -100_000, pis_a_recuperar: -533, cofins_a_recuperar: -2460 },
    ]);
  });

  it('is none for a retailer', async () => {
    const retail = [lines[0] ?? '', ...document([itemLine(1)], { key: key(1), model: '65' })];
    expect((await analysed(retail, 100_000)).assessment.escolhas).toEqual([]);
  });
});

describe('the effect of another retificadora', { tags: ['SP-015', 'SP-123'] }, () => {
  const fileOf = (value: number, month = '2025-01') =>
    efdText({
      ...{ month, rectifying: true },
      lines: document([itemLine(1, { value })], { key: key(1), total: value }),
      assessment: cumulativeBlock(value),
    });
  const analyse = (rectifying?: string) =>
    analyseFiles(
      { 'a.txt': fileOf(100_000), 'b.txt': fileOf(200_000), 'c.txt': fileOf(300_000) },
      { ...(rectifying && { rectifying: new Map([['01/2025', rectifying]]) }), onLine: () => {} },
    );

  it('is the difference that each other file makes', async () => {
    const { months, assessments } = await analyse();
    const [before] = months;
    const effects = assessments[0]?.escolhas ?? [];
    expect(effects.map(({ codigo, arquivo }) => [codigo, arquivo])).toEqual([
      ['RETIFICADORA_AMBIGUA', 'a.txt'],
      ['RETIFICADORA_AMBIGUA', 'b.txt'],
    ]);
    for (const { arquivo = '', ...effect } of effects) {
      const [after] = (await analyse(arquivo)).months;
      if (!before || !after) throw new Error('no month');
      expect(effect).toMatchObject({
        imposto: changeOf(before, after, 'icms_a_excluir'),
        pis_a_recuperar: changeOf(before, after, 'pis_a_recuperar'),
        cofins_a_recuperar: changeOf(before, after, 'cofins_a_recuperar'),
      });
    }
  });

  it('does not count again what an earlier month booked, and leaves the result as it is', async () => {
    const files = { 'z.txt': fileOf(50_000, '2024-12'), 'a.txt': fileOf(100_000), 'b.txt': fileOf(200_000) };
    const { months, assessments } = await analyseFiles(files, { onLine: () => {} });
    const without = await analyseFiles(files);
    expect(months).toEqual(without.months);
    expect(months[1]?.icms_a_excluir).toBe(0);
    expect(assessments[1]?.escolhas).toMatchObject([{ arquivo: 'a.txt', imposto: 0 }]);
  });
});
