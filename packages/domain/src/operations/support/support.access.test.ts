import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canReadReports } from './support.access.ts';

it.each<[ActorScope, boolean]>([
  [actorWith('ADMIN CEO'), true],
  [actorWith('ADMIN TI'), true],
  [actorWith('ADMIN ANALISTA', 'permission_geral', 'gestor_geral'), false],
  [actorWith('ADMIN JURIDICO'), false],
  [actorWith('ADMIN FINANCEIRO'), false],
  [actorWith('USUARIO CEO'), false],
  [actorWith('USUARIO TI'), false],
  [actorWith('USUARIO PARCEIRO'), false],
])('gives access to error reports: %o', { tags: ['D-19'] }, (who, reads) => {
  expect(canReadReports(who)).toBe(reads);
});
