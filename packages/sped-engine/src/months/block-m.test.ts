import { describe, expect, it } from 'vitest';
import {
  amount,
  analyseFiles,
  client,
  cumulativeBlock,
  document,
  efdText,
  itemLine,
} from '../../test-support/write-efd.ts';
import type { ReportedLines } from './month-context.ts';

const two = ['1,65', '7,60'] as const;
const key = (number: number) => `3525011122233300018155001${String(number).padStart(19, '0')}`;

/** Block M of the non-cumulative regime without credits, for a base in cents. */
function nonCumulative(base: number): string[] {
  return [
    ['M2', '1,65', Math.round(base * 0.0165)],
    ['M6', '7,60', Math.round(base * 0.076)],
  ].flatMap(([name, percent, tax]) => [
    `${name}00|${[tax, 0, 0, tax, 0, 0, tax, 0, 0, 0, 0, tax].map((cents) => amount(Number(cents))).join('|')}`,
    `${name}10|01|${amount(base)}|${amount(base)}|0,00|0,00|${amount(base)}|${percent}|||${amount(Number(tax))}|0,00|0,00|0,00|0,00|${amount(Number(tax))}`,
  ]);
}

describe('the credit of returns', { tags: ['SP-058', 'SP-124'] }, () => {
  it('is listed with its base and the ICMS in it, by rate', async () => {
    const lines = [
      `C010|${client}|2`,
      ...document([itemLine(1, { value: 300_000, icms: 54_000, rates: two })], { key: key(1), total: 300_000 }),
      ...document([itemLine(1, { value: 40_000, icms: 7_200, rates: two, cst: '50', cfop: '1202' })], {
        ...{ key: key(2), exit: false, total: 40_000 },
      }),
    ];
    const reported: ReportedLines[] = [];
    const text = efdText({
      incidence: '1',
      lines,
      assessment: nonCumulative(300_000),
    });
    const { months, assessments } = await analyseFiles({ 'a.txt': text }, { onLine: (line) => reported.push(line) });
    // W6 of sped-engine: the net 468.00 leaves the debit.
    expect(months[0]).toMatchObject({ icms_devolucoes: 7_200, icms_a_excluir: 46_800 });
    const taken = {
      ...{ base: 40_000, icms: 7_200, abatido: 7_200, de_antes: 0, reducao_anterior: 0, a_transportar: 0 },
    };
    expect(assessments[0]?.devolucoes).toEqual([
      { contribuicao: 'PIS', aliquota: 16_500, antes: 660, depois: 541, ...taken },
      { contribuicao: 'COFINS', aliquota: 76_000, antes: 3_040, depois: 2_493, ...taken },
    ]);
    expect(reported.map(({ answer, amount: cents }) => [answer, cents])).toEqual([
      ['A_EXCLUIR', 54_000],
      ['DEVOLUCAO', 7_200],
    ]);
  });

  it('is lowered by what the sales of the month absorb, and the rest in the next month', async () => {
    const monthOf = (month: string, number: number, sold: number, returned: number) => {
      const day = `07${month.slice(5)}2025`;
      const lines = [`C010|${client}|2`];
      const item = (value: number, more = {}) => itemLine(1, { value, icms: value * 0.18, rates: two, ...more });
      lines.push(...document([item(sold)], { key: key(number), total: sold, day }));
      if (returned > 0) {
        const back = item(returned, { cst: '50', cfop: '1202' });
        lines.push(...document([back], { key: key(number + 1), exit: false, total: returned, day }));
      }
      return efdText({ month, incidence: '1', lines, assessment: nonCumulative(sold) });
    };
    const { months, assessments } = await analyseFiles({
      'a.txt': monthOf('2025-01', 1, 100_000, 150_000),
      'b.txt': monthOf('2025-02', 3, 100_000, 0),
    });
    expect(months.map(({ icms_devolucoes, icms_a_excluir }) => [icms_devolucoes, icms_a_excluir])).toEqual([
      [18_000, 0],
      [9_000, 9_000],
    ]);
    const [january, february] = assessments.map(({ devolucoes }) => devolucoes[0]);
    // R(1,500.00) = 24.75 and R(1,320.00) = 21.78; 90.00 wait.
    expect(january).toMatchObject({ base: 150_000, icms: 27_000, abatido: 18_000, a_transportar: 9_000 });
    expect(january).toMatchObject({ antes: 2_475, depois: 2_178, de_antes: 0, reducao_anterior: 0 });
    // R(90.00) = 1.485.
    expect(february).toMatchObject({ base: 0, icms: 0, abatido: 0, de_antes: 9_000, reducao_anterior: 149 });
    expect(february).toMatchObject({ antes: 0, depois: 0, a_transportar: 0 });
  });
});

describe('returns of the cumulative regime', { tags: ['SP-058', 'SP-124'] }, () => {
  const monthOf = (month: string, number: number, returned: number) => {
    const day = `07${month.slice(5)}2025`;
    const lines = document([itemLine(1)], { key: key(number), day });
    if (returned > 0) {
      const back = itemLine(1, { cfop: '1202', cst: '98', value: returned, icms: returned * 0.18 });
      lines.push(...document([back], { key: key(number + 1), exit: false, total: returned, day }));
    }
    return efdText({ month, incidence: '2', lines, assessment: cumulativeBlock(100_000) });
  };

  it('lower no credits, and wait for the sales of the next month', async () => {
    const { assessments } = await analyseFiles({
      'a.txt': monthOf('2025-01', 1, 150_000),
      'b.txt': monthOf('2025-02', 3, 0),
    });
    const credits = { base: 0, icms: 0, antes: 0, depois: 0, reducao_anterior: 0 };
    const rates = [
      { contribuicao: 'PIS', aliquota: 6_500 },
      { contribuicao: 'COFINS', aliquota: 30_000 },
    ];
    expect(assessments.map(({ devolucoes }) => devolucoes)).toEqual([
      rates.map((rate) => ({ ...rate, ...credits, abatido: 18_000, de_antes: 0, a_transportar: 9_000 })),
      rates.map((rate) => ({ ...rate, ...credits, abatido: 0, de_antes: 9_000, a_transportar: 0 })),
    ]);
  });

  it('lower no credits in a month without block M', async () => {
    const files = {
      'a.txt': monthOf('2025-01', 1, 150_000),
      'b.txt': efdText({
        month: '2025-02',
        incidence: '2',
        lines: document([itemLine(1)], { key: key(3), day: '07022025' }),
      }),
    };
    const { assessments } = await analyseFiles(files);
    expect(assessments[1]?.devolucoes).toMatchObject([
      { contribuicao: 'PIS', de_antes: 9_000, reducao_anterior: 0 },
      { contribuicao: 'COFINS', de_antes: 9_000, reducao_anterior: 0 },
    ]);
  });
});

describe('revenue without contribution', { tags: ['SP-091', 'SP-124'] }, () => {
  const untaxed = ['M400|04|500,00||', 'M410|201|500,00||', 'M400|06|70,00||', 'M800|04|500,00||', 'M400|49|1,00||'];

  it('gains the monofásico goods with CST 04, less their discounts', async () => {
    const lines = [
      '0200|P1|SHAMPOO|||UN|00|33051000||33||',
      ...document([itemLine(1, { discount: 10_000 }), itemLine(2, { item: 'P2' })], { key: key(1), model: '65' }),
    ];
    const text = efdText({ lines, assessment: [...cumulativeBlock(190_000), ...untaxed] });
    const { assessments } = await analyseFiles({ 'a.txt': text }, { onLine: () => {} });
    expect(assessments[0]?.receitas).toEqual([
      { contribuicao: 'PIS', cst: '04', antes: 50_000, depois: 140_000 },
      { contribuicao: 'PIS', cst: '06', antes: 7_000, depois: 7_000 },
      { contribuicao: 'COFINS', cst: '04', antes: 50_000, depois: 140_000 },
    ]);
  });

  it('does not gain goods under substitution, which M210 keeps at a rate of 0', async () => {
    const lines = ['0200|P1|CIGARROS|||UN|00|24022000||24||', ...document([itemLine(1)], { key: key(1), model: '65' })];
    const text = efdText({ lines, assessment: cumulativeBlock(100_000) });
    const reported: ReportedLines[] = [];
    const { assessments } = await analyseFiles({ 'a.txt': text }, { onLine: (line) => reported.push(line) });
    expect(reported).toMatchObject([{ credit: 'MONO', rightCst: '05' }]);
    expect(assessments[0]?.receitas).toEqual([]);
  });
});
