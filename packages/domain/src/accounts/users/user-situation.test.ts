import { expect, it } from 'vitest';
import { situationOf } from './user-situation.ts';

const now = new Date('2026-11-23T12:00:00Z');
const before = '2026-11-23T11:59:59.000Z';
const after = '2026-11-23T12:00:01.000Z';

it.each([
  [true, null, null, 'ATIVO'],
  [false, null, null, 'PENDENTE'],
  [false, null, after, 'CONVIDADO'],
  [true, null, after, 'CONVIDADO'],
  [false, null, before, 'CONVITE_VENCIDO'],
  [false, null, now.toISOString(), 'CONVITE_VENCIDO'],
  [false, before, null, 'SUSPENSO'],
  [false, before, after, 'SUSPENSO'],
] as const)(
  'accepted %s, suspended %s, invited until %s is %s',
  (isAccepted, suspendedAt, inviteExpiresAt, expected) => {
    expect(situationOf({ isAccepted, suspendedAt, inviteExpiresAt }, now)).toBe(expected);
  },
);
