import { expect, test } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canEditReminderRule } from './reminders.access.ts';

test.each([
  ['ADMIN CEO', true],
  ['ADMIN TI', true],
  ['ADMIN ANALISTA', false],
  ['ADMIN JURIDICO', false],
  ['ADMIN FINANCEIRO', false],
  ['USUARIO CEO', true],
  ['USUARIO GERENTE', false],
  ['USUARIO PARCEIRO', false],
  ['USUARIO CONTABILIDADE', false],
] as const)('%s edits the rule of reminders: %s', (who, may) => {
  expect(canEditReminderRule(role(who, 'permission_geral'))).toBe(may);
});
