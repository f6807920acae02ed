import { describe, expect, it } from 'vitest';
import { analyseFiles, cumulativeBlock, document, efdText, itemLine } from '../../test-support/write-efd.ts';
import { RecordLine } from '../text/record-line.ts';
import { ShownRecords } from './shown-records.ts';

const lines = document([itemLine(1)]);
/** Carried credits and retentions of January, with fields by the Guia Prático. */
const carried = [
  '1100|122024|01|11222333000181|101|100,00|0,00|100,00|0,00|0,00|0,00|100,00|40,00|0,00|0,00|0,00|0,00|60,00',
  '1300|01|012025|30,00|20,00|0,00|0,00|10,00',
  '1300|01|012025|5,00|5,00|0,00|0,00|0,00',
  '1050|15012025|01|11222333000181|70,00|70,00',
];
const icms = [
  '0000|019|0|01012025|31012025|COMERCIO EXEMPLO LTDA|11222333000181||SP|1|3550308|||A|1',
  'C197|SP10000001|AJUSTE||0,00|0,00|12,00|3,00',
  'E110|500,00|0,00|0,00|0,00|300,00|0,00|0,00|0,00|0,00|200,00|0,00|200,00|0,00|0,00',
  'E111|SP020718|CREDITO OUTORGADO|25,00',
  'E111|SP020718|CREDITO OUTORGADO|5,00',
  'constructor|1',
];
const icmsText = [...icms, `9999|${icms.length + 1}`].map((line) => `|${line}|\r\n`).join('');

describe('records that are shown beside a month', { tags: ['SP-006'] }, () => {
  it('are summed by code, from both files of the month', async () => {
    const text = efdText({ lines, assessment: [...cumulativeBlock(100_000), ...carried] });
    const { assessments, months } = await analyseFiles({ 'a.txt': text, 'b.txt': icmsText });
    const shown = assessments[0]?.registros.map(({ registro, codigo, linhas, valores, estabelecimento }) => [
      ...[registro, codigo, linhas, estabelecimento],
      valores.map(({ nome, valor }) => `${nome} ${valor}`).join(', '),
    ]);
    expect(shown).toEqual([
      ['1100', '12/2024 101', 1, '', 'Disponível 10000, Descontado 4000, Saldo final 6000'],
      ['1300', '01/2025', 2, '', 'Retido 3500, Deduzido 2500, Saldo 1000'],
      ['1050', '15/01/2025 01', 1, '', 'Ajuste da base 7000'],
      ['C197', 'SP10000001', 1, '11222333000181', 'ICMS 1200, Outros 300'],
      ['E110', '', 1, '11222333000181', 'Débitos 50000, Créditos 30000, A recolher 20000, Saldo credor 0'],
      ['E111', 'SP020718', 2, '11222333000181', 'Ajuste 3000'],
    ]);
    expect(assessments[0]?.registros[5]?.descricao).toBe('CREDITO OUTORGADO');
    // They are in no formula.
    const without = await analyseFiles({ 'a.txt': efdText({ lines, assessment: cumulativeBlock(100_000) }) });
    expect(months).toEqual(without.months);
  });

  it('are summed under one name beyond 200 codes', () => {
    const shown = new ShownRecords('EFD_ICMS_IPI');
    const line = new RecordLine();
    for (let number = 0; number < 300; number++) {
      const bytes = Buffer.from(`|E111|${number}|X|1,00|`);
      line.load(bytes, 0, bytes.length);
      shown.take(line);
    }
    const list = shown.list();
    expect(list).toHaveLength(201);
    expect(list.at(-1)).toMatchObject({ codigo: '…', descricao: '', linhas: 100, valores: [{ valor: 10_000 }] });
  });
});
