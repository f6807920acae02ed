import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canChange{{Items}}, canList{{Items}} } from './{{feature}}.access.ts';

it.each<[ActorScope, boolean, boolean]>([
  [actorWith('ADMIN CEO'), true, true],
  [actorWith('ADMIN TI'), true, false],
  [actorWith('ADMIN ANALISTA'), true, false],
  [actorWith('ADMIN FINANCEIRO'), true, false],
  [actorWith('ADMIN JURIDICO'), true, false],
  [actorWith('USUARIO CEO'), true, true],
  [actorWith('USUARIO GERENTE'), true, false],
  [actorWith('USUARIO PARCEIRO'), true, false],
  [actorWith('USUARIO CONTABILIDADE'), true, false],
])('gives access to {{feature}}: %o', (who, lists, changes) => {
  expect([canList{{Items}}(who), canChange{{Items}}(who)]).toEqual([lists, changes]);
});
