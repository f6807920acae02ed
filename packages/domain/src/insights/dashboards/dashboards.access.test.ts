import { expect, it } from 'vitest';
import type { Permissions } from '../../accounts/permissions/permission-catalogue.ts';
import type { TypeCargo, TypeUser } from '../../accounts/users/cargo.ts';
import type { TenantId } from '../../tenancy/tenants/tenant-id.ts';
import { dashboardScope } from './dashboards.access.ts';

const actorOf = (typeUser: TypeUser, typeCargo: TypeCargo, permissions: Permissions = {}) => ({
  ...{ id: 'eu', id_tenant: '20000000000107' as TenantId, typeUser, typeCargo, permissions },
});

it('limits figures to the clients and products that the lists show', { tags: ['D-14'] }, () => {
  expect(dashboardScope(actorOf('USUARIO', 'CEO'))).toEqual({ clients: { kind: 'all' }, products: 'all' });
  expect(dashboardScope(actorOf('USUARIO', 'PARCEIRO')).clients).toEqual({ kind: 'managedBy', id_user: 'eu' });
  expect(dashboardScope(actorOf('ADMIN', 'JURIDICO')).clients).toEqual({ kind: 'none' });
});
