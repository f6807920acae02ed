import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedPayment, taxOf } from '../test-support/second-arithmetic.ts';
import { amount, analyseFiles, document, efdText, itemLine } from '../test-support/write-efd.ts';

interface Sale {
  value: number;
  icms: number;
  isOut: boolean;
}
interface Month {
  sales: Sale[];
  isCumulative: boolean;
  /** Credits, and retentions, in percent of the contribution. */
  credits: number;
  retentions: number;
}

const sale = fc
  .record({
    value: fc.integer({ min: 1_000, max: 5_000_000 }),
    percent: fc.constantFrom(7, 12, 18, 25),
    isOut: fc.boolean(),
  })
  .map(({ value, percent, isOut }): Sale => ({ value, isOut, icms: Math.round((value * percent) / 100) }));
const month: fc.Arbitrary<Month> = fc.record({
  sales: fc.array(sale, { minLength: 1, maxLength: 6 }),
  isCumulative: fc.boolean(),
  credits: fc.integer({ min: 0, max: 160 }),
  retentions: fc.integer({ min: 0, max: 30 }),
});

const baseOf = (sales: readonly Sale[]) =>
  sales.reduce((sum, { value, icms, isOut }) => sum + value - (isOut ? icms : 0), 0);

/** M200 and M210, or M600 and M610, with their amounts. */
function blockOf(name: 'M2' | 'M6', { isCumulative, sales, credits, retentions }: Month) {
  const rate = name === 'M2' ? (isCumulative ? 0.65 : 1.65) : isCumulative ? 3 : 7.6;
  const base = baseOf(sales);
  const tax = taxOf(base, rate);
  const used = isCumulative ? 0 : Math.min(tax, Math.floor((tax * credits) / 100));
  const retained = Math.floor(((tax - used) * retentions) / 100);
  const due = tax - used - retained;
  const own = [tax, ...(isCumulative ? [] : [used, 0, tax - used]), retained, 0, due];
  const zeros = (count: number) => Array.from({ length: count }, () => 0);
  const totals = isCumulative ? [...zeros(7), ...own, due] : [...own, ...zeros(4), due];
  const [all, rateText] = [amount(base), String(rate).replace('.', ',')];
  return {
    ...{ rate, tax, used, retained, due },
    lines: [
      `${name}00|${totals.map(amount).join('|')}`,
      `${name}10|${isCumulative ? '51' : '01'}|${all}|${all}|0,00|0,00|${all}|${rateText}|||${amount(tax)}|0,00|0,00|0,00|0,00|${amount(tax)}`,
    ],
  };
}

function fileOf(one: Month, at: number): string {
  const rates = one.isCumulative ? (['0,65', '3,00'] as const) : (['1,65', '7,60'] as const);
  const items = one.sales.map(({ value, icms, isOut }, index) =>
    itemLine(index + 1, { value, icms, base: value - (isOut ? icms : 0), rates }),
  );
  return efdText({
    month: `2025-${String(at + 1).padStart(2, '0')}`,
    incidence: one.isCumulative ? '2' : '1',
    lines: document(items, { day: `07${String(at + 1).padStart(2, '0')}2025` }),
    assessment: [...blockOf('M2', one).lines, ...blockOf('M6', one).lines],
  });
}

const filesOf = (months: readonly Month[]) => months.map((one, at): [string, string] => [`${at}.txt`, fileOf(one, at)]);

describe('an analysis of generated months', () => {
  it('agrees with a second implementation of the arithmetic', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(month, { minLength: 1, maxLength: 4 }), async (months) => {
        const { months: rows } = await analyseFiles(Object.fromEntries(filesOf(months)));
        expect(rows).toHaveLength(months.length);
        for (const [at, one] of months.entries()) {
          const row = rows[at];
          const excluded = one.sales.reduce((sum, { icms, isOut }) => sum + (isOut ? 0 : icms), 0);
          expect(row).toMatchObject({ icms_a_excluir: excluded, receita_tributada: baseOf(one.sales) });
          for (const [name, block] of [
            ['pis', blockOf('M2', one)],
            ['cofins', blockOf('M6', one)],
          ] as const) {
            const expected = expectedPayment({ ...block, base: baseOf(one.sales), excluded });
            expect(row).toMatchObject({
              [`icms_${name}`]: expected.reduction,
              [`${name}_devido_antes`]: block.due,
              [`${name}_a_recuperar`]: expected.recoverable,
              [`${name}_retencao_liberada`]: expected.freedRetention,
              [`${name}_credito_liberado`]: expected.freedCredit,
            });
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is never negative, never above what was due, and adds up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(month, { minLength: 1, maxLength: 3 }), async (months) => {
        for (const row of (await analyseFiles(Object.fromEntries(filesOf(months)))).months) {
          for (const value of Object.values(row))
            if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(0);
          expect(row.pis_a_recuperar).toBeLessThanOrEqual(row.pis_devido_antes);
          expect(row.cofins_a_recuperar).toBeLessThanOrEqual(row.cofins_devido_antes);
          expect(row.icms_ja_excluido + row.icms_devolucoes + row.icms_em_duvida + row.icms_a_excluir).toBe(
            row.icms_destacado,
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('does not depend on the order of the files', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(month, { minLength: 2, maxLength: 4 }), async (months) => {
        const files = filesOf(months);
        const inOrder = await analyseFiles(Object.fromEntries(files));
        const reversed = await analyseFiles(Object.fromEntries(files.toReversed()));
        expect(reversed.months).toEqual(inOrder.months);
      }),
      { numRuns: 15 },
    );
  });
});

describe('monofásico documents that are rejected one by one', { tags: ['SP-094', 'SP-123'] }, () => {
  const two = ['1,65', '7,60'] as const;
  const key = (number: number) => `3525011122233300018155001${String(number).padStart(19, '0')}`;
  const goods = fc.record({ value: fc.integer({ min: 1_000, max: 500_000 }), isMono: fc.boolean() });
  const entry = fc.record({ value: fc.integer({ min: 1_000, max: 200_000 }), isReturn: fc.boolean() });

  it('give the result of the whole credit, and keep its reversal until the last one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(goods, { minLength: 1, maxLength: 5 }),
        fc.array(entry, { maxLength: 3 }),
        async (sales, entries) => {
          const linesOf = (number: number, value: number, item: string, cfop: string) =>
            document([itemLine(1, { value, icms: Math.round(value * 0.18), rates: two, item, cfop })], {
              ...{ key: key(number), total: value },
            });
          const bought = entries.flatMap(({ value, isReturn }, at) =>
            document([itemLine(1, { value, rates: two, cst: '50', cfop: isReturn ? '1202' : '1102' })], {
              ...{ key: key(100 + at), exit: false, total: value },
            }),
          );
          const total = sales.map(({ value }): Sale => ({ value, icms: 0, isOut: false }));
          const block = { sales: total, isCumulative: false, credits: 20, retentions: 0 };
          const text = efdText({
            incidence: '1',
            lines: [
              '0200|P1|SHAMPOO|||UN|00|33051000||33||',
              ...sales.flatMap(({ value, isMono }, at) => linesOf(at, value, isMono ? 'P1' : 'P2', '5102')),
              ...bought,
            ],
            assessment: [...blockOf('M2', block).lines, ...blockOf('M6', block).lines],
          });
          const mono = sales.flatMap(({ isMono }, at) => (isMono ? [`MONO ${key(at)}`] : []));
          const rowWith = async (credits: string[], documents: string[]) => {
            const rejected = new Map([['01/2025', { credits: new Set(credits), documents: new Set(documents) }]]);
            return (await analyseFiles({ 'a.txt': text }, { rejected })).months[0];
          };
          fc.pre(mono.length > 0);
          expect(await rowWith([], mono)).toEqual(await rowWith(['MONO'], []));
          const [all, some] = [await rowWith([], []), await rowWith([], mono.slice(1))];
          expect(some?.mono_estorno_pis).toBe(all?.mono_estorno_pis);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('spoilt files', () => {
  it('never break an analysis, whatever bytes are changed', async () => {
    const text = fileOf(
      { sales: [{ value: 100_000, icms: 18_000, isOut: false }], isCumulative: true, credits: 0, retentions: 0 },
      0,
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(text.length - 1), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          const bytes = Buffer.from(text, 'latin1');
          for (const [at, byte] of changes) bytes[at] = byte;
          const whole = fileOf({ sales: [], isCumulative: true, credits: 0, retentions: 0 }, 5);
          const files = { 'a.txt': bytes.toString('latin1'), 'b.txt': whole };
          const { arquivos, problemas, months } = await analyseFiles(files);
          // A file that begins with '<' is read as a note, and is a problem instead of a file.
          expect(arquivos.length + problemas.length).toBe(2);
          for (const row of months) {
            expect(row.pis_a_recuperar).toBeGreaterThanOrEqual(0);
            expect(row.pis_a_recuperar).toBeLessThanOrEqual(Math.max(0, row.pis_devido_antes));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
