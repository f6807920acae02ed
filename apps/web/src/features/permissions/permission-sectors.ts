import {
  type PermissionKey,
  type Permissions,
  permissionCatalogue,
} from '@restitui/domain/permissions/permission-catalogue.ts';

type Sector = (typeof permissionCatalogue)[number]['sector'];

export const sectors = [...new Set(permissionCatalogue.map(({ sector }) => sector))];

export function entriesOf(sector: Sector) {
  return permissionCatalogue.filter((entry) => entry.sector === sector);
}

/** The badge of a sector: 'n/a' without flags, 'Todas', or how many of how many. */
export function counterOf(keys: readonly PermissionKey[], flags: Permissions): string {
  const on = keys.filter((key) => flags[key]).length;
  if (keys.length === 0) return 'n/a';
  return on === keys.length ? 'Todas' : `${on}/${keys.length}`;
}

/** The same flags with those of `keys` that may be switched set to `value`. */
export function switchAll<T extends Permissions>(
  flags: T,
  keys: readonly PermissionKey[],
  value: boolean,
  maySwitch: (key: PermissionKey) => boolean,
): T {
  return { ...flags, ...Object.fromEntries(keys.filter(maySwitch).map((key) => [key, value])) };
}

export function countChanges(before: Permissions, after: Permissions): number {
  return permissionCatalogue.filter(({ key }) => before[key] !== after[key]).length;
}
