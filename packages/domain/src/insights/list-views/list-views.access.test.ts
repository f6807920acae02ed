import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home } from '../../../test-support/actor-with.ts';
import { canUseViewsOf } from './list-views.access.ts';
import { type ViewedListName, viewedListName } from './list-views.api.ts';

const listsOf = (...who: Parameters<typeof actorWith>) =>
  viewedListName.options.filter((lista) => canUseViewsOf(actorWith(...who), lista, home));

describe('the views of a list', () => {
  it.each<[Parameters<typeof actorWith>, ViewedListName[]]>([
    [['ADMIN CEO'], viewedListName.exclude(['parceiros']).options],
    [['ADMIN TI'], ['usuarios', 'produtos', 'titulares']],
    [['ADMIN ANALISTA'], ['clientes', 'produtos', 'pendencias']],
    [['ADMIN FINANCEIRO'], ['boletos', 'produtos']],
    [
      ['ADMIN FINANCEIRO', 'permission_product'],
      ['clientes', 'boletos', 'produtos', 'pendencias'],
    ],
    [['ADMIN JURIDICO'], ['produtos', 'pendencias', 'assinaturas']],
    [['USUARIO CEO'], viewedListName.exclude(['atividades']).options],
    [['USUARIO GERENTE'], ['clientes', 'leads', 'parceiros', 'produtos', 'pendencias']],
    [['USUARIO PARCEIRO'], ['clientes', 'leads', 'produtos', 'pendencias']],
    [['USUARIO CONTABILIDADE'], ['clientes', 'produtos', 'pendencias']],
  ])('are for those who may open the list: %o', (who, lists) => {
    expect(listsOf(...who)).toEqual(lists);
  });

  it('of identity checks are not for the CEO of another consultancy', () => {
    expect(canUseViewsOf(actorWith('USUARIO CEO'), 'assinaturas', elsewhere)).toBe(false);
  });
});
