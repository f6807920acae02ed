import { z } from 'zod';
import { user } from '../users/users.api.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';

export const loginForm = z.object({
  email: z.string('Email é obrigatório').trim().min(1, 'Email é obrigatório').pipe(z.email('Email inválido')),
  password: z.string('Senha é obrigatória').min(1, 'Senha é obrigatória'),
});
export type LoginForm = z.input<typeof loginForm>;

export const sessionApi = {
  login: endpoint('POST /auth/login', {
    summary: 'Entrar com e-mail e senha',
    session: 'public',
    transaction: 'none',
    body: loginForm,
    response: z.object({ user, access_token: z.string() }),
  }),
  logout: endpoint('POST /auth/logout', {
    summary: 'Encerrar esta sessão',
    session: 'any',
    transaction: 'none',
    response: enveloped(z.object({ ended: z.literal(true) })),
  }),
  me: endpoint('GET /auth/me', {
    summary: 'A pessoa desta sessão',
    transaction: 'none',
    response: enveloped(user),
  }),
};
