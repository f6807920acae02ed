import {
  type PermissionKey,
  type Permissions,
  permissionCatalogue,
} from '@restitui/domain/accounts/permissions/permission-catalogue.ts';

type Sector = (typeof permissionCatalogue)[number]['sector'];

export const sectors = [...new Set(permissionCatalogue.map(({ sector }) => sector))];

export function entriesOf(sector: Sector) {
  return permissionCatalogue.filter((entry) => entry.sector === sector);
}

/** Returns the badge of a sector: 'n/a' without flags, 'Todas', or the number of enabled flags. */
export function counterOf(keys: readonly PermissionKey[], flags: Permissions): string {
  const on = keys.filter((key) => flags[key]).length;
  if (keys.length === 0) return 'n/a';
  return on === keys.length ? 'Todas' : `${on}/${keys.length}`;
}

/** Returns the flags with those of `keys` that are not locked set to `value`. */
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
