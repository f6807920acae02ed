import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { clientSignInError } from './client-sign-in-error.ts';

const refused = (status: number, code: string, message = 'palavras do servidor') =>
  new ApiError({ status, code, message });

it.each([
  ['F-109 F-113 C-05', refused(401, 'wrong_client_credentials'), 'Erro ao fazer login: Credenciais inválidas'],
  ['F-110', refused(500, 'unexpected'), 'Erro no servidor'],
  ['F-110', refused(0, 'network', 'Erro de rede'), 'Erro no servidor'],
  ['F-110', new Error('qualquer'), 'Erro no servidor'],
  ['F-111', refused(200, 'unexpected_answer'), 'Cliente não encontrado ou não autenticado'],
  ['F-111', refused(403, 'client_without_company'), 'Cliente não encontrado ou não autenticado'],
  ['C-03', refused(403, 'unknown_host', 'Nenhuma empresa.'), 'Nenhuma empresa.'],
])('%s %s', (_, error, text) => {
  expect(clientSignInError(error)).toBe(text);
});
