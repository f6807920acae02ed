import { boletoList } from '@restitui/domain/billing/boletos/boleto-list.ts';
import { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import type { ListView } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { standardViewsOf } from '@restitui/domain/insights/list-views/standard-views.ts';
import { expect, it } from 'vitest';
import { shownViews } from './shown-views.ts';

const standard = (totals: Record<string, number>): ListView[] =>
  standardViewsOf('clientes').map((view) => ({
    ...view,
    ...{ padrao: true, minha: false, compartilhada: true, inicial: false, total: totals[view.id] ?? 0 },
  }));
const kept: ListView = {
  ...{ id: 'v1', nome: 'Novos', filtros: { status: 'NOVO' }, total: 0 },
  ...{ padrao: false, minha: true, compartilhada: false, inicial: false },
};
const ids = (views: ListView[]) => views.map(({ id }) => id);
const shown = (all: readonly ListView[], search: object = {}, chosen?: string) =>
  shownViews(all, { list: clientList, search, chosen });

it('shows standard views with clients and every kept view', () => {
  const { views } = shown([...standard({ todos: 9, minha: 4, procuracao: 2 }), kept]);
  expect(ids(views)).toEqual(['todos', 'minha', 'procuracao', 'v1']);
});

it("leaves out the user's own clients where they are all clients", () => {
  expect(ids(shown(standard({ todos: 4, minha: 4 })).views)).toEqual(['todos']);
});

it('shows an empty standard view while it is open', () => {
  const { views, open } = shown(standard({ todos: 4 }), { responsavel: 'eu' });
  expect([ids(views), open?.id]).toEqual([['todos', 'minha'], 'minha']);
});

it('finds the open view by its id, with changes, and by its filters', () => {
  const all = [...standard({ todos: 4 }), kept];
  const state = (search: object, chosen?: string) => {
    const { open, isChanged } = shown(all, search, chosen);
    return [open?.id, isChanged];
  };
  expect(state({})).toEqual(['todos', false]);
  expect(state({ status: 'NOVO' })).toEqual(['v1', false]);
  expect(state({ status: 'NOVO', ordem: '-status' }, 'v1')).toEqual(['v1', true]);
  expect(state({ status: 'ATIVO' })).toEqual([undefined, true]);
  expect(state({ status: 'ATIVO' }, 'removida')).toEqual([undefined, true]);
});

it('shows the views of a list without counts', () => {
  const todos = { ...standardViewsOf('boletos')[0], padrao: true, minha: false, compartilhada: true, inicial: false };
  const all = [
    { id: '', nome: '', filtros: {}, ...todos, total: null },
    { ...kept, filtros: { estado: 'PAGO' } },
  ];
  const { views, open } = shownViews(all, {
    list: boletoList,
    search: { estado: 'PAGO', area: 'boletos' },
    chosen: '',
  });
  expect([ids(views), open?.id]).toEqual([['todos', 'v1'], 'v1']);
});
