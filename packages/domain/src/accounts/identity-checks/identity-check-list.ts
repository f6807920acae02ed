import { z } from 'zod';
import { filter, parameter, textFilter } from '../../wire/list-filter.ts';
import { filterSet, type ValuesOf } from '../../wire/list-query.ts';

export const identityCheckScope = z.enum(['todos', 'clientes', 'usuarios']);
export type IdentityCheckScope = z.infer<typeof identityCheckScope>;

export const identityCheckScopeLabels: Record<IdentityCheckScope, string> = {
  todos: 'Todos',
  clientes: 'Clientes',
  usuarios: 'Usuários',
};

export const identityCheckTab = z.enum(['nao-verificados', 'verificados']);
export type IdentityCheckTab = z.infer<typeof identityCheckTab>;

/** The list of identity checks. It is fetched whole and filtered in the browser, so that its call takes no filter. */
export const identityCheckList = filterSet({
  q: { ...textFilter(), wire: {}, send: () => ({}) },
  escopo: filter({
    param: undefined,
    parameter: parameter(identityCheckScope),
    read: (scope) => scope ?? 'todos',
    write: (scope: IdentityCheckScope) => (scope === 'todos' ? undefined : scope),
    wire: {},
    send: () => ({}),
    chip: (scope) => `De quem: ${identityCheckScopeLabels[scope]}`,
    named: false,
  }),
  aba: filter({
    param: undefined,
    parameter: parameter(identityCheckTab),
    read: (tab) => tab ?? 'nao-verificados',
    write: (tab: IdentityCheckTab) => (tab === 'nao-verificados' ? undefined : tab),
    wire: {},
    send: () => ({}),
    chip: null,
    named: false,
  }),
});
export type IdentityCheckFilters = ValuesOf<typeof identityCheckList.filters>;
