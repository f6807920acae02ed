import type { SignatureSummary } from '@restitui/domain/signatures/signatures.api.ts';
import { matchesText } from '../../lib/matches-text.ts';

export const signatureScopes = ['todos', 'clientes', 'usuarios'] as const;
export type SignatureScope = (typeof signatureScopes)[number];

export const signatureTabs = ['nao-verificados', 'verificados'] as const;
export type SignatureTab = (typeof signatureTabs)[number];

export const scopeLabels: Record<SignatureScope, string> = {
  todos: 'Todos',
  clientes: 'Clientes',
  usuarios: 'Usuários',
};

export interface SignatureFilters {
  q: string;
  escopo: SignatureScope;
  aba: SignatureTab;
  /** The open record. */
  registro: string | undefined;
}

/** What the address asks of the list; anything it cannot mean is left out. */
export function signatureFiltersOf(search: Record<string, unknown>): SignatureFilters {
  return {
    q: search.q === undefined ? '' : String(search.q),
    escopo: signatureScopes.find((scope) => scope === search.escopo) ?? 'todos',
    aba: signatureTabs.find((tab) => tab === search.aba) ?? 'nao-verificados',
    registro: typeof search.registro === 'string' ? search.registro : undefined,
  };
}

/** The address of these filters: what is as it would be anyway is not written. */
export function searchOfSignatureFilters({ q, escopo, aba, registro }: SignatureFilters): Record<string, string> {
  return {
    ...(q ? { q } : {}),
    ...(escopo !== 'todos' ? { escopo } : {}),
    ...(aba !== 'nao-verificados' ? { aba } : {}),
    ...(registro ? { registro } : {}),
  };
}

type Row = Pick<SignatureSummary, 'id_user' | 'nome' | 'cpf' | 'decision' | 'createData'>;

function inScope({ id_user }: Row, scope: SignatureScope): boolean {
  return scope === 'todos' || (scope === 'usuarios') === (id_user !== null);
}

/** The rows of search and scope, by tab: what waits for a decision first, then the newest. */
export function signatureRowsByTab<T extends Row>(
  rows: readonly T[],
  { q, escopo }: Pick<SignatureFilters, 'q' | 'escopo'>,
): Record<SignatureTab, T[]> {
  const waits = ({ decision }: Row) => Number(decision === 'none');
  const found = rows
    .filter((row) => inScope(row, escopo) && matchesText(q, row.nome, row.cpf))
    .sort((a, b) => waits(b) - waits(a) || b.createData.localeCompare(a.createData));
  return {
    'nao-verificados': found.filter(({ decision }) => decision !== 'verified'),
    verificados: found.filter(({ decision }) => decision === 'verified'),
  };
}
