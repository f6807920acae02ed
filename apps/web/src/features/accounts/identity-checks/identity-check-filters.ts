import {
  type IdentityCheckFilters,
  type IdentityCheckScope,
  type IdentityCheckTab,
  identityCheckList,
} from '@restitui/domain/accounts/identity-checks/identity-check-list.ts';
import type { IdentityCheckSummary } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { z } from 'zod';
import { matchesText } from '../../../lib/matches-text.ts';
import { textParam } from '../../../lib/search-params.ts';

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
