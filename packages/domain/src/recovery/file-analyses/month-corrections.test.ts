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
