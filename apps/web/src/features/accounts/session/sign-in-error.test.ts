import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { signInAdvice, signInError } from './sign-in-error.ts';

it("shows the server's message", { tags: ['F-102'] }, () => {
  const refused = new ApiError({ status: 403, code: 'user_not_accepted', message: 'Usuário não aceito' });
  expect(signInError(refused)).toBe('Usuário não aceito');
  expect(signInAdvice(refused)).toContain('ainda não ativou o seu cadastro');
  expect(signInAdvice(new ApiError({ status: 401, code: 'wrong_credentials', message: 'x' }))).toBeUndefined();
});

it('shows how long to wait after too many attempts', () => {
  const slowed = new ApiError({ status: 429, code: 'too_many_attempts', message: 'Aguarde.', retryAfter: 150 });
  expect(signInError(slowed)).toBe('Aguarde. Tente novamente em 3 min.');
});

it('reports a response without a user', { tags: ['F-101'] }, () => {
  expect(signInError(new ApiError({ status: 200, code: 'unexpected_answer', message: '' }))).toBe(
    'Usuário não encontrado',
  );
});

it('shows a generic message for unexpected errors', () => {
  expect(signInError(new TypeError('x'))).toBe('Ocorreu um erro desconhecido');
});
