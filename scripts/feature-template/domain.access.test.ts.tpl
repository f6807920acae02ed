import { expect, it } from 'vitest';
import { role } from '../../../test-support/role.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canChange{{Items}}, canList{{Items}} } from './{{feature}}.access.ts';

it.each<[ActorScope, boolean, boolean]>([
  [role('ADMIN CEO'), true, true],
  [role('ADMIN TI'), true, false],
  [role('ADMIN ANALISTA'), true, false],
  [role('ADMIN FINANCEIRO'), true, false],
  [role('ADMIN JURIDICO'), true, false],
  [role('USUARIO CEO'), true, true],
  [role('USUARIO GERENTE'), true, false],
  [role('USUARIO PARCEIRO'), true, false],
  [role('USUARIO CONTABILIDADE'), true, false],
])('gives access to {{feature}}: %o', (who, lists, changes) => {
  expect([canList{{Items}}(who), canChange{{Items}}(who)]).toEqual([lists, changes]);
});
