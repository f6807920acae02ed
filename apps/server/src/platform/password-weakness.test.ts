import { expect, it } from 'vitest';
import { leakedPasswords, weaknessOf } from './password-weakness.ts';

it('knows more leaked passwords than the 3,000 that ASVS 5.0 (6.2.4) asks for', () => {
  expect(leakedPasswords).toBeGreaterThan(15_000);
});

it.each([
  ['password1', 'password_leaked'],
  ['PassWord1', 'password_leaked'],
  ['senha123', 'password_leaked'],
  ['q1w2e3r4', 'password_leaked'],
  ['Restitui2026', 'password_guessable'],
  ['anapaula1', 'password_guessable'],
  ['Demo@2026!', undefined],
  ['Cliente@2026', undefined],
  ['uma frase que só eu sei', undefined],
])('gives the reason to refuse %s: %s', (password, code) => {
  expect(weaknessOf(password, ['Ana Paula'])?.code).toBe(code);
});
