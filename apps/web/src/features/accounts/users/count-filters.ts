import type { UserFilters } from '@restitui/domain/accounts/users/user-list.ts';

/** Returns how many filters of the dialog are set: the number on its badge. */
export function countFilters({ typeCargo, typeUser }: Pick<UserFilters, 'typeCargo' | 'typeUser'>): number {
  return [typeCargo, typeUser].filter(Boolean).length;
}
