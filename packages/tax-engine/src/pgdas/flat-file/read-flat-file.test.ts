import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { mono, st, type TextOptions } from '../../../test-support/declaration-text.ts';
import { readExamples, samplePath } from '../../../test-support/example-cases.ts';
import { flatDeclarationLines, flatFileText, twoActivities } from '../../../test-support/flat-text.ts';
import { declarationOf, rowOf } from '../../../test-support/read-declaration.ts';
import { elementAt } from '../../element-at.ts';
import type { Declaration } from '../declaration.ts';
import { readFlatFile } from './read-flat-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'sefaz-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;

const root = '11222333';
async function read(text: string | Buffer) {
  const path = join(folder, `${made++}.txt`);
  writeFileSync(path, text);
  const reading = await readFlatFile(path, 'sefaz.txt', root);
  if (!reading) throw new Error('no flat file');
  return reading;
}
const one = async (options: TextOptions): Promise<Declaration> => {
  const { declarations, problems } = await read(flatFileText([flatDeclarationLines(options)]));
  expect(problems).toEqual([]);
  return elementAt(declarations, 0);
};
const textsOf = ({ problems }: { problems: { texto: string }[] }) => problems.map(({ texto }) => texto);

describe('readFlatFile', () => {
  it('reads the published file of example E2 as its PDF', async () => {
    const { declarations, problems } = await read(readFileSync(samplePath('syn-E2-flat-PGDASD2018.txt')));
    const [declaration] = declarations;
    const example = readExamples().find(({ name }) => name.startsWith('E2'));
    if (!declaration || !example) throw new Error('nothing read');
    expect(problems).toEqual([]);
    expect(declaration).toMatchObject({ number: '11222333202606001', openedOn: '2015-01-03', mismatches: [] });
    const row = rowOf(declaration, example.notes);
    expect(row).toMatchObject({ ...example.expected });
    expect(row.conferencias.filter(({ confere }) => !confere)).toEqual([]);
  });

  it.each<[string, TextOptions]>([
    ['one activity', {}],
    ['several, of two establishments', { activities: twoActivities }],
    ['a retificadora with RBT12p', { sequence: 3, rbt12: 6_000_000, rbt12p: 36_000_000 }],
    ['the caixa regime', { regime: 'Caixa' }],
    [
      'a company barred from ICMS',
      { barred: 'Sim', activities: [{ id: 2, parcels: [{ cents: 500_000, lines: [st] }] }] },
    ],
    ['a root with letters', { root, activities: [{ id: 5, parcels: [{ cents: 100, lines: [mono] }] }] }],
  ])('reads %s as the extrato', async (_, options) => {
    const [flat, extrato] = [await one(options), declarationOf(options)];
    const { number, sequence, taxMonth, rectifying, regime, revenue, rbt12, rbt12p, rba, mismatches } = extrato;
    expect(flat).toMatchObject({
      number,
      sequence,
      taxMonth,
      rectifying,
      regime,
      revenue,
      rbt12,
      rbt12p,
      rba,
      mismatches,
    });
    expect(flat.totals.declared).toEqual(extrato.totals.declared);
    expect(flat.establishments.map(({ cnpj, icmsBarred }) => [cnpj, icmsBarred])).toEqual(
      extrato.establishments.map(({ cnpj, icmsBarred }) => [cnpj, icmsBarred]),
    );
    const plain = ({ activities }: Declaration) =>
      activities.map(({ id, establishment, taxes, parcels }) => [
        [id, establishment, taxes],
        parcels.map(({ cents, qualifiers }) => [
          cents,
          qualifiers.map(({ kind, taxes: own }) => [kind, own.toSorted()]),
        ]),
      ]);
    expect(plain(flat)).toEqual(plain(extrato));
  });

  it('accepts LF or CRLF, pipes around each line or none, and a BOM', async () => {
    const lines = [flatDeclarationLines({ activities: twoActivities })];
    const expected = await read(flatFileText(lines));
    for (const newline of ['\n', '\r\n']) {
      for (const pipes of [false, true]) expect(await read(flatFileText(lines, { newline, pipes }))).toEqual(expected);
    }
    expect(await read(`\uFEFF${flatFileText(lines)}`)).toEqual(expected);
  });

  it('accepts blanks around lines and codes, empty lines and the end-of-file mark of DOS', async () => {
    const lines = [flatDeclarationLines({ activities: twoActivities })];
    const expected = await read(flatFileText(lines));
    const padded = flatFileText(lines).replaceAll('\r\n', '  \t\r\n').replace('|01|', '| 01 |');
    expect(await read(padded)).toEqual(expected);
    const spaced = flatFileText(lines).replace('02000|', ' 02000 |');
    expect(await read(`${spaced}\r\n \r\n\u001A`)).toEqual(expected);
  });

  it('accepts UTF-8 and Latin-1', async () => {
    const text = flatFileText([flatDeclarationLines()]).replace('COMERCIO EXEMPLO', 'AÇOUGUE SÃO JOSÉ');
    for (const encoding of ['utf8', 'latin1'] as const) {
      const { declarations, problems } = await read(Buffer.from(text, encoding));
      expect([declarations[0]?.companyName, problems]).toEqual(['AÇOUGUE SÃO JOSÉ LTDA', []]);
    }
  });

  it('accepts several concatenated files', async () => {
    const part = (pa: string) =>
      flatFileText([flatDeclarationLines({ root: '20000001' }), flatDeclarationLines({ pa })]);
    const { declarations, problems } = await read(part('05/2025') + part('06/2025'));
    expect(declarations.map(({ taxMonth }) => taxMonth)).toEqual(['05/2025', '06/2025']);
    expect(problems).toEqual([]);
  });

  it('reports registers that the layout does not define, and continues', async () => {
    const lines = flatDeclarationLines();
    lines.splice(3, 0, '03900|x', '04000|1,00|y', '04000|2,00|z', '03500|202504|1,00');
    const reading = await read(flatFileText([flatDeclarationLines({ root: '20000001' }).concat('09000|x'), lines]));
    expect(textsOf(reading)).toEqual([
      'O arquivo da SEFAZ tem registros que o leiaute não prevê e que não foram lidos: 03900, 04000 (2 vezes).',
    ]);
    expect(reading.declarations[0]?.mismatches).toEqual([]);
  });

  it('selects the client among all companies and counts each other company once', async () => {
    const others = ['20000001', '20000002', '20000001', 'AB12CD34', 'AB12CD34'].map((other) =>
      flatDeclarationLines({ root: other }),
    );
    const { declarations, otherCompanies, problems } = await read(
      flatFileText([...others, flatDeclarationLines(), flatDeclarationLines({ sequence: 2 }), ...others]),
    );
    expect(declarations.map(({ number }) => number)).toEqual(['11222333202505001', '11222333202505002']);
    expect([otherCompanies, problems]).toEqual([3, []]);
  });

  it('reads a single zero as no qualifier, as older files print it', async () => {
    const lines = flatDeclarationLines({ activities: twoActivities });
    const bare = lines.map((line) => line.replaceAll('|00', '|0'));
    expect(bare).not.toEqual(lines);
    const { declarations, problems } = await read(flatFileText([bare]));
    expect(problems).toEqual([]);
    expect(declarations).toEqual((await read(flatFileText([lines]))).declarations);
  });

  it('reads suspensions, exemptions, reductions, fixed amounts, bands and history', async () => {
    const lines = flatDeclarationLines({
      activities: [
        {
          id: 1,
          parcels: [{ cents: 1_000_000, lines: ['Exigibilidade suspensa de: COFINS, PIS.'] }, { cents: 500_000 }],
        },
      ],
    });
    const at = lines.findLastIndex((line) => line.startsWith('03110'));
    lines[at] = elementAt(lines, at).replace('|00|00|00|', '|00|00|45|');
    const zeros = Array(8).fill('0,0|0,00').join('|').replace('0,0|0,00', '1,0|0,10');
    lines.splice(at + 1, 0, '03111|5000,00', `03120|1,0|${zeros}|0,10`);
    lines.splice(1, 0, '01500|202504|300,00', '01501|202504|200,00', '01502|202504|100,00', '03500|202504|1,00');
    const text = flatFileText([lines])
      .replace('|||500000,00', '|10,00|5,00|500000,00')
      .replace(/99999\|\d+/, `99999|${lines.length}`);
    const [declaration] = (await read(text)).declarations;
    expect(declaration?.activities[0]?.parcels[1]?.qualifiers).toEqual([
      { kind: 'isencao', taxes: ['icms'], text: 'Isenção ou redução de: ICMS' },
    ]);
    expect(declaration?.totals.suspended?.cofins).toBeGreaterThan(0);
    expect(declaration).toMatchObject({
      hasFixedAmounts: true,
      history: [{ taxMonth: '04/2025', internal: 20_000, external: 10_000 }],
      mismatches: [],
    });
  });
});

describe('readFlatFile on damaged files', () => {
  const lines = flatDeclarationLines({ activities: twoActivities });
  const whole = flatFileText([flatDeclarationLines({ root: '20000001' }), lines]);
  const first = whole.split('\r\n').findIndex((line) => line.startsWith('00000|11222333'));

  it.each<[string, (all: string[]) => void, RegExp]>([
    [
      'a line that is no register',
      (all) => void all.splice(first + 1, 0, 'lixo'),
      new RegExp(`linha ${first + 2}, não é um registro`),
    ],
    [
      'an invalid value',
      (all) => void all.splice(first + 3, 1, '03100|01|12x'),
      new RegExp(`linha ${first + 4}, "12x" não é um valor`),
    ],
    ['an unknown activity', (all) => void all.splice(first + 3, 1, '03100|77|1,00'), /"77" não é uma atividade/],
    [
      'a parcel with an unknown qualifier',
      (all) => void all.splice(first + 4, 1, '03110|||1,00|77'),
      /"77" não é um qualificador/,
    ],
  ])('reports the line of %s and excludes its month', async (_, corrupt, message) => {
    const all = whole.split('\r\n');
    corrupt(all);
    const reading = await read(all.join('\r\n'));
    expect(textsOf(reading).join()).toMatch(message);
    expect(reading.declarations[0]?.mismatches.join()).toContain('do arquivo da SEFAZ não pôde ser lida');
  });

  it('reports a first register without a number, and continues', async () => {
    const reading = await read(flatFileText([['00000|123|x'], lines]));
    expect(textsOf(reading)).toEqual([expect.stringMatching(/linha 2, declaração sem número válido/)]);
    expect(reading.declarations).toHaveLength(1);
  });

  it('reports where the beginning or the end of a part is missing, and reads the rest', async () => {
    const headless = await read(flatFileText([lines]).split('\r\n').slice(1).join('\r\n'));
    expect(textsOf(headless).join()).toMatch(/linha 1, falta o registro de abertura \(AAAAA\)/);
    expect(headless.declarations[0]?.mismatches).toEqual([]);
    const unended = flatFileText([flatDeclarationLines()]).replace(/ZZZZZ.*\r\n/, '');
    const joined = await read(unended + flatFileText([flatDeclarationLines({ pa: '06/2025' })]));
    expect(textsOf(joined)).toEqual([expect.stringMatching(/sem o registro de encerramento \(ZZZZZ\)/)]);
    expect(joined.declarations.map(({ mismatches }) => mismatches)).toEqual([[], []]);
  });

  it('detects a missing register by the sums', async () => {
    const all = whole
      .split('\r\n')
      .filter((line, i) => !(i > first && line.startsWith('03110') && line.includes('3000,00')));
    const reading = await read(all.join('\r\n'));
    expect(reading.declarations[0]?.mismatches).not.toEqual([]);
    expect(textsOf(reading).join()).toMatch(/tem \d+ registros e anuncia \d+/);
  });

  it('reports a file cut at any position and never accepts a part as complete', async () => {
    const cuts = Array.from({ length: 12 }, (_, i) => Math.floor(((i + 1) * (whole.length - 3)) / 13));
    for (const cut of cuts) {
      const path = join(folder, `${made++}.txt`);
      writeFileSync(path, whole.slice(0, cut));
      const reading = await readFlatFile(path, 'sefaz.txt', root);
      expect(reading?.problems.length).toBeGreaterThan(0);
      for (const declaration of reading?.declarations ?? []) expect(declaration.mismatches).not.toEqual([]);
    }
  });

  it('does not throw on arbitrary bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('|', '\n', '\r\n', '00000', '11222333202505001', '03110', '1,00', 'ZZZZZ', 'ç'), {
          maxLength: 60,
        }),
        async (parts) => {
          const { declarations } = await read(`AAAAA|1|\n${parts.join('')}`);
          expect(declarations.every(({ mismatches }) => mismatches.length > 0)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('reads a line without end in bounded pieces', async () => {
    const reading = await read(`AAAAA|1\n${'x'.repeat(3_000_000)}\n${flatDeclarationLines().join('\n')}\nZZZZZ|9\n`);
    expect(reading.declarations[0]?.mismatches).toEqual([]);
  });
});
