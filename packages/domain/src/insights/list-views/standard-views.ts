import type { ViewedListName } from './list-views.api.ts';
import type { ViewSearch } from './view-search.ts';

interface StandardView {
  id: string;
  nome: string;
  filtros: ViewSearch;
}

const everything: StandardView = { id: 'todos', nome: 'Todos', filtros: {} };

/** Views beside 'Todos'; their ids are stored where a user chooses one to begin with. */
const further: Partial<Record<ViewedListName, readonly StandardView[]>> = {
  clientes: [
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
  ],
  boletos: [
    { id: 'cobranca', nome: 'Em cobrança', filtros: { estado: 'COBRANCA', ordem: 'dataVencimento' } },
    { id: 'inadimplentes', nome: 'Inadimplentes', filtros: { estado: 'INADIMPLENTE', ordem: 'dataVencimento' } },
  ],
  leads: [{ id: 'novos', nome: 'Novos', filtros: { estado: 'NOVO' } }],
  parceiros: [{ id: 'pendentes', nome: 'Pendentes', filtros: { situacao: 'PENDENTE' } }],
  usuarios: [{ id: 'convites', nome: 'Convites vencidos', filtros: { situacao: 'CONVITE_VENCIDO' } }],
  pendencias: [
    { id: 'equipe', nome: 'Depende da consultoria', filtros: { depende: 'consultoria' } },
    { id: 'paradas', nome: 'Paradas há 30 dias', filtros: { dias: '30' } },
  ],
  mensagens: [{ id: 'falhas', nome: 'Não entregues', filtros: { situacao: 'falhou' } }],
};

/** Returns the views that a list has for everyone; users cannot change them. */
export function standardViewsOf(lista: ViewedListName): readonly StandardView[] {
  return [everything, ...(further[lista] ?? [])];
}
