import { describe, expect, it } from 'vitest';
import { debitChanges, monthChanges, rateName } from './month-corrections.ts';

const bucket = { codigo: '01', mono: 0, st: 0, base: 20_000, icms: 3600 };
/** W4 of sped-engine: the credits exceed the debit of COFINS. */
const w4 = {
  faixas: [
    { ...bucket, contribuicao: 'PIS' as const, aliquota: 1.65, antes: 330, depois: 270.6 },
    { ...bucket, contribuicao: 'COFINS' as const, aliquota: 7.6, antes: 1520, depois: 1246.4 },
  ],
  totais: [
    { contribuicao: 'PIS' as const, campos: '02', antes: 330, depois: 270.6 },
    { contribuicao: 'PIS' as const, campos: '03 + 04', antes: 300, depois: 270.6 },
    { contribuicao: 'PIS' as const, campos: '08', antes: 30, depois: 0 },
    { contribuicao: 'PIS' as const, campos: '13', antes: 30, depois: 0 },
    { contribuicao: 'COFINS' as const, campos: '02', antes: 1520, depois: 1246.4 },
    { contribuicao: 'COFINS' as const, campos: '12', antes: 7, depois: 7 },
  ],
  ajustes: [],
};

describe('corrections of a month', { tags: ['SP-124'] }, () => {
  it('list base and contribution of each rate, the totals that change, and the debits of the DCTF', () => {
    expect(monthChanges(w4).map(({ onde, campo, de, para }) => [onde, campo, de, para])).toEqual([
      ['M210', 'Base de PIS 1,65%, código 01', 20_000, 16_400],
      ['M210', 'Contribuição de PIS 1,65%, código 01', 330, 270.6],
      ['M610', 'Base de COFINS 7,60%, código 01', 20_000, 16_400],
      ['M610', 'Contribuição de COFINS 7,60%, código 01', 1520, 1246.4],
      ['M200', '02 Contribuição não cumulativa do período', 330, 270.6],
      ['M200', '03 + 04 Créditos descontados, do período e anteriores', 300, 270.6],
      ['M200', '08 Não cumulativa a recolher', 30, 0],
      ['M200', '13 Total a recolher', 30, 0],
      ['M600', '02 Contribuição não cumulativa do período', 1520, 1246.4],
      ['DCTF ou DCTFWeb', 'Débito 6912, PIS', 30, 0],
    ]);
  });

  describe('with returns', { tags: ['SP-058'] }, () => {
    /** W6 of sped-engine for PIS: the exclusion of 468.00 is net of the 72.00 of the return. */
    const w6 = {
      faixas: [
        { ...{ contribuicao: 'PIS' as const, codigo: '01', aliquota: 1.65, base: 3000, mono: 0, st: 0, icms: 468 } },
      ].map((rate) => ({ ...rate, antes: 49.5, depois: 41.78 })),
      devolucoes: [{ contribuicao: 'PIS' as const, aliquota: 1.65, base: 400, icms: 72, antes: 6.6, depois: 5.41 }],
      totais: [
        { contribuicao: 'PIS' as const, campos: '02', antes: 49.5, depois: 41.78 },
        { contribuicao: 'PIS' as const, campos: '03 + 04', antes: 6.6, depois: 6.6 },
        { contribuicao: 'PIS' as const, campos: '05', antes: 42.9, depois: 35.18 },
        { contribuicao: 'PIS' as const, campos: '08', antes: 42.9, depois: 35.18 },
      ],
      ajustes: [],
    };
    const listed = (...input: Parameters<typeof monthChanges>) =>
      monthChanges(...input).map(({ onde, campo, para }) => [`${onde} ${campo.split(' de ')[0]}`, para]);
    const net = [
      ['M210 Base', 2532],
      ['M210 Contribuição', 41.78],
      ['M200 02 Contribuição não cumulativa do período', 41.78],
      ['M200 05 Contribuição não cumulativa devida', 35.18],
      ['M200 08 Não cumulativa a recolher', 35.18],
      ['DCTF ou DCTFWeb Débito 6912, PIS', 35.18],
    ];

    it('lower the debit by the ICMS of all sales and the credits by that of the returns', () => {
      // 3,000.00 − 540.00, as the bases of the C170; 40.59 − 5.41 = 35.18.
      expect(listed(w6)).toEqual([
        ['M210 Base', 2460],
        ['M210 Contribuição', 40.59],
        ['M105 Base do crédito', 328],
        ['M105 Crédito', 5.41],
        ['M200 02 Contribuição não cumulativa do período', 40.59],
        ['M200 03 + 04 Créditos descontados, do período e anteriores', 5.41],
        ['M200 05 Contribuição não cumulativa devida', 35.18],
        ['M200 08 Não cumulativa a recolher', 35.18],
        ['DCTF ou DCTFWeb Débito 6912, PIS', 35.18],
      ]);
    });

    it('stay net when returns wait for the sales of a later month', () => {
      expect(listed(w6, { carriesReturns: true })).toEqual(net);
    });

    it('stay net without a rate, a base or credits that hold the returns', () => {
      const [credit] = w6.devolucoes;
      if (!credit) throw new Error('no credit');
      expect(listed({ ...w6, devolucoes: [{ ...credit, aliquota: 0.65 }] })).toEqual(net);
      expect(listed({ ...w6, devolucoes: [{ ...credit, icms: 2600 }] })).toEqual(net);
      const unused = w6.totais.filter(({ campos }) => campos !== '03 + 04');
      expect(listed({ ...w6, totais: unused })).toEqual(net);
      const few = w6.totais.map((total) => (total.campos === '03 + 04' ? { ...total, antes: 1, depois: 1 } : total));
      expect(listed({ ...w6, totais: few })).toEqual(net);
    });
  });

  it('name the debit of each regime, and none that stays', () => {
    const paid = [
      { contribuicao: 'PIS' as const, campos: '12', antes: 65, depois: 53.3 },
      { contribuicao: 'COFINS' as const, campos: '12', antes: 300, depois: 246 },
      { contribuicao: 'COFINS' as const, campos: '08', antes: 10, depois: 10 },
    ];
    expect(debitChanges(paid).map(({ campo }) => campo)).toEqual(['Débito 8109, PIS', 'Débito 2172, COFINS']);
  });

  it('name a rate with the decimals that it has', () => {
    expect(rateName({ ...bucket, contribuicao: 'PIS', codigo: '', aliquota: 0.6525, antes: 0, depois: 0 })).toBe(
      'PIS 0,6525%',
    );
  });
});
