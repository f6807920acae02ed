import { describe, expect, it } from 'vitest';
import { noteKey, noteXml } from '../../../tax-engine/test-support/write-note.ts';
import {
  amount,
  analyseFiles,
  client,
  codesOf,
  cumulativeBlock,
  document,
  efdText,
  monthOf,
} from '../../test-support/write-efd.ts';

const part = (cents: number, rate: string) => `01|${amount(cents)}|${rate}|||0,00`;
const both = (cents: number) => `${part(cents, '0,65')}|${part(cents, '3,00')}`;
const c175 = (value: number, discount: number, base: number, cfop = '5102') =>
  `C175|${cfop}|${amount(value)}|${amount(discount)}|${both(base)}||`;

/** A consumer's note with its ICMS in field 22. */
function consumerNote(lines: string[], { icms = 0, total = 100_000, discount = 0, key = '' } = {}): string[] {
  const head = `C100|1|0||65|00|1|9|${key}|07012025||${amount(total)}|0|${amount(discount)}|0,00|${amount(total)}|9|0,00|0,00|0,00|0,00|${amount(icms)}`;
  return [head, ...lines];
}
const codes = async (lines: string[], base: number) => {
  const month = await monthOf({ lines, assessment: cumulativeBlock(base) });
  return { month, codes: codesOf(month).filter(([code]) => code !== 'SEM_PROVA_DE_PAGAMENTO') };
};

describe('C175 with the ICMS of its document', () => {
  it('counts it when nothing was deducted', async () => {
    const found = await codes(consumerNote([c175(100_000, 0, 100_000)], { icms: 18_000 }), 100_000);
    expect(found).toMatchObject({ month: { icms_a_excluir: 18_000 }, codes: [] });
  });

  it('recognises ICMS that the discount holds, alone or with the discount of the note', async () => {
    const alone = await codes(consumerNote([c175(100_000, 18_000, 82_000)], { icms: 18_000 }), 82_000);
    expect(alone).toMatchObject({ month: { icms_ja_excluido: 18_000, icms_a_excluir: 0 }, codes: [] });
    const both = await codes(consumerNote([c175(100_000, 23_000, 77_000)], { icms: 18_000, discount: 5_000 }), 77_000);
    expect(both).toMatchObject({ month: { icms_ja_excluido: 18_000 }, codes: [] });
  });

  it('recognises a discount of the note', async () => {
    const found = await codes(consumerNote([c175(100_000, 5_000, 95_000)], { icms: 17_100, discount: 5_000 }), 95_000);
    expect(found).toMatchObject({ month: { icms_a_excluir: 17_100 }, codes: [] });
  });

  it('doubts a discount that is neither', async () => {
    const found = await codes(consumerNote([c175(100_000, 7_000, 93_000)], { icms: 17_100, discount: 5_000 }), 93_000);
    expect(found.codes).toEqual([['DESCONTO_INDEFINIDO', 17_100, 1]]);
  });

  it('divides it between lines of one rate, and needs every line to count', async () => {
    const lines = [c175(60_000, 0, 60_000), c175(40_000, 0, 40_000, '5405')];
    expect(await codes(consumerNote(lines, { icms: 18_000 }), 100_000)).toMatchObject({
      month: { icms_a_excluir: 18_000 },
    });
    const untaxed = [c175(60_000, 0, 60_000), c175(40_000, 0, 40_000).replaceAll('|01|', '|06|')];
    const found = await codes(consumerNote(untaxed, { icms: 18_000 }), 60_000);
    expect(found.codes).toEqual([['SEM_ICMS', 0, 1]]);
  });
});

describe('consolidated sales without XML', () => {
  const c180 = [
    'C180|55|01012025|31012025|P1|84672100||1000,00',
    `C181|01|5102|1000,00|0,00|1000,00|0,6500|||6,50||`,
    `C185|01|5102|1000,00|0,00|1000,00|3,0000|||30,00||`,
  ];
  const icmsFile = (cfop: string) =>
    [
      `0000|019|0|01012025|31012025|X|${client}||SP|1|3550308|||A|1`,
      `C100|1|0|P1|55|00|1|1|${noteKey({})}|07012025||1000,00`,
      `C190|000|${cfop}|18,00|1000,00|1000,00|180,00|0,00|0,00|0,00|0,00|`,
      '9999|4',
    ]
      .map((line) => `|${line}|\r\n`)
      .join('');

  it('uses the EFD ICMS/IPI of the month by establishment and CFOP', async () => {
    const efd = efdText({ lines: [`C010|${client}|1`, ...c180], assessment: cumulativeBlock(100_000) });
    const { months } = await analyseFiles({ 'a.txt': efd, 'b.txt': icmsFile('5102') });
    expect(months[0]).toMatchObject({ icms_destacado: 18_000, icms_a_excluir: 18_000 });
  });

  it('does not attribute ICMS of a CFOP with untaxed lines', async () => {
    const untaxed = c180.map((line) => line.replace(/^(C18[15])\|01/, '$1|06'));
    const lines = [`C010|${client}|1`, ...c180, ...untaxed];
    const efd = efdText({ lines, assessment: cumulativeBlock(100_000) });
    const { months } = await analyseFiles({ 'a.txt': efd, 'b.txt': icmsFile('5102') });
    expect(months.map(codesOf)[0]).toContainEqual(['ICMS_NAO_ATRIBUIVEL', 18_000, 1]);
  });

  it('asks for the XML without any source, and doubts records without a partner', async () => {
    expect((await codes([`C010|${client}|1`, ...c180], 100_000)).codes).toEqual([['SEM_ICMS', 0, 1]]);
    const alone = await codes([`C010|${client}|1`, ...c180.slice(0, 2)], 100_000);
    expect(alone.codes.map(([code]) => code)).toContain('SEM_ICMS');
  });
});

describe('notes against the EFD', () => {
  const key = noteKey({});
  const efd = (lines: string[]) => ({
    lines: [`C010|${client}|2`, ...lines],
    assessment: cumulativeBlock(0),
    month: '2025-05',
  });
  const untaxed = ['C170|1|P1'];

  it('reports notes that are missing on either side', async () => {
    const other = noteKey({ number: 77 });
    const lines = document(untaxed, { key: other, day: '10052025', total: 5_000 });
    const month = await monthOf(efd(lines), { xml: [noteXml({ crt: '3' })] });
    const found = codesOf(month).map(([code, , count]) => [code, count]);
    expect(found).toContainEqual(['XML_FALTANDO', 1]);
    expect(found).toContainEqual(['NOTA_FORA_DA_EFD', 1]);
  });

  it('reports notes that are cancelled in the EFD only, and repeated keys', async () => {
    const cancelled = document(untaxed, { key, situation: '02', day: '10052025' });
    expect(codesOf(await monthOf(efd(cancelled), { xml: [noteXml({ crt: '3' })] })).map(([code]) => code)).toEqual([
      'CANCELADA_NA_EFD',
    ]);
    const twice = [...document(untaxed, { key, day: '10052025' }), ...document(untaxed, { key, day: '10052025' })];
    expect(codesOf(await monthOf(efd(twice))).map(([code]) => code)).toEqual(['CHAVE_REPETIDA']);
  });

  it('reports a note of another month', async () => {
    const month = await monthOf({ ...efd(document(untaxed, { key })), month: '2025-06' });
    expect(codesOf(month).map(([code]) => code)).toEqual(['NOTA_DE_OUTRO_MES']);
  });
});
