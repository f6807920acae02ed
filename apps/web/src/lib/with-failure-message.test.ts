import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { withFailureMessage } from './with-failure-message.ts';

const words = 'Erro ao aplicar alteração de Minuta';
const said = (error: unknown) => {
  try {
    withFailureMessage(words)(error);
  } catch (thrown) {
    return (thrown as Error).message;
  }
};
it('keeps the code that names the failure in the log', () => {
  const broke = new ApiError({ status: 500, code: 'unexpected', message: 'x', requestId: 'pedido-0001' });
  expect(() => withFailureMessage(words)(broke)).toThrow(expect.objectContaining({ requestId: 'pedido-0001' }));
});

const failure = (status: number, code = 'x') => new ApiError({ status, code, message: 'do servidor' });

it('replaces the message of a failure by that of the feature, but keeps the message of a refusal', {
  tags: ['W-573', 'W-574', 'W-575'],
}, () => {
  expect(said(failure(500))).toBe(words);
  expect(said(failure(200, 'unexpected_answer'))).toBe(words);
  expect(said(failure(409))).toBe('do servidor');
  expect(said(failure(0))).toBe('do servidor');
});
