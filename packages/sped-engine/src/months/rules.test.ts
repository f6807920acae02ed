import { describe, expect, it } from 'vitest';
import { noteKey, noteXml, type WrittenItem, type WrittenNote } from '../../../tax-engine/test-support/write-note.ts';
import {
  amount,
  analyseFiles,
  client,
  codesOf,
  cumulativeBlock,
  document,
  efdText,
  itemLine,
  monthOf,
} from '../../test-support/write-efd.ts';

const part = (cents: number, rate: string, cst = '01') => `${cst}|${amount(cents)}|${rate}|||0,00`;
const both = (cents: number, cst = '01') => `${part(cents, '0,65', cst)}|${part(cents, '3,00', cst)}`;
const withoutProof = (month: Parameters<typeof codesOf>[0]) =>
  codesOf(month).filter(([code]) => code !== 'SEM_PROVA_DE_PAGAMENTO');
const monthly = (lines: string[], base: number, more: Parameters<typeof monthOf>[1] = {}) =>
  monthOf({ lines, assessment: cumulativeBlock(base) }, more);

/** An NF-e of the normal regime with the ICMS of its only item group. */
function note({ icms = '000', vICMS = '18.00', extra = '', ...rest }: WrittenNote & Record<string, unknown>): string {
  const written: WrittenNote = { crt: '3', issued: '2025-01-07T10:00:00-03:00', ...rest };
  return noteXml(written).replaceAll(
    /<ICMSX>.*?<\/ICMSX>/g,
    `<ICMSX><orig>0</orig><CST>${String(icms).slice(-2)}</CST><vICMS>${vICMS}</vICMS>${extra}</ICMSX>`,
  );
}
const keyOf = (written: WrittenNote) => noteKey({ issued: '2025-01-07', ...written });
const taxedItem: WrittenItem = { cstPis: '01' };

/** An EFD ICMS/IPI of January 2025 with a right total. */
function icmsFile(...lines: string[]): string {
  const all = [`0000|019|0|01012025|31012025|X|${client}||SP|1|3550308|||A|1`, ...lines];
  return [...all, `9999|${all.length + 1}`].map((line) => `|${line}|\r\n`).join('');
}

describe('choices of the analyst', () => {
  const key = keyOf({ number: 5, model: '55' });
  const xml = [note({ number: 5, model: '55', items: [taxedItem], extra: '<vFCP>2.00</vFCP>' })];
  const lines = document([itemLine(1, { value: 10_000, icms: 1_800 })], { key, total: 10_000 });
  const analyse = (accepted: string[]) =>
    analyseFiles(
      { 'a.txt': efdText({ lines, assessment: cumulativeBlock(10_000) }) },
      { xml, accepted: new Map([['01/2025', new Set(accepted)]]) },
    );

  it('keeps FCP out until an analyst counts it', async () => {
    const [month] = (await analyse([])).months;
    expect(month).toMatchObject({ icms_destacado: 1_800, icms_a_excluir: 1_800 });
    expect(withoutProof(month ?? { pendencias: [] })).toEqual([['FCP', 200, 1]]);
  });

  it('adds FCP to the exclusion by choice', async () => {
    const [month] = (await analyse(['FCP'])).months;
    expect(month).toMatchObject({ icms_destacado: 2_000, icms_a_excluir: 2_000, icms_pis: 13, icms_cofins: 60 });
    expect(withoutProof(month ?? { pendencias: [] })).toEqual([]);
  });
});

describe('sources of the ICMS', () => {
  it('treats an ICMS of 0 in the document like an absent one', async () => {
    const head = `C100|1|0||65|00|1|9||07012025||1000,00|0|0,00|0,00|1000,00|9|0,00|0,00|0,00|0,00|0,00`;
    const month = await monthly([head, `C175|5102|1000,00|0,00|${both(100_000)}||`], 100_000);
    expect(withoutProof(month)).toEqual([['SEM_ICMS', 0, 1]]);
  });

  it('asks for nothing when the ICMS CST says that there is none', async () => {
    for (const icmsCst of ['030', '061', '041']) {
      expect(withoutProof(await monthly(document([itemLine(1, { icms: 0, icmsCst })]), 100_000))).toEqual([]);
    }
  });

  it('divides the ICMS of a CT-e day among freight of the day', async () => {
    const freight = (value: number) => [
      `D200|57|00|1||1|9|5353|07012025|${amount(value)}|0,00`,
      `D201|01|${amount(value)}|${amount(value)}|0,65|0,00|`,
      `D205|01|${amount(value)}|${amount(value)}|3,00|0,00|`,
    ];
    const efd = efdText({
      lines: [`D010|${client}`, ...freight(60_000), ...freight(40_000)],
      assessment: cumulativeBlock(100_000),
    });
    const cte = ['D100|1|0|P|57|00|1||1|K|07012025', 'D190|000|5353|12,00|1000,00|1000,00|120,00|0|'];
    const { months } = await analyseFiles({ 'a.txt': efd, 'b.txt': icmsFile(...cte) });
    expect(months[0]).toMatchObject({ icms_destacado: 12_000, icms_a_excluir: 12_000 });
  });

  it('divides what the EFD ICMS/IPI books for a coupon by its other lines', async () => {
    const key = keyOf({ number: 3 });
    const lines = document([itemLine(1, { icms: 0 }), itemLine(2)], { key, total: 200_000 });
    const booked = icmsFile(
      `C100|1|0|P1|55|00|1|1|${key}|07012025||2000,00`,
      'C190|000|5102|18,00|2000,00|2000,00|360,00|0,00|0,00|0,00|0,00|',
    );
    const { months } = await analyseFiles({
      'a.txt': efdText({ lines, assessment: cumulativeBlock(200_000) }),
      'b.txt': booked,
    });
    expect(months[0]).toMatchObject({ icms_destacado: 36_000, icms_a_excluir: 36_000 });
  });
});

describe('monofásico goods of consumers’ notes', () => {
  const key = keyOf({ number: 8 });
  const shampoo: WrittenItem = { ...taxedItem, ncm: '33051000', value: '30.00' };
  const soap: WrittenItem = { ...taxedItem, ncm: '34022000', value: '70.00' };
  const xml = (items: WrittenItem[]) => [note({ number: 8, items, vICMS: '9.00' })];
  const lines = [
    `C100|1|0||65|00|1|8|${key}|07012025||100,00|0|0,00|0,00|100,00|9|0,00|0,00|0,00|0,00|18,00`,
    `C175|5102|100,00|0,00|${both(10_000)}||`,
  ];

  it('takes out a line whose items are all monofásico', async () => {
    const month = await monthly(lines, 10_000, { xml: xml([{ ...shampoo, value: '100.00' }]) });
    expect(month).toMatchObject({ mono_base: 10_000, mono_pis: 65, mono_cofins: 300, icms_destacado: 0 });
  });

  it('divides a line of monofásico and other goods', async () => {
    const month = await monthly(lines, 10_000, { xml: xml([shampoo, soap]) });
    expect(month).toMatchObject({ receita_tributada: 10_000, mono_base: 3_000, icms_destacado: 900 });
    expect(month).toMatchObject({ icms_a_excluir: 900, mono_pis: 19, mono_cofins: 90 });
  });
});

describe('ICMS-ST of a consolidated line', () => {
  it('takes the amounts that the notes print', async () => {
    const key = keyOf({ number: 9 });
    const st = note({
      number: 9,
      items: [{ ...taxedItem, cfop: '5405' }],
      icms: '060',
      vICMS: '0.00',
      extra: '<vICMSSTRet>11.00</vICMSSTRet>',
    });
    const lines = [
      `C100|1|0||65|00|1|9|${key}|07012025||100,00|0|0,00|0,00|100,00|9|0,00|0,00|0,00|0,00|0,00`,
      `C175|5405|100,00|0,00|${both(10_000)}||`,
    ];
    const month = await monthly(lines, 10_000, { xml: [st] });
    expect(month).toMatchObject({ st_a_excluir: 1_100, st_pis: 7, st_cofins: 33, icms_destacado: 0 });
    expect(withoutProof(month)).toEqual([['ST_FONTE', 1_100, 1]]);
  });
});

describe('block M', () => {
  it('reports an assessed rate that no line has', async () => {
    const assessment = cumulativeBlock(100_000).map((line) =>
      line.replace('|6,50|0,00|0,00|0,00|0,00|6,50', '|7,50|0,00|0,00|0,00|0,00|7,50'),
    );
    expect(codesOf(await monthOf({ assessment })).map(([code]) => code)).toContain('APURACAO_NAO_REPRODUZ');
  });

  it('never recovers more than was due', async () => {
    const assessment = cumulativeBlock(100_000).map((line) =>
      line.replace(/^(M200\|(?:0,00\|){7})6,50\|0,00\|0,00\|6,50\|6,50/, '$10,10|0,00|0,00|0,10|0,10'),
    );
    const month = await monthOf({ lines: document([itemLine(1)]), assessment });
    expect(month).toMatchObject({ pis_devido_antes: 10, pis_a_recuperar: 10, pis_devido_depois: 0 });
  });

  it('takes an adjustment off once, and names it without lines too', async () => {
    const adjustments = ['M215|0|50,00|21||||0000|', 'M615|0|50,00|21||||0000|'];
    const month = await monthOf({ assessment: cumulativeBlock(100_000, { adjustments }) });
    expect(codesOf(month)).toContainEqual(['AJUSTE_M215', 5_000, null]);
    expect(month.icms_ja_excluido).toBe(0);
  });

  it('carries one doubt per line when a rate is not assessed', async () => {
    const lines = document([itemLine(1, { rates: ['1,65', '7,60'], base: 50_000 })]);
    const month = await monthOf({ lines, assessment: cumulativeBlock(50_000) });
    expect(codesOf(month).map(([code]) => code)).not.toContain('ALIQUOTA_SEM_APURACAO');
    expect(codesOf(month)).toContainEqual(['BASE_DIVERGENTE', 18_000, 1]);
  });
});

describe('entries', () => {
  const entry = (options: Parameters<typeof itemLine>[1], item = 'P1', incidence: '1' | '2' = '1') =>
    monthOf({
      month: '2025-01',
      incidence,
      lines: [`0200|${item}|SHAMPOO|||UN|00|33051000||33`, ...document([itemLine(1, options)], { exit: false })],
      assessment: cumulativeBlock(0),
    });

  it('undoes credits on monofásico goods bought for resale, in the non-cumulative regime only', async () => {
    const options = { cfop: '1102', cst: '50', rates: ['1,65', '7,60'] as const };
    expect(await entry(options)).toMatchObject({ mono_estorno_pis: 1_650, mono_estorno_cofins: 7_600 });
    expect(await entry(options, 'P1', '2')).toMatchObject({ mono_estorno_pis: 0, mono_estorno_cofins: 0 });
  });

  it('ignores the ICMS of returned monofásico goods whatever their CST', async () => {
    const month = await entry({ cfop: '1202', cst: '98', rates: ['0,00', '0,00'], base: 0 }, 'P1', '2');
    expect(withoutProof(month)).toEqual([]);
    const other = await entry({ cfop: '1202', cst: '98', rates: ['0,00', '0,00'], base: 0 }, 'P9', '2');
    expect(withoutProof(other)).toEqual([['DEVOLUCAO_TRANSPORTADA', 18_000, null]]);
  });

  it('counts freight of the note into the base of a credit', async () => {
    const lines = document([itemLine(1, { cfop: '1102', cst: '50', rates: ['1,65', '7,60'], base: 110_000 })], {
      exit: false,
      freight: 10_000,
    });
    const month = await monthOf({ incidence: '1', lines, assessment: cumulativeBlock(0) });
    expect(codesOf(month)).toContainEqual(['CREDITO_COM_ICMS', 297 + 1_368, null]);
  });
});

describe('consolidated records around the modulation', () => {
  it('doubts the whole of 03/2017 whatever days the record names', async () => {
    const lines = [
      'C180|55|20032017|31032017|P1|84672100||1000,00',
      'C181|01|5102|1000,00|0,00|1000,00|0,6500|||6,50||',
      'C185|01|5102|1000,00|0,00|1000,00|3,0000|||30,00||',
    ];
    const xml = [
      note({
        number: 4,
        model: '55',
        issued: '2017-03-22T10:00:00-03:00',
        items: [{ ...taxedItem, value: '1000.00' }],
        vICMS: '180.00',
      }),
    ];
    const month = await monthOf({ month: '2017-03', lines, assessment: cumulativeBlock(100_000) }, { xml });
    expect(codesOf(month)).toContainEqual(['ANTES_DA_MODULACAO', 18_000, 1]);
  });
});

describe('cash regime', () => {
  const f500 = (value: number) =>
    `F500|${amount(value)}|01|0,00|${amount(value)}|0,65|0,00|01|0,00|${amount(value)}|3,00|0,00|||`;
  const xml = [note({ number: 12, model: '55', items: [taxedItem] })];

  it('follows the receipt of a document', async () => {
    const month = await monthly([f500(5_000), 'F525|50,00|04||12||50,00|01|01||'], 5_000, { xml });
    expect(month).toMatchObject({ icms_destacado: 900, icms_a_excluir: 900 });
  });

  it('names the order of magnitude once without documents', async () => {
    const month = await monthly([f500(5_000), f500(4_000)], 9_000, { xml });
    expect(codesOf(month)).toContainEqual(['CAIXA_SEM_DOCUMENTO', 1_800, null]);
    expect(month.icms_destacado).toBe(0);
  });
});

describe('lines outside the credit', () => {
  it('names the ICMS of their notes', async () => {
    const key = keyOf({ number: 6 });
    const lines = [
      `C100|1|0||65|00|1|6|${key}|07012025||100,00|0|0,00|0,00|100,00|9|0,00|0,00|0,00|0,00|18,00`,
      `C175|5949|100,00|0,00|${both(10_000)}||`,
    ];
    const xml = [note({ number: 6, items: [{ ...taxedItem, cfop: '5949' }] })];
    expect(withoutProof(await monthly(lines, 10_000, { xml }))).toEqual([['CST_SEM_RECEITA', 1_800, 1]]);
    const atypical = [lines[0] ?? '', `C175|5102|100,00|0,00|${both(10_000, '49')}||`];
    const other = [note({ number: 6, items: [{ cstPis: '49' }] })];
    expect(withoutProof(await monthly(atypical, 0, { xml: other }))).toEqual([['CST_ATIPICO', 1_800, 1]]);
  });

  it('reports a record of PIS without its record of COFINS', async () => {
    const lines = [
      'C180|55|01012025|31012025|P1|84672100||100,00',
      'C181|01|5102|100,00|0,00|100,00|0,6500|||0,65||',
      'C185|01|5102|99,00|0,00|99,00|3,0000|||2,97||',
    ];
    const xml = [note({ number: 7, model: '55', items: [taxedItem] })];
    const month = await monthly(lines, 10_000, { xml });
    expect(month.icms_em_duvida).toBe(1_800);
    expect(codesOf(month).map(([code]) => code)).toContain('PIS_COFINS_DIVERGEM');
  });
});
