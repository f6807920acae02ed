import { expect, it } from 'vitest';
import { asked } from './home-search.ts';

it.each([
  ['/cliente/11222333000181?aba=x', '/cliente/11222333000181?aba=x'],
  ['//outro.example/x', undefined],
  ['/\\outro.example', undefined],
  ['https://outro.example', undefined],
  [7, undefined],
])('goes on to %s: %s', (abrir, expected) => {
  expect(asked.parse({ abrir }).abrir).toBe(expected);
});
