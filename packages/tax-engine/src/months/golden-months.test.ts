import { describe, expect, it } from 'vitest';
import { readExamples } from '../../test-support/example-cases.ts';
import { annexOf, readGoldenMonths } from '../../test-support/golden-month.ts';
import { rowOfGolden } from '../../test-support/golden-row.ts';
import { computeReferenceMonth } from '../../test-support/reference-month.ts';

const golden = readGoldenMonths();
describe('golden months', () => {
  it('cover all annexes in all six brackets', () => {
    const limits = [180_000, 360_000, 720_000, 1_800_000, 3_600_000, 4_800_000].map((limit) => limit * 100);
    const found = golden.flatMap((month) => {
      const bracket = limits.findIndex((limit) => (month.rbt12p ?? month.rbt12) <= limit) + 1;
      return month.activities.map((activity) => `${annexOf(activity)} ${bracket}`);
    });
    const wanted = ['I', 'II', 'III', 'IV', 'V'].flatMap((annex) =>
      [1, 2, 3, 4, 5, 6].map((bracket) => `${annex} ${bracket}`),
    );
    expect(wanted.filter((one) => !found.includes(one))).toEqual([]);
    expect(golden.length).toBeGreaterThan(47);
  });

  it.each(golden)('$name: the reference computation yields the figures', (month) => {
    const { expected, reason } = computeReferenceMonth(month);
    expect({ expected, reason }).toEqual({ expected: month.expected, reason: month.reason });
  });

  it.each(golden)('$name: the engine yields the figures in all 28 fields', (month) => {
    const row = rowOfGolden(month);
    expect(Object.keys(month.expected)).toHaveLength(28);
    expect(row).toMatchObject(month.expected);
    if (month.reason) expect(row.alertas[0]?.codigo).toBe(month.reason);
  });

  it('match in every printed value, with each service explained by its own annex', () => {
    const apart = golden.flatMap((month) => {
      const { conferencias } = rowOfGolden(month);
      const explained = (annex: string) => conferencias.some(({ onde }) => onde.endsWith(`tabela do Anexo ${annex}`));
      const unexplained = month.activities.filter(({ service }) => service && !explained(service));
      expect(unexplained, month.name).toEqual([]);
      return conferencias.filter(({ confere }) => !confere).map(({ campo }) => `${month.name}: ${campo}`);
    });
    expect(apart).toEqual([
      'ICMS reduzido pelo Estado: ICMS',
      'ICMS fixo fora da alíquota, dois anexos: ICMS',
      'ICMS fixo fora da alíquota, dois anexos: ICMS',
      'ICMS zerado por isenção do Estado: ICMS',
      'pagamento parcial: Pagamentos reconhecidos',
    ]);
  });
});

describe('reference computation', () => {
  it.each(readExamples())('reproduces the published month $name', ({ expected, input }) => {
    expect(computeReferenceMonth(input).expected).toEqual(expected);
  });
});
