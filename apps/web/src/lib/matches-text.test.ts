import { expect, it } from 'vitest';
import { matchesText } from './matches-text.ts';

it.each([
  ['', true],
  ['inicio', true],
  ['CONT bal', true],
  ['40.blt.000', true],
  ['40blt0', true],
  ['meridiano', false],
])('matches %o against the company: %s', (typed, found) => {
  expect(matchesText(typed, 'Baluarte Contábil Início', '40BLT000000168')).toBe(found);
});
