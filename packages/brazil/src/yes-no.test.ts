import { expect, it } from 'vitest';
import { formatYesNo } from './yes-no.ts';

it.each([
  [true, 'Sim'],
  ['true', 'Sim'],
  [' SIM ', 'Sim'],
  [1, 'Sim'],
  [false, 'Não'],
  ['Não', 'Não'],
  ['nao', 'Não'],
  ['0', 'Não'],
  ['', '-'],
  [null, '-'],
  [undefined, '-'],
  [2, '-'],
])('shows %j as %s', { tags: ['W-594'] }, (value, shown) => {
  expect(formatYesNo(value)).toBe(shown);
});
