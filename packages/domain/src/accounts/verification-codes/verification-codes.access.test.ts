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
    expect(canSkipWhatsAppCode(actorWith(who), { waivedTenants: [elsewhere, home], isConnected: true })).toBe(waived);
    expect(canSkipWhatsAppCode(actorWith(who), { waivedTenants: [elsewhere], isConnected: true })).toBe(false);
    expect(canSkipWhatsAppCode(actorWith(who), { waivedTenants: [], isConnected: false })).toBe(true);
  },
);
