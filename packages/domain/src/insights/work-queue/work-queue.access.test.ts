import { expect, it } from 'vitest';
import type { TypeCargo, TypeUser } from '../../accounts/users/cargo.ts';
import type { TenantId } from '../../tenancy/tenants/tenant-id.ts';
import { workScope } from './work-queue.access.ts';

const home = 't' as TenantId;

it.each<
  [
    TypeUser,
    TypeCargo,
    pending: boolean,
    credits: boolean,
    decisions: boolean,
    invites: string,
    erasures: boolean,
    failures: string,
  ]
>([
  ['ADMIN', 'CEO', true, true, true, 'all', true, 'messages jobs'],
  ['ADMIN', 'TI', false, false, false, 'all', true, 'jobs'],
  ['ADMIN', 'ANALISTA', true, true, true, 'none', false, 'none'],
  ['ADMIN', 'JURIDICO', true, false, false, 'none', false, 'none'],
  ['ADMIN', 'FINANCEIRO', false, false, false, 'none', false, 'none'],
  ['USUARIO', 'CEO', true, true, false, 'all', true, 'messages'],
  ['USUARIO', 'GERENTE', true, true, false, 'none', false, 'none'],
  ['USUARIO', 'PARCEIRO', true, true, false, 'none', false, 'none'],
  ['USUARIO', 'CONTABILIDADE', true, true, false, 'none', false, 'none'],
])('%s %s reads contracts %s, credits %s, decisions %s, invitations %s, erasures %s, failures %s', (...row) => {
  const [typeUser, typeCargo, pending, limitation, decisions, kind, erasures, failures] = row;
  const actor = { id: 'a', id_tenant: home, typeUser, typeCargo, permissions: {} };
  const [messages, jobs] = [failures.includes('messages'), failures.includes('jobs')];
  const read = { pending, limitation, decisions, invitations: { kind }, erasures, messages, jobs };
  expect(workScope(actor, home)).toEqual(read);
});

it('shows the CEO of a consultancy no requests of another', () => {
  const actor = { id: 'a', id_tenant: home, typeUser: 'USUARIO', typeCargo: 'CEO', permissions: {} } as const;
  expect(workScope(actor, 'other').erasures).toBe(false);
});
