import { expect, it } from 'vitest';
import { sealedTexts } from './sealed-texts.ts';

const texts = sealedTexts('chave');

it('decrypts a text for its own place, and the encrypted text reveals nothing', () => {
  const sealed = texts.seal('Seu código é 7KQ2.', 'a1');
  expect(texts.open(sealed, 'a1')).toBe('Seu código é 7KQ2.');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('7KQ2');
  expect(texts.seal('Seu código é 7KQ2.', 'a1')).not.toBe(sealed);
});

it.each([
  ['another place', (sealed: string) => texts.open(sealed, 'a2')],
  ['another key', (sealed: string) => sealedTexts('outra').open(sealed, 'a1')],
  ['changed', (sealed: string) => texts.open(`${sealed[0] === 'A' ? 'B' : 'A'}${sealed.slice(1)}`, 'a1')],
  ['cut', (sealed: string) => texts.open(sealed.slice(0, 20), 'a1')],
  ['never sealed', () => texts.open('Seu código é 7KQ2, válido por 10 minutos.', 'a1')],
])('does not decrypt %s', (_, open) => {
  expect(open(texts.seal('Seu código é 7KQ2.', 'a1'))).toBeUndefined();
});
