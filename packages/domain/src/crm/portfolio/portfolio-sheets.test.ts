import { describe, expect, it } from 'vitest';
import type { ExportedClient, ImportRow } from './portfolio.api.ts';
import { matchColumns, portfolioField } from './portfolio-columns.ts';
import { clientSheet, refusedSheet, templateSheets } from './portfolio-sheets.ts';

const client: ExportedClient = {
  cnpjcpf: '00000000000191',
  razao_social: '=1+1',
  nome_fantasia: '',
  status: 'PROCURACAO_EXPIRADA',
  createdDate: '2026-05-03T23:30:00.000Z',
  nomeProprietario: 'Ana',
  municipio: 'Goiânia',
  estado: 'GO',
  cnae_principal: '4711302',
  comissaoTenant: 12.5,
  nome_responsavel: null,
  nome_gerente: 'Gil',
  procuracaoValidaAte: '2027-01-31',
  etiquetas: ['Indústria', 'VIP'],
};

describe('spreadsheet of the client list', () => {
  it('has typed values, and text where a value looks like a formula', () => {
    const { data, columns } = clientSheet([client, { ...client, cnpjcpf: '52998224725' }]);
    const [headings, first, second] = data;
    expect(headings).toHaveLength(columns.length);
    expect(first?.map((cell) => cell?.value ?? null)).toEqual([
      '00.000.000/0001-91',
      '=1+1',
      null,
      'Procuração expirada',
      new Date('2026-05-03T00:00:00Z'),
      'Ana',
      'Goiânia',
      'GO',
      '4711302',
      0.125,
      null,
      'Gil',
      new Date('2027-01-31T00:00:00Z'),
      'Indústria, VIP',
    ]);
    expect(first?.[1]?.type).toBe(String);
    expect(second?.[0]?.value).toBe('529.982.247-25');
  });
});

describe('file of refused rows', { tags: ['D-38'] }, () => {
  const row: ImportRow = {
    line: 7,
    cells: ['00000000000190', 'LOJA'],
    outcome: 'erro',
    cnpjcpf: null,
    razao_social: null,
    issues: [
      { field: 'cnpjcpf', message: 'CNPJ ou CPF inválido.' },
      { field: 'estado', message: 'UF inválida.' },
    ],
    notes: [],
  };

  it('has the sent rows after line number and reason', () => {
    const headings = ['CNPJ', 'Empresa', 'UF'];
    const { data } = refusedSheet(headings, [row]);
    expect(data[1]?.map((cell) => cell?.value ?? null)).toEqual([
      'CNPJ ou CPF: CNPJ ou CPF inválido.\nUF: UF inválida.',
      7,
      '00000000000190',
      'LOJA',
      null,
    ]);
    expect(data[1]?.[2]?.type).toBe(String);
  });

  it('can be imported again, because its two extra columns are ignored', () => {
    const { data } = refusedSheet(['CNPJ', 'Empresa'], [row]);
    expect(matchColumns((data[0] ?? []).map((cell) => String(cell?.value)))).toEqual({ cnpjcpf: 2, razao_social: 3 });
  });
});

it('has a template with all columns and a sheet of instructions', { tags: ['D-38'] }, () => {
  const [clients, help] = templateSheets();
  const headings = (clients?.data[0] ?? []).map((cell) => String(cell?.value));
  expect(Object.keys(matchColumns(headings))).toHaveLength(portfolioField.options.length);
  expect(clients?.data).toHaveLength(1);
  expect(help?.data).toHaveLength(portfolioField.options.length + 1);
});
