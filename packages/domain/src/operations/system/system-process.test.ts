import { expect, it } from 'vitest';
import { isAlive } from './system-process.ts';

const at = '2026-11-20T12:00:00.000Z';

it.each([
  ['2026-11-20T12:00:00.000Z', true],
  ['2026-11-20T11:59:01.000Z', true],
  ['2026-11-20T11:59:00.000Z', false],
  // The clock of another machine is ahead.
  ['2026-11-20T12:00:05.000Z', true],
])('judges a process that was seen at %s', (seenAt, alive) => {
  expect(isAlive({ seenAt }, at)).toBe(alive);
});
