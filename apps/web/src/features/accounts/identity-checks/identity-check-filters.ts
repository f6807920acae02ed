import type { IdentityCheckSummary } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { filter, filterSet, parameter, textFilter, type ValuesOf } from '@restitui/domain/wire/list-query.ts';
import { z } from 'zod';
import { matchesText } from '../../../lib/matches-text.ts';
import { textParam } from '../../../lib/search-params.ts';

const identityCheckScope = z.enum(['todos', 'clientes', 'usuarios']);
type IdentityCheckScope = z.infer<typeof identityCheckScope>;

const identityCheckTab = z.enum(['nao-verificados', 'verificados']);
export type IdentityCheckTab = z.infer<typeof identityCheckTab>;

const scopeLabels: Record<IdentityCheckScope, string> = { todos: 'Todos', clientes: 'Clientes', usuarios: 'Usuários' };

export const scopeOptions = identityCheckScope.options.map((value) => ({ value, label: scopeLabels[value] }));

/** The list of identity checks. It is fetched whole and filtered here, so that its call takes no filter. */
export const identityCheckList = filterSet({
  q: { ...textFilter(), wire: {}, send: () => ({}) },
  escopo: filter({
    param: undefined,
    parameter: parameter(identityCheckScope),
    read: (scope) => scope ?? 'todos',
    write: (scope: IdentityCheckScope) => (scope === 'todos' ? undefined : scope),
    wire: {},
    send: () => ({}),
    chip: (scope) => `De quem: ${scopeLabels[scope]}`,
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

/** `registro` is the record that is open. */
export const openIdentityCheck = z.object({ registro: textParam });

/** Search of the page of identity checks. */
export const identityChecksSearch = identityCheckList.search.extend(openIdentityCheck.shape);

type Row = Pick<IdentityCheckSummary, 'id_user' | 'nome' | 'cpf' | 'decision' | 'createData'>;

function inScope({ id_user }: Row, scope: IdentityCheckScope): boolean {
  return scope === 'todos' || (scope === 'usuarios') === (id_user !== null);
}

/** Returns the rows that match search and scope by tab: undecided first, then newest first. */
export function identityChecksByTab<T extends Row>(
  rows: readonly T[],
  { q, escopo }: Pick<IdentityCheckFilters, 'q' | 'escopo'>,
): Record<IdentityCheckTab, T[]> {
  const waits = ({ decision }: Row) => Number(decision === 'none');
  const found = rows
    .filter((row) => inScope(row, escopo) && matchesText(q, row.nome, row.cpf))
    .sort((a, b) => waits(b) - waits(a) || b.createData.localeCompare(a.createData));
  return {
    'nao-verificados': found.filter(({ decision }) => decision !== 'verified'),
    verificados: found.filter(({ decision }) => decision === 'verified'),
  };
}
