import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarationText, mono, printed, st } from '../../test-support/declaration-text.ts';
import { hasExternalSamples, readExternalSample } from '../../test-support/external-samples.ts';
import { declarationOf, readText } from '../../test-support/read-declaration.ts';
import { parseActivities } from './parse-activities.ts';
import { linesOfText } from './text-line.ts';

const centsIn = (row: string) => row.split(' ').map((text) => Number(text.replace(/\D/g, '')));
const columns = ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'icms', 'ipi', 'iss', 'total'];
const taxes = (row: string) => Object.fromEntries(centsIn(row).map((cents, i) => [columns[i] ?? '', cents]));

describe('parseDeclaration', () => {
  it('reads number, month, company and revenue', () => {
    expect(declarationOf({ sequence: 2, rbt12p: 36_000_000 })).toMatchObject({
      number: '11222333202505002',
      sequence: 2,
      root: '11222333',
      companyName: 'COMERCIO EXEMPLO LTDA',
      taxMonth: '05/2025',
      rectifying: true,
      regime: 'competencia',
      opting: true,
      revenue: { internal: 3_041_735, external: 0, total: 3_041_735 },
      rbt12: { internal: 35_500_000 },
      rbt12p: { internal: 36_000_000 },
      establishments: [{ cnpj: '11222333000181', icmsBarred: false }],
      mismatches: [],
    });
  });

  it('reads a CNPJ root with letters (from 07/2026)', () => {
    expect(declarationOf({ root: 'AB12CD34', pa: '08/2026' })).toMatchObject({
      number: 'AB12CD34202608001',
      root: 'AB12CD34',
      establishments: [{ cnpj: 'AB12CD34000181' }],
      mismatches: [],
    });
  });

  it('reads the parcels with their qualifiers, also over wrapped lines', () => {
    const text = declarationText({
      activities: [
        {
          id: 2,
          parcels: [
            { cents: 112_600, lines: [st] },
            { cents: 4_298_800, lines: [st, mono] },
          ],
        },
      ],
    }).replace(mono, 'Tributação monofásica de: COFINS,\nPIS.');
    const [activity] = readText(text).activities;
    expect(activity).toMatchObject({ id: 2, annex: 'I', side: 'com', revenue: 4_411_400 });
    expect(activity?.parcels.map(({ cents, qualifiers }) => [cents, qualifiers.map(({ text }) => text)])).toEqual([
      [112_600, ['Substituição tributária de: ICMS']],
      [4_298_800, ['Substituição tributária de: ICMS', 'Tributação monofásica de: COFINS, PIS']],
    ]);
    expect(activity?.parcels[1]?.qualifiers[1]?.taxes).toEqual(['cofins', 'pis']);
  });

  it('separates establishments and activities', () => {
    const { establishments, activities, mismatches } = declarationOf({
      activities: [
        { id: 1, parcels: [{ cents: 100_000 }] },
        { id: 5, parcels: [{ cents: 50_000, lines: [st] }] },
        { id: 1, parcels: [{ cents: 70_000 }], establishment: '11222333000262' },
      ],
    });
    expect(mismatches).toEqual([]);
    expect(establishments.map(({ cnpj }) => cnpj)).toEqual(['11222333000181', '11222333000262']);
    expect(activities.map(({ id, annex, establishment }) => [id, annex, establishment])).toEqual([
      [1, 'I', '11222333000181'],
      [5, 'II', '11222333000181'],
      [1, 'I', '11222333000262'],
    ]);
  });

  it('reads the repeated sums of a declaração, in the caixa regime with the received revenue between them', () => {
    const accrued = 2_500_000;
    const summaryOf = (regime: 'Competência' | 'Caixa', change = (text: string) => text) =>
      readText(change(declarationText({ kind: 'declaracao', regime, accrued }))).summary;
    const [received, declared] = [3_041_735, declarationOf().totals.declared?.total];
    expect(summaryOf('Competência')).toEqual({ revenue: accrued, received: undefined, declared });
    expect(summaryOf('Caixa')).toEqual({ revenue: accrued, received, declared });
    const wrap = (text: string) => text.replace(' Valor Total do Débito', '\nValor Total do Débito');
    expect(summaryOf('Caixa', wrap)).toEqual({ revenue: accrued, received, declared });
    const cut = (text: string) => text.replace(/(Débito Declarado \(R\$\)\n25\.000,00).*/, '$1');
    expect(summaryOf('Competência', cut)).toBeUndefined();
  });

  it('reads the caixa regime, a company that does not opt and one barred from ICMS', () => {
    const read = declarationOf({ regime: 'Caixa', opting: 'Não', barred: 'Sim' });
    expect(read).toMatchObject({ regime: 'caixa', opting: false, cashRevenue: { total: 3_041_735 }, mismatches: [] });
    expect(read.establishments[0]?.icmsBarred).toBe(true);
  });

  it('reads a declaração, which has no parcels and no payment', () => {
    expect(declarationOf({ kind: 'declaracao' })).toMatchObject({
      kind: 'declaracao',
      paymentState: 'unknown',
      taxMonth: '05/2025',
      activities: [{ parcels: [] }],
      mismatches: [],
    });
  });

  it('reads text whose columns were joined by extraction', () => {
    const glued = declarationText({ rbt12p: 36_000_000 })
      .replace(/(\d,\d{2}) (?=\d)/g, '$1')
      .replace(/(\(RBT12p?\)|R\$) /g, '$1');
    expect(readText(glued)).toEqual(declarationOf({ rbt12p: 36_000_000 }));
  });

  it('reads columns placed on the line above their label, and totals on two lines', () => {
    const rbt12 = '355.000,00 0,00 355.000,00';
    const total = '94,13 59,90 218,05 47,24 710,28 581,91 0,00 0,00 1.711,51';
    const shuffled = [
      '   94,13   59,90                                    0,00   0,00   1.711,51',
      '                   218,05   47,24   710,28   581,91',
    ].join('\n');
    const text = declarationText()
      .replace(`ao PA\n(RBT12) ${rbt12}`, 'ao PA 355.000,00 355.000,00\n(RBT12) 0,00')
      .replaceAll(total, shuffled);
    expect(text).not.toContain(rbt12);
    expect(readText(text)).toEqual(declarationOf());
  });

  it('reads rows of taxes that continue on the next line', () => {
    const text = declarationText().replaceAll('47,24 710,28', '47,24\n710,28');
    expect(readText(text)).toEqual(declarationOf());
  });

  it('reads a page break between a block and its description', () => {
    const text = declarationText().replace('\nRevenda', '\nExtrato do Simples Nacional\nPágina 2 / 3\nRevenda');
    expect(readText(text).activities[0]).toMatchObject({ id: 1, annex: 'I', side: 'sem', revenue: 3_041_735 });
  });

  it('reads page footers within a block', () => {
    const footer =
      '\nNúmero da Declaração: 11222333202505001 Número do Recibo: 01.07.26215.0000000-0\nAutenticação: 00000.00000 Página 1\n';
    const text = declarationText().replace('\nIRPJ CSLL', `${footer}IRPJ CSLL`);
    expect(readText(text)).toEqual(declarationOf());
  });

  it('returns undefined without a label and a number', () => {
    const text = declarationText()
      .replaceAll('11222333202505001', '')
      .replace(/Período.*/, '');
    expect(() => readText(text)).toThrow('no month');
  });
});

describe('parseDeclaration with misread values', () => {
  const whole = declarationText({ activities: [{ id: 1, parcels: [{ cents: 3_041_735 }] }] });

  it.each([
    ['a tax', '218,05', '281,05'],
    ['a total', '1.711,51', '1.771,51'],
    ['the revenue of the month', 'Competência 30.417,35 0,00 30.417,35', 'Competência 30.471,35 0,00 30.471,35'],
    ['a parcel', 'Parcela 1: R$ 30.417,35', 'Parcela 1: R$ 30.417,53'],
    ['the month of the number', 'Apuração 11222333202505001', 'Apuração 11222333202506001'],
    ['the root of the number', 'Apuração 11222333202505001', 'Apuração 99222333202505001'],
  ])('detects a misread %s', (_, right, wrong) => {
    expect(whole).toContain(right);
    expect(readText(whole.replace(right, wrong)).mismatches).not.toEqual([]);
  });

  it('detects a change of any digit of the activity row', () => {
    const row = /94,13 59,90 218,05 47,24 710,28 581,91 0,00 0,00 1\.711,51/;
    const [found] = row.exec(whole) ?? [''];
    const places = Array.from({ length: found.length }, (_, i) => i).filter((i) => /\d/.test(found.charAt(i)));
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digit = (Number(found.charAt(place)) + by) % 10;
        const wrong = found.slice(0, place) + digit + found.slice(place + 1);
        const sum = (text: string) => centsIn(text).reduce((total, cents) => total + cents, 0);
        if (Math.abs(sum(wrong) - sum(found)) <= 2) return;
        expect(readText(whole.replace(found, wrong)).mismatches).not.toEqual([]);
      }),
    );
  });
});

describe('moneyIn', () => {
  it('reads money as it is printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_99 }), (cents) => {
        expect(declarationOf({ rba: cents }).rba?.total).toBe(cents);
        expect(printed(cents)).toMatch(/^\d{1,3}(\.\d{3})*,\d{2}$/);
      }),
    );
  });
});

describe.skipIf(!hasExternalSamples)('parseDeclaration on published texts', () => {
  it('reads parcels with ST and monofásica (01)', () => {
    const read = readText(readExternalSample('01-extrato-revenda-com-st-e-monofasica-062026.txt'));
    expect(read).toMatchObject({ taxMonth: '06/2026', sequence: 0, mismatches: [], rbt12: { internal: 52_860_095 } });
    expect(read.activities[0]?.parcels.map(({ qualifiers }) => qualifiers.map(({ kind }) => kind))).toEqual([
      ['st'],
      ['st', 'monofasica'],
    ]);
  });

  it('reads a declaração without revenue (03)', () => {
    expect(readText(readExternalSample('03-declaracao-sem-receita-072026.txt'))).toMatchObject({
      number: '11222333202607001',
      companyName: 'CLINICA EXEMPLO S/S LTDA',
      taxMonth: '07/2026',
      revenue: { total: 0 },
      rbt12: { internal: 145_000 },
      rbt12p: undefined,
      activities: [],
      mismatches: [],
    });
  });

  it('reads columns shuffled over several lines (04)', () => {
    const read = readText(readExternalSample('04-extrato-pdftotext-layout-colunas-embaralhadas-042026.txt'));
    expect(read).toMatchObject({
      revenue: { internal: 579_944, external: 0, total: 579_944 },
      rbt12: { internal: 18_244_494, external: 0, total: 18_244_494 },
    });
    expect(read.totals.declared).toEqual(taxes('12,90 8,21 29,88 6,47 97,32 79,76 0,00 0,00 234,54'));
  });

  it('reads blocks of three activities (07)', () => {
    const text = readExternalSample('07-declaracao-blocos-revenda-sem-st-com-st-industria.txt');
    const { activities, mismatches } = parseActivities(linesOfText(text));
    expect(mismatches).toEqual([]);
    expect(activities.map(({ id, revenue, taxes: { cofins } }) => [id, revenue, cofins])).toEqual([
      [1, 27_705_563, 412_671],
      [2, 3_381_216, 50_363],
      [4, 419_155, 5_859],
    ]);
  });
});
