import { expect, it } from 'vitest';
import { ageText } from './age-text.ts';

const at = '2026-11-20T12:00:00.000Z';

it.each([
  ['2026-11-20T12:00:00.000Z', 'há 0 s'],
  // The clock of another machine is ahead.
  ['2026-11-20T12:00:03.000Z', 'há 0 s'],
  ['2026-11-20T11:59:18.000Z', 'há 42 s'],
  ['2026-11-20T11:58:01.000Z', 'há 1 min'],
  ['2026-11-20T10:30:00.000Z', 'há 1 h'],
  ['2026-11-19T12:00:00.000Z', 'há 1 dia'],
  ['2026-11-13T11:00:00.000Z', 'há 7 dias'],
])('words the age of %s', (from, text) => {
  expect(ageText(from, at)).toBe(text);
});
