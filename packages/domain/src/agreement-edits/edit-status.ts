import type { AgreementEdit } from './agreement-edits.api.ts';

export type EditStatus = 'pendente' | 'em_revisao' | 'aprovada' | 'rejeitada';
export type EditFilter = 'todos' | 'pendentes' | 'aprovadas' | 'rejeitadas';

export const editStatusLabels: Record<EditStatus, string> = {
  pendente: 'Pendente',
  em_revisao: 'Em revisão',
  aprovada: 'Aprovada',
  rejeitada: 'Rejeitada',
};

export const editFilterLabels: Record<EditFilter, string> = {
  todos: 'Todos',
  pendentes: 'Pendentes',
  aprovadas: 'Aprovadas',
  rejeitadas: 'Rejeitadas',
};

type State = Pick<AgreementEdit, 'acceptEdit' | 'isActive' | 'isEdit'>;

/** What a person sees of a suggestion (W-328 to W-331). */
export function editStatusOf({ acceptEdit, isActive, isEdit }: State): EditStatus {
  if (!isActive || acceptEdit === false) return 'rejeitada';
  if (acceptEdit === true) return 'aprovada';
  return isEdit ? 'pendente' : 'em_revisao';
}

const filters: Record<EditFilter, (edit: State) => boolean> = {
  todos: () => true,
  pendentes: ({ acceptEdit, isActive }) => acceptEdit === null && isActive,
  aprovadas: (edit) => editStatusOf(edit) === 'aprovada',
  rejeitadas: (edit) => editStatusOf(edit) === 'rejeitada',
};

/** The suggestions under each filter (W-326, W-332, W-333). */
export function editsByFilter<T extends State>(edits: readonly T[]): Record<EditFilter, T[]> {
  return {
    todos: edits.filter(filters.todos),
    pendentes: edits.filter(filters.pendentes),
    aprovadas: edits.filter(filters.aprovadas),
    rejeitadas: edits.filter(filters.rejeitadas),
  };
}

/** The suggestion whose text is to be written now (W-334). */
export function editableEdit<T extends State>(edits: readonly T[]): T | undefined {
  return edits.find(({ isActive, isEdit }) => isActive && isEdit);
}

/** The badge of the preview (W-350). */
export function previewBadgeOf(edit: Pick<State, 'acceptEdit' | 'isActive'>): 'Aprovada' | 'Rejeitada' | 'Em Análise' {
  const status = editStatusOf({ ...edit, isEdit: false });
  if (status === 'aprovada') return 'Aprovada';
  return status === 'rejeitada' ? 'Rejeitada' : 'Em Análise';
}
