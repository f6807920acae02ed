import { describe, expect, it } from 'vitest';
import type { PortfolioField } from './portfolio-columns.ts';
import { repairCell } from './repair-cell.ts';

describe('repair of numbers that a spreadsheet has changed', { tags: ['D-38'] }, () => {
  it.each<[PortfolioField, string, string, string | undefined]>([
    ['cnpjcpf', '11.222.333/0001-81', '11.222.333/0001-81', undefined],
    ['cnpjcpf', '11222333000181', '11222333000181', undefined],
    ['cnpjcpf', '12ABC34501DE35', '12ABC34501DE35', undefined],
    [
      'cnpjcpf',
      '11222333000181.0',
      '11222333000181',
      'Número que a planilha reescreveu, lido como 11.222.333/0001-81.',
    ],
    [
      'cnpjcpf',
      '1.1222333000181E13',
      '11222333000181',
      'Número que a planilha reescreveu, lido como 11.222.333/0001-81.',
    ],
    [
      'cnpjcpf',
      '1,1222333000181e+13',
      '11222333000181',
      'Número que a planilha reescreveu, lido como 11.222.333/0001-81.',
    ],
    ['cnpjcpf', '2038232000164', '02038232000164', 'Zeros à esquerda recolocados: 02.038.232/0001-64.'],
    ['cnpjcpf', '52998224725', '52998224725', undefined],
    ['cnpjcpf', '123', '123', undefined],
    ['cpfProprietario', '1234567890', '01234567890', 'Zeros à esquerda recolocados: 012.345.678-90.'],
    ['cpfProprietario', '529.982.247-25', '529.982.247-25', undefined],
    ['cpfProprietario', '52998224725', '52998224725', undefined],
    ['cep', '1310100', '01310100', 'Zeros à esquerda recolocados: 01310-100.'],
    ['cep', '74000-000', '74000-000', undefined],
    [
      'contatoProprietario',
      '+55 (62) 99999-0000',
      '62999990000',
      'Código do país ou zero de operadora retirado: 62999990000.',
    ],
    [
      'contatoProprietario',
      '062999990000',
      '62999990000',
      'Código do país ou zero de operadora retirado: 62999990000.',
    ],
    ['contatoProprietario', '(62) 99999-0000', '62999990000', undefined],
    ['comissaoTenant', '20%', '20', undefined],
    ['comissaoTenant', '20,00', '20', undefined],
    ['agencia', '1234.0', '1234', undefined],
    ['estado', 'go', 'GO', undefined],
    ['razao_social', '  =1+1  ', '=1+1', undefined],
  ])('repairs %s %j to %j', (field, cell, text, note) => {
    expect(repairCell(field, cell)).toEqual(note ? { text, note } : { text });
  });

  it.each<[PortfolioField, string, RegExp]>([
    ['cnpjcpf', '1,12223E+13', /^A planilha arredondou este número \(1,12223E\+13\)/],
    ['cpfProprietario', '5,29982E+10', /^A planilha arredondou/],
    ['cnpjcpf', '191', /^Pode ser o CPF 000\.000\.001-91 ou o CNPJ 00\.000\.000\/0001-91\./],
  ])('rejects %s %j as ambiguous', (field, cell, refusal) => {
    expect(repairCell(field, cell).refusal).toMatch(refusal);
  });
});
