import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canEditReminderRule } from './reminders.access.ts';

it.each([
  ['ADMIN CEO', true],
  ['ADMIN TI', true],
  ['ADMIN ANALISTA', false],
  ['ADMIN JURIDICO', false],
  ['ADMIN FINANCEIRO', false],
  ['USUARIO CEO', true],
  ['USUARIO GERENTE', false],
  ['USUARIO PARCEIRO', false],
  ['USUARIO CONTABILIDADE', false],
] as const)('allows %s to edit the reminder rule: %s', (who, may) => {
  expect(canEditReminderRule(actorWith(who, 'permission_geral'))).toBe(may);
});
