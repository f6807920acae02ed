import type { UserFilters } from '@restitui/domain/accounts/users/user-list.ts';

/** Returns how many filters of the dialog are set: the number on its badge. */
export function countFilters({
  typeCargo,
  typeUser,
  situacao,
  id_tenant,
}: Omit<UserFilters, 'q' | 'colunas' | 'sort' | 'page'>): number {
  return [typeCargo, typeUser, situacao, id_tenant].filter(Boolean).length;
}
