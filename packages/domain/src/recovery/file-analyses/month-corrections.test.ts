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

    it('stay net in an older result that does not tell which returns wait for a later month', () => {
      expect(listed(w6, { carriesReturns: true })).toEqual(net);
    });

    it('show debit and credit when returns wait for the sales of a later month', () => {
      // Sales of 1,000.00 and returns of 1,500.00: ICMS of 180.00 and 270.00, of which 90.00 wait.
      const [rate] = w6.faixas;
      const month = {
        faixas: rate ? [{ ...rate, base: 1000, icms: 0, antes: 16.5, depois: 16.5 }] : [],
        devolucoes: [
          {
            ...{ contribuicao: 'PIS' as const, aliquota: 1.65, base: 1500, icms: 270, antes: 24.75, depois: 21.78 },
            ...{ abatido: 180, de_antes: 0, reducao_anterior: 0, a_transportar: 90 },
          },
        ],
        totais: [
          { contribuicao: 'PIS' as const, campos: '02', antes: 16.5, depois: 16.5 },
          { contribuicao: 'PIS' as const, campos: '03 + 04', antes: 16.5, depois: 16.5 },
        ],
        ajustes: [],
      };
      expect(listed(month, { carriesReturns: true })).toEqual([
        ['M210 Base', 820],
        ['M210 Contribuição', 13.53],
        ['M105 Base do crédito', 1320],
        ['M105 Crédito', 21.78],
        ['Mês seguinte ICMS', 90],
        ['M200 02 Contribuição não cumulativa do período', 13.53],
        ['M200 03 + 04 Créditos descontados, do período e anteriores', 13.53],
      ]);
    });

    it('lower the credits by the returns of earlier months', () => {
      // Sales of 1,000.00 with ICMS of 180.00, of which the 90.00 of an earlier return are taken.
      const [rate] = w6.faixas;
      const month = {
        faixas: rate ? [{ ...rate, base: 1000, icms: 90, antes: 16.5, depois: 15.02 }] : [],
        devolucoes: [
          {
            ...{ contribuicao: 'PIS' as const, aliquota: 1.65, base: 0, icms: 0, antes: 0, depois: 0 },
            ...{ abatido: 0, de_antes: 90, reducao_anterior: 1.49, a_transportar: 0 },
          },
        ],
        totais: [
          { contribuicao: 'PIS' as const, campos: '02', antes: 16.5, depois: 15.02 },
          { contribuicao: 'PIS' as const, campos: '03 + 04', antes: 10, depois: 10 },
        ],
        ajustes: [],
      };
      expect(listed(month)).toEqual([
        ['M210 Base', 820],
        ['M210 Contribuição', 13.53],
        ['M110 Redução do crédito por devoluções', 1.49],
        ['M200 02 Contribuição não cumulativa do período', 13.53],
        ['M200 03 + 04 Créditos descontados, do período e anteriores', 8.51],
      ]);
    });

    it('of the cumulative regime change no credits, and show what waits for a later month', () => {
      // Sales of 1,000.00 and returns of 1,500.00: ICMS of 180.00 and 270.00, of which 90.00 wait.
      const rate = { ...bucket, contribuicao: 'PIS' as const, codigo: '51', aliquota: 0.6525, base: 1000, icms: 0 };
      const totals = [{ contribuicao: 'PIS' as const, campos: '09', antes: 6.53, depois: 6.53 }];
      const none = { base: 0, icms: 0, antes: 0, depois: 0, reducao_anterior: 0 };
      const returns = { ...none, contribuicao: 'PIS' as const, aliquota: 0.6525, abatido: 180, de_antes: 0 };
      const month = (devolucoes: (typeof returns & { a_transportar: number })[]) =>
        monthChanges(
          { faixas: [{ ...rate, antes: 6.53, depois: 6.53 }], totais: totals, ajustes: [], devolucoes },
          { carriesReturns: true },
        );
      const campo = 'ICMS de devoluções que passa das vendas do mês, PIS 0,6525%';
      expect(month([{ ...returns, a_transportar: 90 }])).toEqual([{ onde: 'Mês seguinte', campo, de: 0, para: 90 }]);
      expect(month([{ ...returns, abatido: 0, de_antes: 90, a_transportar: 0 }])).toEqual([]);
    });

    it('name the rate of their credits with the decimals that it has', () => {
      const [rate] = w6.faixas;
      const [credit] = w6.devolucoes;
      if (!rate || !credit) throw new Error('no credit');
      const month = {
        ...w6,
        faixas: [{ ...rate, aliquota: 1.6525 }],
        devolucoes: [{ ...credit, aliquota: 1.6525 }],
      };
      expect(monthChanges(month).map(({ campo }) => campo)).toContain(
        'Crédito de devoluções de vendas (natureza 12), PIS 1,6525%',
      );
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

  it('list the revenue of monofásico goods without contribution, and none that stays', { tags: ['SP-091'] }, () => {
    const receitas = [
      { contribuicao: 'PIS' as const, cst: '04', antes: 500, depois: 1400 },
      { contribuicao: 'PIS' as const, cst: '06', antes: 70, depois: 70 },
      { contribuicao: 'COFINS' as const, cst: '04', antes: 0, depois: 900 },
    ];
    const name = (record: string) => `Receita de CST 04, detalhada no ${record} pela natureza (tabela 4.3.10)`;
    expect(monthChanges({ faixas: [], totais: [], ajustes: [], receitas })).toEqual([
      { onde: 'M400', campo: name('M410'), de: 500, para: 1400 },
      { onde: 'M800', campo: name('M810'), de: 0, para: 900 },
    ]);
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
