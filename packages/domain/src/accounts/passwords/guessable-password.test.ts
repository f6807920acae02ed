import { expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const maria = ['Maria da Conceição Souza', 'maria.souza@meridiano.com.br', 'Meridiano Fiscal', null, undefined];

it.each([
  ['Maria2026', true],
  ['maria123456789', true],
  ['MARIASOUZA', true],
  ['Conceicao@1', true],
  ['conceição1', true],
  ['maria.souza@meridiano.com.br', true],
  ['Meridiano2026', true],
  ['meridianofiscal!', true],
  ['Restitui2026', true],
  ['Senha2026', true],
  ['Demo@2026!', false],
  ['Cliente@2026', false],
  ['maria gosta de cuscuz', false],
  ['da2026xyz', false],
  ['correto cavalo bateria', false],
])('knows whether %s is little more than a known word: %s', (password, guessable) => {
  expect(isGuessable(password, maria)).toBe(guessable);
});
