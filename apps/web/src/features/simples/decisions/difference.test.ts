import { expect, it } from 'vitest';
import { differenceOf, signedBRL } from './difference.ts';

it('formats a difference to the cent with its sign', () => {
  expect(differenceOf({ antes: 0.1, depois: 0.3 })).toBe(0.2);
  expect(differenceOf({ antes: 159.24, depois: 100 })).toBe(-59.24);
  const plain = (value: number) => signedBRL(value).replace(/\u00a0/g, ' ');
  expect([plain(21.5), plain(-21.5), plain(0)]).toEqual(['+ R$ 21,50', '− R$ 21,50', 'R$ 0,00']);
});
