import { expect, it } from 'vitest';
import { joinFacts } from './join-facts.ts';

it('joins facts by a dot that stays at the end of its line', () => {
  expect(joinFacts('Curitiba', 'PR', 'CEP 80010-000')).toBe('Curitiba\u00a0· PR\u00a0· CEP 80010-000');
});

it('leaves out what is empty', () => {
  expect(joinFacts('', 'PR', undefined, null, false)).toBe('PR');
  expect(joinFacts()).toBe('');
});
