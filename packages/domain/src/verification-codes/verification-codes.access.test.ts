import { expect, it } from 'vitest';
import { elsewhere, home, role } from '../../test-support/role.ts';
import { skipsWhatsAppCode } from './verification-codes.access.ts';

it.each([
  ['USUARIO CEO', true],
  ['USUARIO GERENTE', true],
  ['USUARIO PARCEIRO', true],
  ['USUARIO CONTABILIDADE', false],
  ['ADMIN CEO', false],
  ['ADMIN ANALISTA', false],
] as const)('I-133 I-134 %s of a configured tenant goes without the WhatsApp code: %s', (who, waived) => {
  expect(skipsWhatsAppCode(role(who), [elsewhere, home])).toBe(waived);
  expect(skipsWhatsAppCode(role(who), [elsewhere])).toBe(false);
  expect(skipsWhatsAppCode(role(who), [])).toBe(false);
});
