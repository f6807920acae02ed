import { expect, it } from 'vitest';
import { matchesText, matchIn } from './matches-text.ts';

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

it.each([
  ['acai', 'Padaria Açaí Ltda', [8, 12]],
  ['PADA ltda', 'Padaria Açaí Ltda', [0, 4]],
  ['x', 'Padaria', undefined],
  [' ', 'Padaria', undefined],
])('finds %j in %j at %j', (typed, text, at) => {
  expect(matchIn(typed, text)).toEqual(at);
});
