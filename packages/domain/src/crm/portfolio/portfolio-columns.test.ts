import { describe, expect, it } from 'vitest';
import {
  columnsToAskFor,
  headingLine,
  matchColumns,
  missingColumns,
  portfolioColumns,
  portfolioField,
} from './portfolio-columns.ts';

describe('column match', { tags: ['D-38'] }, () => {
  it('finds the columns of the template in any order', () => {
    const headings = portfolioField.options.map((field) => portfolioColumns[field].heading).toReversed();
    const match = matchColumns(headings);
    expect(Object.keys(match)).toHaveLength(portfolioField.options.length);
    for (const field of portfolioField.options) {
      expect(headings[match[field] ?? -1]).toBe(portfolioColumns[field].heading);
    }
  });

  it('finds other common headings, ignoring accents, case and punctuation', () => {
    expect(matchColumns(['CIDADE', 'cpf / cnpj *', 'Empresa', 'E-MAIL', 'Observação', 'razao social'])).toEqual({
      municipio: 0,
      cnpjcpf: 1,
      razao_social: 2,
      emailProprietario: 3,
    });
  });

  it('has no heading that means two fields', () => {
    const names = portfolioField.options.flatMap((field) => [
      portfolioColumns[field].heading,
      ...portfolioColumns[field].also,
    ]);
    for (const name of names) expect([name, Object.keys(matchColumns([name]))]).toEqual([name, [expect.any(String)]]);
    expect(matchColumns(names)).toEqual(matchColumns(names.map((name) => name.toUpperCase())));
  });

  it('names the required fields without a column', () => {
    expect(missingColumns({ razao_social: 0 })).toEqual(['cnpjcpf', 'comissaoTenant']);
    expect(missingColumns({ razao_social: 0, cnpjcpf: 1, comissaoTenant: 2 })).toEqual([]);
  });

  it.each([
    [[], ['cpfProprietario']],
    [['11222333000181'], ['cpfProprietario']],
    [['11222333000181', '529.982.247-25'], []],
  ])('asks for the CPF of the owner unless a sample of %j is a person', (numbers, asked) => {
    const match = { cnpjcpf: 0, razao_social: 1, comissaoTenant: 2 };
    const sample = numbers.map((number) => [number]);
    expect(columnsToAskFor(match, sample)).toEqual(asked);
    expect(columnsToAskFor({ ...match, cpfProprietario: 3 }, sample)).toEqual([]);
  });

  it.each([
    [[['Carteira 2026'], [], ['CNPJ', 'Empresa'], ['1', 'A']], 2],
    [[['CNPJ', 'Empresa']], 0],
    [[[], ['a', 'b']], 1],
    [[], -1],
  ])('finds the headings of %j in line %i', (lines, at) => {
    expect(headingLine(lines)).toBe(at);
  });
});
