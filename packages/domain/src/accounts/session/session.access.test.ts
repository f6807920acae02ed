import { expect, it } from 'vitest';
import { type SessionHolder, sessionRefusal } from './session.access.ts';

it.each([
  ['public', 'staff', undefined],
  ['public', 'client', undefined],
  ['staff', 'staff', undefined],
  ['staff', 'client', 'staff_only'],
  [undefined, 'staff', undefined],
  [undefined, 'client', 'staff_only'],
  ['client', 'staff', 'client_only'],
  ['client', 'client', undefined],
  ['any', 'staff', undefined],
  ['any', 'client', undefined],
] as const)('answers a call for %s made by %s with %s', { tags: ['F-105'] }, (kind, who: SessionHolder, refusal) => {
  expect(sessionRefusal(kind, who)?.code).toBe(refusal);
  expect(sessionRefusal(kind, who)?.status ?? 403).toBe(403);
});
