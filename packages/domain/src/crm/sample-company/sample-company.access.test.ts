import { describe, expect, it } from 'vitest';
import { typeCargo } from '../../accounts/users/cargo.ts';
import type { TenantId } from '../../tenancy/tenants/tenant-id.ts';
import { canUseSampleCompany } from './sample-company.access.ts';

const home = '20000000000107' as TenantId;
const other = '20000000000280' as TenantId;
const actor = { id: 'u', id_tenant: home, permissions: {} };

describe('the sample company', () => {
  it.each(typeCargo.options)('is open to %s by cargo and company', (cargo) => {
    const usuario = { ...actor, typeUser: 'USUARIO' as const, typeCargo: cargo };
    const admin = { ...actor, typeUser: 'ADMIN' as const, typeCargo: cargo };
    expect(canUseSampleCompany(usuario, home)).toBe(cargo === 'CEO');
    expect(canUseSampleCompany(usuario, other)).toBe(false);
    expect(canUseSampleCompany(admin, other)).toBe(cargo === 'CEO');
  });
});
