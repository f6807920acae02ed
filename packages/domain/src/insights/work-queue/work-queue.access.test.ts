import { expect, it } from 'vitest';
import type { TypeCargo, TypeUser } from '../../accounts/users/cargo.ts';
import type { TenantId } from '../../tenancy/tenants/tenant-id.ts';
import { workScope } from './work-queue.access.ts';

const home = 't' as TenantId;

it.each<
  [TypeUser, TypeCargo, pending: boolean, credits: boolean, decisions: boolean, invites: string, erasures: boolean]
>([
  ['ADMIN', 'CEO', true, true, true, 'all', true],
  ['ADMIN', 'TI', false, false, false, 'all', true],
  ['ADMIN', 'ANALISTA', true, true, true, 'none', false],
  ['ADMIN', 'JURIDICO', true, false, false, 'none', false],
  ['ADMIN', 'FINANCEIRO', false, false, false, 'none', false],
  ['USUARIO', 'CEO', true, true, false, 'all', true],
  ['USUARIO', 'GERENTE', true, true, false, 'none', false],
  ['USUARIO', 'PARCEIRO', true, true, false, 'none', false],
  ['USUARIO', 'CONTABILIDADE', true, true, false, 'none', false],
])('%s %s reads contracts %s, credits %s, decisions %s, invitations %s, erasures %s', (...row) => {
  const [typeUser, typeCargo, pending, limitation, decisions, kind, erasures] = row;
  const actor = { id: 'a', id_tenant: home, typeUser, typeCargo, permissions: {} };
  expect(workScope(actor, home)).toEqual({ pending, limitation, decisions, invitations: { kind }, erasures });
});

it('shows the CEO of a consultancy no requests of another', () => {
  const actor = { id: 'a', id_tenant: home, typeUser: 'USUARIO', typeCargo: 'CEO', permissions: {} } as const;
  expect(workScope(actor, 'other').erasures).toBe(false);
});
