import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseFiles } from '../test-support/analyse-files.ts';
import { type Payroll, payrolls, referenceMonths, toFiles } from '../test-support/reference-computation.ts';
import { toWire } from './analysis-json.ts';

const cnpj = '10203040000194';
const runs = { numRuns: 60 };
const answer = async (payroll: Payroll, order: (names: string[]) => string[] = (names) => names) => {
  const files = toFiles(payroll);
  const events = Object.fromEntries(order(Object.keys(files)).map((name) => [name, files[name] ?? '']));
  return toWire(await analyseFiles({ cnpj, events }));
};

describe('random payrolls', () => {
  it('agree with a second computation in integers', async () => {
    // PR-020 to PR-025, PR-046 to PR-048
    await fc.assert(
      fc.asyncProperty(payrolls, async (payroll) => {
        const { competencias } = await answer(payroll);
        const found = competencias.map(({ competencia, verbas }) => [
          competencia,
          verbas.map(({ verba, base, patronal, rat, adicional, terceiros }) => ({
            verba,
            base,
            patronal,
            rat,
            adicional,
            terceiros,
          })),
        ]);
        expect(found).toEqual(referenceMonths(payroll));
      }),
      runs,
    );
  });

  it('give the same answer in any order of the files', async () => {
    await fc.assert(
      fc.asyncProperty(payrolls, async (payroll) => {
        const [first, second] = [await answer(payroll), await answer(payroll, (names) => names.toReversed())];
        expect(JSON.stringify(second)).toBe(JSON.stringify(first));
      }),
      { numRuns: 20 },
    );
  });

  it('are never negative and never above what the totals show as paid', async () => {
    await fc.assert(
      fc.asyncProperty(payrolls, async (payroll) => {
        for (const { verbas, competencia } of (await answer(payroll)).competencias) {
          for (const row of verbas) {
            expect(Math.min(row.patronal, row.rat, row.terceiros, row.credito, row.corrigido)).toBeGreaterThanOrEqual(
              0,
            );
          }
          const paid = payroll.paid[competencia];
          // Of a bank, `patronal` holds the further 2.5% too, whose code is not limited here.
          if (paid === undefined || payroll.regime === '13') continue;
          const claimed = verbas.reduce((cents, { patronal }) => cents + Math.round(patronal * 100), 0);
          expect(claimed).toBeLessThanOrEqual(paid);
        }
      }),
      runs,
    );
  });
});
