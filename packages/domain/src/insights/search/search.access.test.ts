import { expect, it } from 'vitest';
import type { Permissions } from '../../accounts/permissions/permission-catalogue.ts';
import type { TypeCargo, TypeUser } from '../../accounts/users/cargo.ts';
import type { TenantId } from '../../tenancy/tenants/tenant-id.ts';
import { searchScope } from './search.access.ts';

const table: [TypeUser, TypeCargo, Permissions, clients: string, contracts: string][] = [
  ['USUARIO', 'CEO', {}, 'all', 'all'],
  ['USUARIO', 'GERENTE', {}, 'managedBy', 'managedBy'],
  ['USUARIO', 'PARCEIRO', {}, 'managedBy', 'managedBy'],
  ['USUARIO', 'CONTABILIDADE', {}, 'managedBy', 'managedBy'],
  ['ADMIN', 'CEO', {}, 'all', 'all'],
  ['ADMIN', 'ANALISTA', {}, 'assignedTo', 'assignedTo'],
  ['ADMIN', 'JURIDICO', {}, 'none', 'all'],
  ['ADMIN', 'TI', {}, 'none', 'none'],
  ['ADMIN', 'FINANCEIRO', {}, 'none', 'none'],
  ['ADMIN', 'FINANCEIRO', { permission_geral: true }, 'all', 'all'],
];

it.each(table)('%s %s %o: finds records of clients %s, contracts of clients %s', { tags: ['D-37'] }, (...row) => {
  const [typeUser, typeCargo, permissions, clients, contracts] = row;
  const actor = { id: 'a', id_tenant: 't' as TenantId, typeUser, typeCargo, permissions };
  expect(searchScope(actor)).toMatchObject({ clients: { kind: clients }, contracts: { kind: contracts } });
});
