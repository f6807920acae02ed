import { type ClientViewFilters, clientViewFilters } from './client-views.api.ts';

interface StandardView {
  id: string;
  nome: string;
  filtros: ClientViewFilters;
}

/** The views that every list of clients has; users cannot change them. */
export const standardViews: readonly StandardView[] = [
  { id: 'todos', nome: 'Todos', filtros: clientViewFilters.parse({}) },
  { id: 'minha', nome: 'Minha carteira', filtros: clientViewFilters.parse({ responsavel: 'eu' }) },
  {
    id: 'prescreve',
    nome: 'Prescreve em 90 dias',
    filtros: clientViewFilters.parse({
      prescreve: '90d',
      sort: 'prescreve_em',
      colunas: 'credito,prescreve_em,nome_responsavel,passo',
    }),
  },
  {
    id: 'procuracao',
    nome: 'Procuração expirada',
    filtros: clientViewFilters.parse({
      status: 'PROCURACAO_EXPIRADA',
      sort: 'procuracaoValidaAte',
      colunas: 'nome_responsavel,procuracaoValidaAte',
    }),
  },
];
