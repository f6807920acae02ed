import { type TypeCargo, type TypeUser, typeCargo, typeUser } from '@restitui/domain/users/cargo.ts';
import { userSort } from '@restitui/domain/users/users.api.ts';
import type { Page } from '@restitui/domain/wire/endpoint.ts';
import type { z } from 'zod';
import type { DataSort } from '../../ui/data-column.ts';

export type UserSort = z.infer<typeof userSort>;

export interface UserFilters {
  q: string;
  typeCargo: TypeCargo | undefined;
  typeUser: TypeUser | undefined;
  sort: UserSort;
  pagina: number;
}

/** What the address asks of the list; anything it cannot mean is left out. */
export function userFiltersOf(search: Record<string, unknown>): UserFilters {
  const pagina = Number(search.pagina);
  return {
    q: search.q === undefined ? '' : String(search.q),
    typeCargo: typeCargo.safeParse(search.cargo).data,
    typeUser: typeUser.safeParse(search.tipo).data,
    sort: userSort.safeParse(search.ordem).data ?? 'name',
    pagina: Number.isInteger(pagina) && pagina > 0 ? pagina : 1,
  };
}

/** The address of these filters: what is as it would be anyway is not written. */
export function searchOfUserFilters(filters: UserFilters): Record<string, string | number> {
  const { q, typeCargo, typeUser, sort, pagina } = filters;
  return {
    ...(q ? { q } : {}),
    ...(typeCargo ? { cargo: typeCargo } : {}),
    ...(typeUser ? { tipo: typeUser } : {}),
    ...(sort !== 'name' ? { ordem: sort } : {}),
    ...(pagina > 1 ? { pagina } : {}),
  };
}

/** How many filters of the dialog are set: the number on its badge. */
export function countFilters({ typeCargo, typeUser }: Pick<UserFilters, 'typeCargo' | 'typeUser'>): number {
  return [typeCargo, typeUser].filter(Boolean).length;
}

/** The nearest page that the list has. */
export function clampPage(pagina: number, { size, total }: Page): number {
  return Math.min(Math.max(1, pagina), Math.max(1, Math.ceil(total / size)));
}

/** The order as a table shows it. */
export function sortOf(sort: UserSort): DataSort {
  return sort.startsWith('-') ? { column: sort.slice(1), direction: 'desc' } : { column: sort, direction: 'asc' };
}

/** The order that a table asks for, as the call takes it. */
export function sortOfTable({ column, direction }: DataSort): UserSort {
  return `${direction === 'desc' ? '-' : ''}${column}` as UserSort;
}
