import { expect, it } from 'vitest';
import { enteredMoney } from './money.ts';

it.each([0, 0.01, 159.24, 9_999_999_999.99])('accepts the amount %d', (value) => {
  expect(enteredMoney.parse(value)).toBe(value);
});

it.each([
  ['159.24', 'Por favor, insira um valor válido.'],
  [null, 'Por favor, insira um valor válido.'],
  [10_000_000_000, 'Por favor, insira um valor válido.'],
  [-0.01, 'O valor não pode ser negativo.'],
  [1.001, 'Use no máximo 2 casas decimais.'],
])('rejects %j: %s', (value, message) => {
  expect(enteredMoney.safeParse(value).error?.issues[0]?.message).toBe(message);
});
