import { expect, it } from 'vitest';
import { actorWith, elsewhere, home } from '../../../test-support/actor-with.ts';
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
    expect(canSkipWhatsAppCode(actorWith(who), [elsewhere, home])).toBe(waived);
    expect(canSkipWhatsAppCode(actorWith(who), [elsewhere])).toBe(false);
    expect(canSkipWhatsAppCode(actorWith(who), [])).toBe(false);
  },
);
