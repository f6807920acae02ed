import { describe, expect, it } from 'vitest';
import { clientList } from '../clients/client-list.ts';
import {
  clientViewFilters,
  filtersOfView,
  isOfView,
  newClientView,
  readStoredView,
  viewOfFilters,
} from './client-views.api.ts';
import { standardViews } from './standard-views.ts';

const filters = clientList.read({ q: 'ana', status: 'NOVO', colunas: 'passo,credito', ordem: '-credito', pagina: 3 });

describe('a view of the list of clients', () => {
  it('keeps filters, order and columns, and neither the search text nor the page', () => {
    const kept = viewOfFilters(filters);
    expect(kept).toMatchObject({ status: 'NOVO', colunas: 'passo,credito', sort: '-credito' });
    expect(filtersOfView(kept)).toEqual({ ...filters, q: '', page: 1 });
  });

  it('is recognised while the user searches and turns pages', () => {
    const view = viewOfFilters(filters);
    expect(isOfView({ ...filters, q: 'outra' }, view)).toBe(true);
    expect(isOfView({ ...filters, colunas: ['credito'] }, view)).toBe(false);
    expect(isOfView({ ...filters, colunas: ['credito', 'passo'] }, view)).toBe(false);
    expect(isOfView({ ...filters, sort: 'credito' }, view)).toBe(false);
    expect(isOfView(clientList.read({ q: 'ana' }), {})).toBe(true);
  });

  it('refuses values that the list does not have', () => {
    const body = (filtros: object) => newClientView.safeParse({ nome: 'Uma', filtros, compartilhada: false }).success;
    expect([body({}), body({ status: 'ATIVO' }), body({ status: 'QUALQUER' }), body({ sort: 'senha' })]).toEqual([
      ...[true, true],
      ...[false, false],
    ]);
  });

  it('is read without the stored values that this version does not know', () => {
    const stored = { status: 'NOVO', sort: '-de_amanha', colunas: 'passo,de_amanha', responsavel: 'de_amanha' };
    expect(readStoredView(stored as never)).toEqual({ status: 'NOVO', sort: 'razao_social', colunas: 'passo' });
    expect(readStoredView({ sort: '-credito_folha' })).toMatchObject({ sort: '-credito_folha' });
  });

  it.each(standardViews)('has valid filters in the standard view $nome', ({ filtros }) => {
    expect(clientViewFilters.safeParse(filtros).success).toBe(true);
    expect(isOfView(filtersOfView(filtros), filtros)).toBe(true);
  });
});
