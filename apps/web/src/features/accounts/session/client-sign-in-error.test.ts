import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { clientSignInError } from './client-sign-in-error.ts';

const refused = (status: number, code: string, message = 'palavras do servidor') =>
  new ApiError({ status, code, message });

it.each([
  ['wrong credentials', refused(401, 'wrong_client_credentials'), 'Erro ao fazer login: Credenciais inválidas'],
  ['a failed server', refused(500, 'unexpected'), 'Erro no servidor'],
  ['an unreachable server', refused(0, 'network', 'Erro de rede'), 'Erro no servidor'],
  ['another error', new Error('qualquer'), 'Erro no servidor'],
  ['an unexpected response', refused(200, 'unexpected_answer'), 'Cliente não encontrado ou não autenticado'],
  ['a client without company', refused(403, 'client_without_company'), 'Cliente não encontrado ou não autenticado'],
  ['an unknown host', refused(403, 'unknown_host', 'Nenhuma empresa.'), 'Nenhuma empresa.'],
])('has a message for %s', { tags: ['F-109', 'F-110', 'F-111', 'F-113', 'C-03', 'C-05'] }, (_, error, text) => {
  expect(clientSignInError(error)).toBe(text);
});
