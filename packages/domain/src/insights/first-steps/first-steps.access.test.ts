import { describe, expect, it } from 'vitest';
import { typeCargo } from '../../accounts/users/cargo.ts';
import type { TenantId } from '../../tenancy/tenants/tenant-id.ts';
import { canSeeFirstSteps } from './first-steps.access.ts';

const home = '20000000000107' as TenantId;
const other = '20000000000280' as TenantId;
const actor = { id: 'u', id_tenant: home, permissions: {} };

describe('the first steps of a company', () => {
  it.each(typeCargo.options)('are shown to %s by cargo and company', (cargo) => {
    const usuario = { ...actor, typeUser: 'USUARIO' as const, typeCargo: cargo };
    const admin = { ...actor, typeUser: 'ADMIN' as const, typeCargo: cargo };
    expect(canSeeFirstSteps(usuario, home)).toBe(cargo === 'CEO');
    expect(canSeeFirstSteps(usuario, other)).toBe(false);
    expect(canSeeFirstSteps(admin, other)).toBe(cargo === 'CEO');
  });
});
