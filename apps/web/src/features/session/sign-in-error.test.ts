import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { signInError } from './sign-in-error.ts';

it("shows the server's words (F-102)", () => {
  const refused = new ApiError({ status: 403, code: 'user_not_accepted', message: 'Usuário não aceito' });
  expect(signInError(refused)).toBe('Usuário não aceito');
});

it('says how long to wait when tries were too many', () => {
  const slowed = new ApiError({ status: 429, code: 'too_many_attempts', message: 'Aguarde.', retryAfter: 150 });
  expect(signInError(slowed)).toBe('Aguarde. Tente novamente em 3 min.');
});

it('says so when an answer carries no user (F-101)', () => {
  expect(signInError(new ApiError({ status: 200, code: 'unexpected_answer', message: '' }))).toBe(
    'Usuário não encontrado',
  );
});

it('has a word for what nobody foresaw', () => {
  expect(signInError(new TypeError('x'))).toBe('Ocorreu um erro desconhecido');
});
