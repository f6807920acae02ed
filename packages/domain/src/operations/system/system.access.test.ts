import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canReadSystem, canRepeatJobs } from './system.access.ts';

it.each<[ActorScope, boolean]>([
  [actorWith('ADMIN CEO'), true],
  [actorWith('ADMIN TI'), true],
  [actorWith('ADMIN ANALISTA', 'permission_geral', 'gestor_geral'), false],
  [actorWith('ADMIN JURIDICO'), false],
  [actorWith('ADMIN FINANCEIRO'), false],
  [actorWith('USUARIO CEO'), false],
  [actorWith('USUARIO TI'), false],
  [actorWith('USUARIO GERENTE'), false],
  [actorWith('USUARIO PARCEIRO'), false],
])('gives access to the state of the system and its failed jobs: %o', (who, allowed) => {
  expect([canReadSystem(who), canRepeatJobs(who)]).toEqual([allowed, allowed]);
});
