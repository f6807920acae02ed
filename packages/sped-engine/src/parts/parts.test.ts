import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeZip } from '../../../tax-engine/test-support/write-zip.ts';
import { createTestRunner } from '../../test-support/part-runner.ts';
import { randomOutcome } from '../../test-support/random-outcome.ts';
import { amount, client, cumulativeBlock, document, efdText, itemLine } from '../../test-support/write-efd.ts';
import { analyseIcmsExclusion, type IcmsExclusionInput } from '../analyse-icms-exclusion.ts';
import { addSums } from '../months/add-sums.ts';
import { MonthSums } from '../months/month-sums.ts';
import type { PartRunner } from './part-runner.ts';
import { PartThreads } from './part-threads.ts';

const asOf = '2026-11-30';
const branch = '11222333000262';
const uploads = 200;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sped-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Without notes and reported lines, which are not read in parts. */
const plain = ({ xml: _, onLines: _l, ...input }: IcmsExclusionInput) => input;
const keyOf = (number: number) =>
  `352501${client}55001${String(number).padStart(9, '0')}1${String(number).padStart(8, '0')}0`;
const sale = (number: number, options = {}) => document([itemLine(1), itemLine(2)], { key: keyOf(number), ...options });
const sales = (from: number, count: number) => Array.from({ length: count }, (_, at) => sale(from + at)).flat();

/** Analyses one text file, or a ZIP of several, whole and in parts. */
async function bothWays(texts: string[], partBytes = 1_000, more: Pick<IcmsExclusionInput, 'rejected'> = {}) {
  const sped = join(folder, 'sped');
  if (texts.length === 1) writeFileSync(sped, texts[0] ?? '', 'latin1');
  else
    writeZip(
      sped,
      texts.map((text, at) => ({ name: `${at}.txt`, data: Buffer.from(text, 'latin1') })),
    );
  const runner = createTestRunner(partBytes);
  const input = { cnpj: client, sped, asOf, ...more };
  const whole = await analyseIcmsExclusion(input);
  const inParts = await analyseIcmsExclusion({ ...input, parts: runner });
  const judged = runner.tasks.filter(({ kind }) => kind === 'judge').length;
  return { whole, inParts, judged };
}

describe('an analysis in parts', () => {
  it('gives the outcome of one that reads whole files, for random uploads', async () => {
    let cut = 0;
    for (let seed = 0; seed < uploads; seed++) {
      const runner = createTestRunner(200 + (seed % 7) * 150);
      const whole = await randomOutcome(seed, (input) => analyseIcmsExclusion(plain(input)));
      const inParts = await randomOutcome(seed, (input) => analyseIcmsExclusion({ ...plain(input), parts: runner }));
      expect(inParts, `seed ${seed}`).toBe(whole);
      cut += runner.tasks.filter((task) => task.kind === 'judge' && task.lead).length;
    }
    expect(cut).toBeGreaterThan(10);
  });

  it('joins the parts of a large file', async () => {
    const text = efdText({ lines: [`C010|${client}|2`, ...sales(1, 40)], assessment: cumulativeBlock(8_000_000) });
    const { whole, inParts, judged } = await bothWays([text]);
    expect(inParts).toEqual(whole);
    expect(judged).toBeGreaterThan(5);
    expect(whole.months[0]?.icms_a_excluir).toBe(1_440_000);
  });

  it.each([
    ['a key in two parts', [...sales(1, 20), ...sale(3)]],
    [
      'lines of PIS without a parent before a cut',
      Array.from({ length: 20 }, (_, at) => [
        `C010|${client}|1`,
        'C181|01|5102|1000,00|0,00|1000,00|0,65|||6,50|',
        ...sale(at + 1),
      ]).flat(),
    ],
    [
      'items of the establishment above a cut',
      [
        `0140|F|FILIAL|${branch}|SP|||`,
        '0200|P1|CERVEJA|||UN|00|22030000||||18,00|',
        `C010|${branch}|2`,
        ...sales(1, 20),
      ],
    ],
    ['blocks in another order', [...sales(1, 10), '0200|P1|CERVEJA|||UN|00|22030000||||18,00|', ...sales(11, 10)]],
    [
      'coupons below their printer',
      [
        'C400|2D|BR1|IMPRESSORA1|1',
        ...Array.from({ length: 20 }, (_, at) => [
          `C405|${String(at + 1).padStart(2, '0')}012025|1|1|1|${amount(100_000)}|${amount(100_000)}`,
          'C481|01|1000,00|1000,00|0,65|||6,50|P1|',
          'C485|01|1000,00|1000,00|3,00|||30,00|P1|',
        ]).flat(),
      ],
    ],
  ])('reads %s alike', async (_, lines) => {
    const { whole, inParts } = await bothWays([efdText({ lines, assessment: cumulativeBlock(4_000_000) })], 600);
    expect(inParts).toEqual(whole);
  });

  it('reads nothing after 9999', async () => {
    const text = efdText({ lines: sales(1, 10), assessment: cumulativeBlock(2_000_000) });
    const { whole, inParts } = await bothWays([
      text +
        sales(11, 20)
          .map((line) => `|${line}|\r\n`)
          .join(''),
    ]);
    expect(inParts).toEqual(whole);
    expect(whole.months[0]?.icms_destacado).toBe(360_000);
  });

  it('refuses a file with a second header alike', async () => {
    const header = `0000|006|0|||01012025|31012025|X|${client}|SP|3550308||00|2`;
    const lines = [...sales(1, 10), header, ...sales(11, 9)];
    const sped = join(folder, 'efd.txt');
    writeFileSync(sped, efdText({ lines, assessment: cumulativeBlock(4_000_000) }), 'latin1');
    for (const parts of [undefined, createTestRunner(600)]) {
      const input = { cnpj: client, sped, asOf, ...(parts && { parts }) };
      await expect(analyseIcmsExclusion(input)).rejects.toThrow('traz mais de uma escrituração');
    }
  });

  it('reads a month again whose monofásico documents were all rejected', { tags: ['SP-123'] }, async () => {
    const goods = '0200|P1|SHAMPOO|||UN|00|33051000||||18,00|';
    const purchase = sale(50, { exit: false });
    const text = efdText({ lines: [goods, ...sales(1, 9), ...purchase], assessment: cumulativeBlock(1_800_000) });
    const documents = Array.from({ length: 9 }, (_, at) => `MONO ${keyOf(at + 1)}`);
    const some = new Map([['01/2025', { credits: new Set<string>(), documents: new Set(documents.slice(3)) }]]);
    const all = new Map([['01/2025', { credits: new Set<string>(), documents: new Set(documents) }]]);
    const judged: number[] = [];
    for (const rejected of [some, all]) {
      const both = await bothWays([text], 1_000, { rejected });
      expect(both.inParts).toEqual(both.whole);
      judged.push(both.judged);
    }
    expect(judged[1]).toBe(2 * (judged[0] ?? 0));
  });

  it('counts a key once that two months book', { tags: ['SP-105'] }, async () => {
    const months = ['2025-01', '2025-02', '2025-03'];
    const texts = months.map((month) => efdText({ month, lines: sales(1, 3), assessment: cumulativeBlock(600_000) }));
    const { whole, inParts } = await bothWays(texts);
    expect(inParts).toEqual(whole);
    expect(whole.months.map(({ pendencias }) => pendencias.some(({ codigo }) => codigo === 'CHAVE_REPETIDA'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is the same in threads', async () => {
    const text = efdText({ lines: [`C010|${client}|2`, ...sales(1, 30)], assessment: cumulativeBlock(6_000_000) });
    const sped = join(folder, 'efd.txt');
    writeFileSync(sped, text, 'latin1');
    const threads = new PartThreads();
    const parts: PartRunner = {
      ...{ leastBytes: 0, partBytes: 2_000, threads: threads.threads },
      run: (task) => threads.run(task),
      runEverywhere: (task) => threads.runEverywhere(task),
    };
    try {
      const input = { cnpj: client, sped, asOf };
      expect(await analyseIcmsExclusion({ ...input, parts })).toEqual(await analyseIcmsExclusion(input));
    } finally {
      await threads.close();
    }
  });

  it('fails when a thread fails', async () => {
    const threads = new PartThreads(1);
    const source = { path: join(folder, 'missing'), start: 0, end: 1, isDeflated: false };
    try {
      await expect(threads.run({ kind: 'examine', source, isFirst: true })).rejects.toThrow('ENOENT');
      await expect(threads.run({ kind: 'examine', source, isFirst: true })).rejects.toThrow('ENOENT');
    } finally {
      await threads.close();
    }
  });
});

describe('sums of parts', () => {
  it('include every amount that a month has', () => {
    const part = new MonthSums();
    const amounts = Object.entries(part).filter(([, value]) => typeof value === 'number');
    for (const [name] of amounts) Object.assign(part, { [name]: 7 });
    const rate = part.ofRates(6_500, 30_000);
    const ofRate = Object.entries(rate).filter(([name, value]) => typeof value === 'number' && !name.endsWith('Rate'));
    for (const [name] of ofRate) Object.assign(rate, { [name]: 5 });
    const sums = new MonthSums();
    for (let twice = 0; twice < 2; twice++) addSums(sums, { ...part, purchases: part.purchases.toData() });
    expect(sums).toMatchObject(Object.fromEntries(amounts.map(([name]) => [name, 14])));
    expect(sums.ofRates(6_500, 30_000)).toMatchObject(Object.fromEntries(ofRate.map(([name]) => [name, 10])));
  });
});
