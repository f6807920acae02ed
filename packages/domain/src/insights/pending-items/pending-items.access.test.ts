import { expect, it } from 'vitest';
import type { Permissions } from '../../accounts/permissions/permission-catalogue.ts';
import type { TypeCargo, TypeUser } from '../../accounts/users/cargo.ts';
import type { TenantId } from '../../tenancy/tenants/tenant-id.ts';
import { canListPendingItems, visiblePendingItems } from './pending-items.access.ts';

const home = 't' as TenantId;
const table: [
  TypeUser,
  TypeCargo,
  Permissions,
  lists: boolean,
  contracts: string,
  requests: string,
  reviews: boolean,
][] = [
  ['USUARIO', 'CEO', {}, true, 'all', 'all', true],
  ['USUARIO', 'GERENTE', {}, true, 'managedBy', 'managedBy', false],
  ['USUARIO', 'PARCEIRO', {}, true, 'managedBy', 'managedBy', false],
  ['USUARIO', 'CONTABILIDADE', {}, true, 'managedBy', 'managedBy', false],
  ['ADMIN', 'CEO', {}, true, 'all', 'all', true],
  ['ADMIN', 'JURIDICO', {}, true, 'all', 'none', true],
  ['ADMIN', 'ANALISTA', {}, true, 'assignedTo', 'assignedTo', false],
  ['ADMIN', 'TI', {}, false, 'none', 'none', false],
  ['ADMIN', 'FINANCEIRO', {}, false, 'none', 'none', false],
  ['ADMIN', 'FINANCEIRO', { permission_geral: true }, true, 'all', 'all', false],
];

it.each(table)('%s %s %o: lists %s, contracts %s, requests %s, reviews %s', (...row) => {
  const [typeUser, typeCargo, permissions, lists, contracts, requests, reviewsIdentities] = row;
  const actor = { id: 'a', id_tenant: home, typeUser, typeCargo, permissions };
  expect(canListPendingItems(actor)).toBe(lists);
  expect(visiblePendingItems(actor, home)).toMatchObject({
    contracts: { kind: contracts },
    requests: { kind: requests },
    reviewsIdentities,
  });
});

it('lets the CEO of a consultancy review identities of that consultancy only', () => {
  const actor = { id: 'a', id_tenant: home, typeUser: 'USUARIO', typeCargo: 'CEO', permissions: {} } as const;
  expect(visiblePendingItems(actor, 'other').reviewsIdentities).toBe(false);
});
