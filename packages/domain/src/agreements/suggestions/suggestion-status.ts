import type { Suggestion } from './suggestions.api.ts';

export type SuggestionStatus = 'pendente' | 'em_revisao' | 'aprovada' | 'rejeitada';
export type SuggestionFilter = 'todos' | 'pendentes' | 'aprovadas' | 'rejeitadas';

export const suggestionStatusLabels: Record<SuggestionStatus, string> = {
  pendente: 'Pendente',
  em_revisao: 'Em revisão',
  aprovada: 'Aprovada',
  rejeitada: 'Rejeitada',
};

export const suggestionFilterLabels: Record<SuggestionFilter, string> = {
  todos: 'Todos',
  pendentes: 'Pendentes',
  aprovadas: 'Aprovadas',
  rejeitadas: 'Rejeitadas',
};

type State = Pick<Suggestion, 'acceptEdit' | 'isActive' | 'isEdit'>;

/** Returns the status shown to users (W-328 to W-331). */
export function suggestionStatusOf({ acceptEdit, isActive, isEdit }: State): SuggestionStatus {
  if (!isActive || acceptEdit === false) return 'rejeitada';
  if (acceptEdit === true) return 'aprovada';
  return isEdit ? 'pendente' : 'em_revisao';
}

const filters: Record<SuggestionFilter, (edit: State) => boolean> = {
  todos: () => true,
  pendentes: ({ acceptEdit, isActive }) => acceptEdit === null && isActive,
  aprovadas: (edit) => suggestionStatusOf(edit) === 'aprovada',
  rejeitadas: (edit) => suggestionStatusOf(edit) === 'rejeitada',
};

/** Groups the suggestions by filter (W-326, W-332, W-333). */
export function suggestionsByFilter<T extends State>(edits: readonly T[]): Record<SuggestionFilter, T[]> {
  return {
    todos: edits.filter(filters.todos),
    pendentes: edits.filter(filters.pendentes),
    aprovadas: edits.filter(filters.aprovadas),
    rejeitadas: edits.filter(filters.rejeitadas),
  };
}

/** Returns the suggestion whose text is to be written next (W-334). */
export function suggestionToWrite<T extends State>(edits: readonly T[]): T | undefined {
  return edits.find(({ isActive, isEdit }) => isActive && isEdit);
}

/** Returns the badge of the preview (W-350). */
export function previewBadgeOf(edit: Pick<State, 'acceptEdit' | 'isActive'>): 'Aprovada' | 'Rejeitada' | 'Em Análise' {
  const status = suggestionStatusOf({ ...edit, isEdit: false });
  if (status === 'aprovada') return 'Aprovada';
  return status === 'rejeitada' ? 'Rejeitada' : 'Em Análise';
}
