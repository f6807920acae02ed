import { expect, it } from 'vitest';
import { ApiError, errorCodeOf } from './api-error.ts';

const error = (status: number, requestId?: string) => new ApiError({ status, code: 'x', message: 'x', requestId });

it('gives the code of a failure of the server', () => {
  expect(errorCodeOf(error(500, 'pedido-0001'))).toBe('pedido-0001');
  expect(errorCodeOf(error(507, 'pedido-0001'))).toBe('pedido-0001');
});

it.each([
  ['a refusal', error(409, 'pedido-0001')],
  ['a failure without an id', error(500)],
  ['an error of the browser', new Error('x')],
  ['nothing', undefined],
])('gives no code for %s', (_, cause) => {
  expect(errorCodeOf(cause)).toBeUndefined();
});
