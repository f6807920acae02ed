import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canChangeTags } from './tags.access.ts';

it.each<[ActorScope, boolean]>([
  [actorWith('ADMIN CEO'), true],
  [actorWith('ADMIN TI'), false],
  [actorWith('ADMIN ANALISTA'), false],
  [actorWith('ADMIN FINANCEIRO'), false],
  [actorWith('ADMIN JURIDICO'), false],
  [actorWith('USUARIO CEO'), true],
  [actorWith('USUARIO GERENTE'), true],
  [actorWith('USUARIO PARCEIRO'), false],
  [actorWith('USUARIO CONTABILIDADE'), false],
])('lets CEOs and managers change the list of tags: %o', (who, changes) => {
  expect(canChangeTags(who)).toBe(changes);
});
