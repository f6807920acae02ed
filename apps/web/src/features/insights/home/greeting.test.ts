import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  ['2026-11-20T07:59:00Z', 'Boa noite, Ana'],
  ['2026-11-20T08:00:00Z', 'Bom dia, Ana'],
  ['2026-11-20T15:00:00Z', 'Boa tarde, Ana'],
  ['2026-11-20T21:00:00Z', 'Boa noite, Ana'],
])('greets at %s in the time zone of Brasília', (at, expected) => {
  expect(greeting('Ana Souza', new Date(at))).toBe(expected);
});
