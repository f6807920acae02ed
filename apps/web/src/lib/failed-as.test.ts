import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { failedAs } from './failed-as.ts';

const words = 'Erro ao aplicar alteração de Minuta';
const said = (error: unknown) => {
  try {
    failedAs(words)(error);
  } catch (thrown) {
    return (thrown as Error).message;
  }
};
const failure = (status: number, code = 'x') => new ApiError({ status, code, message: 'do servidor' });

test('W-573 W-574 W-575 a call that broke is told in the words of its feature, a refusal in its own', () => {
  expect(said(failure(500))).toBe(words);
  expect(said(failure(200, 'unexpected_answer'))).toBe(words);
  expect(said(failure(409))).toBe('do servidor');
  expect(said(failure(0))).toBe('do servidor');
});
