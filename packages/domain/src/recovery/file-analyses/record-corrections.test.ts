import { describe, expect, it } from 'vitest';
import { recordCorrections } from './record-corrections.ts';

const item: Parameters<typeof recordCorrections>[0] = {
  ...{ tese: 'ICMS', situacao: 'CONTADO', base: 10_000, base_cofins: 10_000, imposto: 1800, desconto: 0 },
};
const linesOf = (changes: Partial<Parameters<typeof recordCorrections>[0]>) =>
  recordCorrections({ ...item, ...changes }).map(({ registro, campo, de, para }) => [`${registro} ${campo}`, de, para]);

describe('corrections of records', { tags: ['SP-124'] }, () => {
  it('lower the bases of a C170 and leave its discount', () => {
    // W1 of sped-engine.
    expect(linesOf({ registro: 'C170' })).toEqual([
      ['C170 26', 10_000, 8200],
      ['C170 32', 10_000, 8200],
    ]);
  });

  it('add the ICMS to the discount of C175 and C181', () => {
    expect(linesOf({ registro: 'C175', base: 100.1, base_cofins: 100.1, imposto: 18.02 })).toEqual([
      ['C175 04', 0, 18.02],
      ['C175 06', 100.1, 82.08],
      ['C175 12', 100.1, 82.08],
    ]);
    // W5 of sped-engine.
    expect(linesOf({ registro: 'C181', base: 1450, base_cofins: 1450, imposto: 261, desconto: 50 })).toEqual([
      ['C181 05', 50, 311],
      ['C185 05', 50, 311],
      ['C181 06', 1450, 1189],
      ['C185 06', 1450, 1189],
    ]);
  });

  it('lower the base alone where a record has no discount', () => {
    expect(linesOf({ registro: 'C491' })).toEqual([
      ['C491 06', 10_000, 8200],
      ['C495 06', 10_000, 8200],
    ]);
  });

  it('take the whole base of a monofásico item', () => {
    expect(linesOf({ registro: 'C870', tese: 'MONO', imposto: 0 })).toEqual([
      ['C870 07', 10_000, 0],
      ['C870 11', 10_000, 0],
    ]);
  });

  it('give a monofásico item its CST and no rate', { tags: ['SP-091'] }, () => {
    const mono = { tese: 'MONO', imposto: 0, cst: '01', cst_correto: '04' };
    expect(linesOf({ registro: 'C170', ...mono, aliquotas: [0.65, 3] })).toEqual([
      ['C170 25', 'CST 01', 'CST 04'],
      ['C170 31', 'CST 01', 'CST 04'],
      ['C170 26', 10_000, 0],
      ['C170 32', 10_000, 0],
      ['C170 27', '0,65%', '0,00%'],
      ['C170 33', '3,00%', '0,00%'],
    ]);
    expect(linesOf({ registro: 'C181', ...mono }).slice(0, 2)).toEqual([
      ['C181 02', 'CST 01', 'CST 04'],
      ['C185 02', 'CST 01', 'CST 04'],
    ]);
  });

  it('take the ICMS out of the base of the credit of a return', { tags: ['SP-058'] }, () => {
    // W6 of sped-engine.
    const registro = { registro: 'C170', situacao: 'DEVOLUCAO', cst: '50' } as const;
    const returned = { ...registro, base: 400, base_cofins: 400, imposto: 72 };
    expect(linesOf(returned)).toEqual([
      ['C170 26', 400, 328],
      ['C170 32', 400, 328],
    ]);
    // The cumulative regime has no credit.
    expect(linesOf({ ...returned, base: 0 })).toEqual([]);
    expect(linesOf({ ...returned, cst: '98' })).toEqual([]);
    expect(linesOf({ ...returned, cst: '56' })).toHaveLength(2);
  });

  it('are none for items that do not count, older items and differences of notes', () => {
    expect(linesOf({ registro: 'C170', situacao: 'EM_DUVIDA' })).toEqual([]);
    expect(linesOf({})).toEqual([]);
    expect(linesOf({ registro: 'E110' })).toEqual([]);
  });
});
