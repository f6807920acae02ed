import { expect, it } from 'vitest';
import { canManageSecurity } from './security-settings.access.ts';

it.each([
  ['ADMIN', 'CEO', true],
  ['ADMIN', 'TI', false],
  ['USUARIO', 'CEO', true],
  ['USUARIO', 'GERENTE', false],
] as const)('lets %s %s manage the security of the acting tenant: %s', (typeUser, typeCargo, expected) => {
  expect(canManageSecurity({ typeUser, typeCargo })).toBe(expected);
});
