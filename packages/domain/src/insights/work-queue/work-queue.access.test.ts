import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
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
  expect(workScope(actor, home)).toMatchObject(read);
});

it('shows the CEO of a consultancy no requests of another', () => {
  const actor = { id: 'a', id_tenant: home, typeUser: 'USUARIO', typeCargo: 'CEO', permissions: {} } as const;
  expect(workScope(actor, 'other').erasures).toBe(false);
});

it.each([
  ['ADMIN CEO', actorWith('ADMIN CEO'), 'all'],
  [
    'ADMIN ANALISTA with update_user_product and permission_product',
    actorWith('ADMIN ANALISTA', 'update_user_product', 'permission_product', 'fcvs'),
    ['FCVS'],
  ],
  [
    'ADMIN ANALISTA with update_user_product, who lists only own products',
    actorWith('ADMIN ANALISTA', 'update_user_product'),
    [],
  ],
  ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA', 'permission_product', 'fcvs'), null],
  [
    'ADMIN JURIDICO, who has no page to assign on',
    actorWith('ADMIN JURIDICO', 'update_user_product', 'permission_geral'),
    null,
  ],
  ['ADMIN TI', actorWith('ADMIN TI'), null],
  ['USUARIO CEO', actorWith('USUARIO CEO', 'update_user_product'), null],
  ['USUARIO GERENTE', actorWith('USUARIO GERENTE', 'update_user_product'), null],
] as const)('lets %s assign products without an analyst', (_, actor, services) => {
  const { unassigned } = workScope(actor, home);
  expect(unassigned === null || unassigned === 'all' ? unassigned : unassigned.services).toEqual(services);
});

it.each([
  ['ADMIN ANALISTA of a service', actorWith('ADMIN ANALISTA', 'fcvs'), true],
  ['ADMIN ANALISTA without it', actorWith('ADMIN ANALISTA'), false],
  ['USUARIO CEO', actorWith('USUARIO CEO'), false],
] as const)('asks %s for the first assessment of an assigned product: %s', (_, actor, asks) => {
  const { unassessed } = workScope(actor, home);
  expect(unassessed !== null && unassessed !== 'all' && unassessed.assigned.includes('FCVS')).toBe(asks);
});
