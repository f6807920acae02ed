import { describe, expect, it } from 'vitest';
import { analyseFiles, cumulativeBlock, document, efdText, itemLine } from '../../test-support/write-efd.ts';

const registrosOf = async (files: Record<string, string>) =>
  (await analyseFiles(files)).arquivos.map(({ registros }) => registros);
const sale = [
  ...document([itemLine(1), itemLine(2)]),
  '0150|P1|LOJA',
  'F600|1',
  'F600|2',
  'X123|1',
  'C17A|2',
  'E110|0',
];
const january = efdText({ lines: sale, assessment: cumulativeBlock(200_000) });

describe('records of a file', { tags: ['SP-006'] }, () => {
  it('are counted by name: read, only counted, and unknown', async () => {
    const [counts] = await registrosOf({ 'a.txt': january });
    expect(counts?.lidos).toEqual(
      ['0000', '0110', '0140', 'C100', 'C170', 'M200', 'M210', 'M600', 'M610', '9999'].map((registro) => ({
        registro,
        linhas: registro === 'C170' ? 2 : 1,
      })),
    );
    expect(counts?.contados).toEqual([
      { registro: '0150', linhas: 1 },
      { registro: 'F600', linhas: 2 },
    ]);
    // E110 is a record of the EFD ICMS/IPI only.
    expect(counts?.desconhecidos).toBe(3);
  });

  it('add up to the lines that 9999 declares', async () => {
    const [counts] = await registrosOf({ 'a.txt': january });
    const sum = [...(counts?.lidos ?? []), ...(counts?.contados ?? [])].reduce(
      (lines, { linhas }) => lines + linhas,
      0,
    );
    expect(sum + (counts?.desconhecidos ?? 0)).toBe(Number(/\|9999\|(\d+)\|/.exec(january)?.[1]));
  });

  it('are counted by the layout of the EFD ICMS/IPI, and not for a file of another kind', async () => {
    const icms =
      '|0000|019|0|01012025|31012025|COMERCIO EXEMPLO LTDA|11222333000181|\r\n|E001|0|\r\n|E110|0|\r\n|M210|0|\r\n|9999|5|\r\n';
    expect(await registrosOf({ 'a.txt': january, 'b.txt': icms, 'c.txt': 'nada' })).toEqual([
      expect.anything(),
      {
        lidos: [
          { registro: '0000', linhas: 1 },
          { registro: 'E110', linhas: 1 },
          { registro: '9999', linhas: 1 },
        ],
        contados: [{ registro: 'E001', linhas: 1 }],
        desconhecidos: 1,
      },
      null,
    ]);
  });
});
