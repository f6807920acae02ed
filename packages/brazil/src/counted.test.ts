import { expect, it } from 'vitest';
import { counted, plural } from './counted.ts';

it.each([
  [0, '0 clientes'],
  [1, '1 cliente'],
  [2, '2 clientes'],
  [1200, '1.200 clientes'],
])('counts %i as %s', (number, text) => {
  expect(counted(number, 'cliente', 'clientes')).toBe(text);
});

it('chooses the form of a verb', () => {
  expect([1, 3].map((number) => plural(number, 'Resta', 'Restam'))).toEqual(['Resta', 'Restam']);
});
