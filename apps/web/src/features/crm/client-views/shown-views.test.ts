import type { ClientView } from '@restitui/domain/crm/client-views/client-views.api.ts';
import { standardViews } from '@restitui/domain/crm/client-views/standard-views.ts';
import { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { expect, it } from 'vitest';
import { shownViews } from './shown-views.ts';

const standard = (totals: Record<string, number>): ClientView[] =>
  standardViews.map((view) => ({
    ...view,
    ...{ padrao: true, minha: false, compartilhada: true, inicial: false, total: totals[view.id] ?? 0 },
  }));
const kept: ClientView = {
  ...{ id: 'v1', nome: 'Novos', filtros: { status: 'NOVO', sort: 'razao_social' }, total: 0 },
  ...{ padrao: false, minha: true, compartilhada: false, inicial: false },
};
const ids = (views: ClientView[]) => views.map(({ id }) => id);
const plain = clientList.read({});

it('shows standard views with clients and every kept view', () => {
  const { views } = shownViews([...standard({ todos: 9, minha: 4, procuracao: 2 }), kept], plain, undefined);
  expect(ids(views)).toEqual(['todos', 'minha', 'procuracao', 'v1']);
});

it("leaves out the user's own clients where they are all clients", () => {
  expect(ids(shownViews(standard({ todos: 4, minha: 4 }), plain, undefined).views)).toEqual(['todos']);
});

it('shows an empty standard view while it is open', () => {
  const { views, open } = shownViews(standard({ todos: 4 }), clientList.read({ responsavel: 'eu' }), undefined);
  expect([ids(views), open?.id]).toEqual([['todos', 'minha'], 'minha']);
});

it('finds the open view by its id, with changes, and by its filters', () => {
  const all = [...standard({ todos: 4 }), kept];
  const state = (search: object, chosen?: string) => {
    const { open, isChanged } = shownViews(all, clientList.read(search), chosen);
    return [open?.id, isChanged];
  };
  expect(state({})).toEqual(['todos', false]);
  expect(state({ status: 'NOVO' })).toEqual(['v1', false]);
  expect(state({ status: 'NOVO', ordem: '-status' }, 'v1')).toEqual(['v1', true]);
  expect(state({ status: 'ATIVO' })).toEqual([undefined, true]);
  expect(state({ status: 'ATIVO' }, 'removida')).toEqual([undefined, true]);
});
