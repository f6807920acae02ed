import type { ViewedListName } from './list-views.api.ts';
import type { ViewSearch } from './view-search.ts';

interface StandardView {
  id: string;
  nome: string;
  filtros: ViewSearch;
}

const everything: StandardView = { id: 'todos', nome: 'Todos', filtros: {} };

const clientViews: readonly StandardView[] = [
  everything,
  { id: 'minha', nome: 'Minha carteira', filtros: { responsavel: 'eu' } },
  {
    id: 'prescreve',
    nome: 'Prescreve em 90 dias',
    filtros: { prescreve: '90d', ordem: 'prescreve_em', colunas: 'credito,prescreve_em,nome_responsavel,passo' },
  },
  {
    id: 'procuracao',
    nome: 'Procuração expirada',
    filtros: {
      status: 'PROCURACAO_EXPIRADA',
      ordem: 'procuracaoValidaAte',
      colunas: 'nome_responsavel,procuracaoValidaAte',
    },
  },
];

/** Returns the views that a list has for everyone; users cannot change them. */
export function standardViewsOf(lista: ViewedListName): readonly StandardView[] {
  return lista === 'clientes' ? clientViews : [everything];
}
