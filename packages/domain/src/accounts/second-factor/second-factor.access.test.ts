import { describe, expect, it } from 'vitest';
import type { TenantId } from '../../tenancy/tenants/tenant-id.ts';
import type { TypeCargo, TypeUser } from '../users/cargo.ts';
import { canResetFactors, needsSecondFactor } from './second-factor.access.ts';

const home = '20000000000107' as TenantId;

describe('removal of lost factors', { tags: ['D-52'] }, () => {
  const rows: [TypeUser, TypeCargo, string, TypeUser, boolean][] = [
    ['ADMIN', 'CEO', 'other', 'USUARIO', true],
    ['ADMIN', 'TI', 'other', 'ADMIN', true],
    ['ADMIN', 'ANALISTA', 'other', 'USUARIO', false],
    ['USUARIO', 'CEO', home, 'USUARIO', true],
    ['USUARIO', 'CEO', home, 'ADMIN', false],
    ['USUARIO', 'CEO', 'other', 'USUARIO', false],
    ['USUARIO', 'GERENTE', home, 'USUARIO', false],
  ];
  it.each(rows)('%s %s in %s of a %s: %s', (typeUser, typeCargo, id_tenant, ofType, expected) => {
    const actor = { id: 'a', id_tenant: home, typeUser, typeCargo };
    expect(canResetFactors(actor, { id: 'b', id_tenant, typeUser: ofType })).toBe(expected);
    expect(canResetFactors(actor, { id: 'a', id_tenant, typeUser: ofType })).toBe(false);
  });
});

describe('need of a second factor', { tags: ['D-52'] }, () => {
  it.each([
    ['ADMIN', false, false, true],
    ['ADMIN', true, false, false],
    ['ADMIN', true, true, true],
    ['USUARIO', false, false, false],
    ['USUARIO', true, true, true],
  ] as const)('%s, demonstration %s, required by the tenant %s: %s', (typeUser, demonstration, required, expected) => {
    expect(needsSecondFactor(typeUser, { demonstration, required })).toBe(expected);
  });
});
