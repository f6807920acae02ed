import { describe, expect, it } from 'vitest';
import type { ImportRow } from './portfolio.api.ts';
import { matchColumns, portfolioField } from './portfolio-columns.ts';
import { refusedSheet, templateSheets } from './portfolio-sheets.ts';

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
      'CNPJ ou CPF inválido.\nUF inválida.',
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
