import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addColumn, columnFilter, moveColumn, parseColumns } from './list-columns.ts';
import { listQuery } from './list-query.ts';

const column = z.enum(['cpf', 'telefone', 'cadastro']);

describe('columns of a list', () => {
  it('keep the order in which they are named, each once', () => {
    expect(parseColumns(column, 'cadastro,cpf,cadastro,nada')).toEqual(['cadastro', 'cpf']);
    expect(parseColumns(column, undefined)).toEqual([]);
  });

  it('are moved by a place, not beyond the ends', () => {
    expect(moveColumn(['cpf', 'cadastro'], 'cadastro', -1)).toEqual(['cadastro', 'cpf']);
    expect(moveColumn(['cpf', 'cadastro'], 'cadastro', 1)).toEqual(['cpf', 'cadastro']);
  });

  it('take a further one where it is offered', () => {
    expect(addColumn(column.options, ['cadastro'], 'telefone')).toEqual(['telefone', 'cadastro']);
    expect(addColumn(column.options, ['cpf'], 'cpf')).toEqual(['cpf']);
  });

  it('are in the URL, and neither in the call nor among the filters that hide rows', () => {
    const list = listQuery({ colunas: columnFilter(column) }, { pageSize: 50 });
    const filters = list.read({ colunas: 'cpf,telefone' });
    expect(filters.colunas).toEqual(['cpf', 'telefone']);
    expect(list.write(filters)).toMatchObject({ colunas: 'cpf,telefone' });
    expect(list.toQuery(filters)).toEqual({ page: 1, pageSize: 50 });
    expect([list.isNarrowed(filters), list.chips(filters)]).toEqual([false, []]);
  });
});
