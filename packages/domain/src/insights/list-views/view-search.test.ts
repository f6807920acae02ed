import { describe, expect, it } from 'vitest';
import { boletoList } from '../../billing/boletos/boleto-list.ts';
import { clientList } from '../../crm/clients/client-list.ts';
import { viewedListName } from './list-views.api.ts';
import { standardViewsOf } from './standard-views.ts';
import { isOfView, parametersOf, unknownParts, viewOfSearch } from './view-search.ts';
import { viewedLists } from './viewed-lists.ts';

const search = { q: 'ana', status: 'NOVO', colunas: 'passo,credito', ordem: '-credito', pagina: '3' };

describe('a view of a list', () => {
  it('keeps filters, order and columns, and neither the search text nor the page', () => {
    expect(viewOfSearch(clientList, search)).toEqual({ status: 'NOVO', colunas: 'passo,credito', ordem: '-credito' });
    expect(viewOfSearch(boletoList, { estado: 'PAGO', de: '2026-01-01', area: 'boletos', boleto: 'b1' })).toEqual({
      ...{ estado: 'PAGO', de: '2026-01-01' },
    });
  });

  it('is recognised while the user searches and turns pages', () => {
    const view = viewOfSearch(clientList, search);
    expect(isOfView(clientList, { ...search, q: 'outra', pagina: '1' }, view)).toBe(true);
    expect(isOfView(clientList, { ...search, colunas: 'credito' }, view)).toBe(false);
    expect(isOfView(clientList, { ...search, colunas: 'credito,passo' }, view)).toBe(false);
    expect(isOfView(clientList, { ...search, ordem: 'credito' }, view)).toBe(false);
    expect(isOfView(clientList, { q: 'ana' }, {})).toBe(true);
    expect(isOfView(clientList, { ordem: 'razao_social' }, {})).toBe(true);
  });

  it('names the parts that the list does not have', () => {
    const unknown = (view: Record<string, string>) => unknownParts(clientList, view);
    expect(unknown({ status: 'ATIVO', ordem: '-credito', colunas: 'credito,passo', etiqueta: 'e1' })).toEqual([]);
    expect(unknown({ ordem: 'razao_social' })).toEqual([]);
    expect(unknown({ status: 'QUALQUER', ordem: 'senha', colunas: 'credito,de_amanha' })).toEqual([
      ...['status', 'ordem', 'colunas'],
    ]);
    expect(unknown({ estado: 'PAGO', q: 'ana', pagina: '2' })).toEqual(['estado', 'q', 'pagina']);
    expect(unknown({ etiqueta: 'a'.repeat(64) })).toEqual([]);
    expect(unknown({ etiqueta: 'a'.repeat(65) })).toEqual(['etiqueta']);
    expect(unknownParts(boletoList, { de: 'ontem', ate: '2026-02-30', estado: '' })).toEqual(['de', 'ate', 'estado']);
  });

  it('is applied without the parts that the list does not have', () => {
    const view = { status: 'NOVO', ordem: '-de_amanha', colunas: 'passo,de_amanha', responsavel: 'de_amanha' };
    expect(viewOfSearch(clientList, view)).toEqual({ status: 'NOVO', colunas: 'passo' });
    expect(isOfView(clientList, { status: 'NOVO', colunas: 'passo' }, view)).toBe(true);
  });

  it('leaves alone the parameters of a page that are not of its list', () => {
    expect(parametersOf(boletoList)).toEqual(['q', 'estado', 'de', 'ate', 'colunas', 'ordem', 'pagina']);
  });

  it.each(viewedListName.options)('has only parts of the list in the standard views of %s', (lista) => {
    const views = standardViewsOf(lista);
    expect(views[0]).toEqual({ id: 'todos', nome: 'Todos', filtros: {} });
    expect(views.flatMap(({ filtros }) => unknownParts(viewedLists[lista], filtros))).toEqual([]);
  });
});
