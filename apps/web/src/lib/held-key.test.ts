import { expect, it } from 'vitest';
import { isHeldDown } from './held-key.ts';

it.each([
  ['f', false, false],
  ['f', true, true],
  ['F', true, true],
  ['Enter', true, true],
  ['j', true, false],
  ['K', true, false],
])('of the key %s with repeat %s it is %s', (key, repeat, held) => {
  expect(isHeldDown({ key, repeat })).toBe(held);
});
