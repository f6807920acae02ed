import { expect, test } from 'vitest';
import type { Permissions } from '../permissions/permission-catalogue.ts';
import type { TenantId } from '../tenants/tenant-id.ts';
import type { TypeCargo, TypeUser } from '../users/cargo.ts';
import { dashboardScope } from './dashboards.access.ts';

const role = (typeUser: TypeUser, typeCargo: TypeCargo, permissions: Permissions = {}) => ({
  ...{ id: 'eu', id_tenant: '20000000000107' as TenantId, typeUser, typeCargo, permissions },
});

test('D-14 figures are of the clients and products that the lists show', () => {
  expect(dashboardScope(role('USUARIO', 'CEO'))).toEqual({ clients: { kind: 'all' }, products: 'all' });
  expect(dashboardScope(role('USUARIO', 'PARCEIRO')).clients).toEqual({ kind: 'managedBy', id_user: 'eu' });
  expect(dashboardScope(role('ADMIN', 'JURIDICO')).clients).toEqual({ kind: 'none' });
});
