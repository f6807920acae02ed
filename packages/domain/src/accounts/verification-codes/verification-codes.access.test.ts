import { expect, it } from 'vitest';
import { elsewhere, home, role } from '../../../test-support/role.ts';
import { canSkipWhatsAppCode } from './verification-codes.access.ts';

it.each([
  ['USUARIO CEO', true],
  ['USUARIO GERENTE', true],
  ['USUARIO PARCEIRO', true],
  ['USUARIO CONTABILIDADE', false],
  ['ADMIN CEO', false],
  ['ADMIN ANALISTA', false],
] as const)(
  'lets %s of a configured tenant skip the WhatsApp code: %s',
  { tags: ['I-133', 'I-134'] },
  (who, waived) => {
    expect(canSkipWhatsAppCode(role(who), [elsewhere, home])).toBe(waived);
    expect(canSkipWhatsAppCode(role(who), [elsewhere])).toBe(false);
    expect(canSkipWhatsAppCode(role(who), [])).toBe(false);
  },
);
