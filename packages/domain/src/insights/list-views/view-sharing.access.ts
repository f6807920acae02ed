import type { ActorScope } from '../../accounts/users/actor.ts';

/** Allows the CEOs of the provider and of the consultancy, and the consultancy's managers, to share views. */
export function canShareListViews({ typeUser, typeCargo }: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return typeCargo === 'CEO' || (typeUser === 'USUARIO' && typeCargo === 'GERENTE');
}

/** Allows users to read their own views and those that are shared in the tenant. */
export function canSeeListView(
  actor: Pick<ActorScope, 'id'>,
  view: { id_user: string; compartilhada: boolean },
): boolean {
  return view.compartilhada || view.id_user === actor.id;
}

/** Allows only the author to end the sharing of a view, which then belongs to the author alone. */
export function canUnshareListView(
  actor: Pick<ActorScope, 'id' | 'typeUser' | 'typeCargo'>,
  view: { id_user: string; compartilhada: boolean },
): boolean {
  return view.id_user === actor.id && canChangeListView(actor, view);
}

/** Allows users to change their own views; a shared one only those who may share. */
export function canChangeListView(
  actor: Pick<ActorScope, 'id' | 'typeUser' | 'typeCargo'>,
  view: { id_user: string; compartilhada: boolean },
): boolean {
  return view.compartilhada ? canShareListViews(actor) : view.id_user === actor.id;
}
