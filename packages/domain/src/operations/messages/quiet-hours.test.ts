import { expect, it } from 'vitest';
import { endOfQuietHours, isQuietHour } from './quiet-hours.ts';

it.each([
  ['2026-11-20T22:59:00Z', 20, 8, false],
  ['2026-11-20T23:00:00Z', 20, 8, true],
  ['2026-11-21T03:00:00Z', 20, 8, true],
  ['2026-11-21T10:59:00Z', 20, 8, true],
  ['2026-11-21T11:00:00Z', 20, 8, false],
  ['2026-11-21T15:00:00Z', 12, 14, true],
  ['2026-11-21T17:00:00Z', 12, 14, false],
  ['2026-11-21T15:00:00Z', 0, 0, false],
])('at %s, with quiet hours from %s to %s, is quiet: %s', (now, silencioDe, silencioAte, quiet) => {
  expect(isQuietHour({ silencioDe, silencioAte }, new Date(now))).toBe(quiet);
});

it.each([
  ['2026-11-20T22:59:00.000Z', undefined],
  ['2026-11-20T23:10:00.000Z', '2026-11-21T11:00:00.000Z'],
  ['2026-11-21T10:59:59.999Z', '2026-11-21T11:00:00.000Z'],
])('a message of %s waits until %s', (now, at) => {
  expect(endOfQuietHours({ silencioDe: 20, silencioAte: 8 }, new Date(now))?.toISOString()).toBe(at);
});

it('ends even when all hours but one are quiet', () => {
  const at = endOfQuietHours({ silencioDe: 9, silencioAte: 8 }, new Date('2026-11-21T12:30:00Z'));
  expect(at?.toISOString()).toBe('2026-11-22T11:00:00.000Z');
});
