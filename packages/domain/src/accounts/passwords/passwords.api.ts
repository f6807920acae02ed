import { isCpf } from '@restitui/brazil/cpf.ts';
import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { newPassword } from './new-password.ts';

const accepted = enveloped(z.object({ accepted: z.literal(true) }));
const changed = enveloped(z.object({ changed: z.literal(true) }));

const cpf = z
  .string('CPF é obrigatório')
  .trim()
  .min(1, 'CPF é obrigatório')
  .refine((text) => text === '' || isCpf(text), 'CPF inválido. Verifique o número digitado.')
  .transform((text) => text.replace(/\D/g, ''));

export const forgotForm = z.object({
  email: z.string('Email é obrigatório').trim().min(1, 'Email é obrigatório').pipe(z.email('Email inválido')),
});

const token = z.string().min(1).max(200);

export const resetForm = z.object({ token, password: newPassword });

export const clientForgotForm = z.object({ cpf });

export const clientPasswordForm = z.object({
  cpf,
  code: z
    .string('Informe o código')
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .pipe(z.string().min(1, 'Informe o código').max(20, 'Código muito longo')),
  password: newPassword,
});

export const ownPasswordForm = z.object({
  current: z.string('Informe a senha atual').min(1, 'Informe a senha atual').max(200, 'Senha muito longa'),
  password: newPassword,
});

export const passwordsApi = {
  forgot: endpoint('POST /auth/forgot-password', {
    summary: 'Pedir um link para criar uma nova senha',
    session: 'public',
    transaction: 'none',
    status: 202,
    body: forgotForm,
    response: accepted,
  }),
  readLink: endpoint('POST /auth/reset-password/read', {
    summary: 'A conta de um link que ainda vale para criar uma nova senha',
    session: 'public',
    transaction: 'none',
    body: z.object({ token }),
    response: enveloped(z.object({ email: z.string() })),
  }),
  reset: endpoint('POST /auth/reset-password', {
    summary: 'Criar uma nova senha com o link recebido',
    session: 'public',
    transaction: 'none',
    body: resetForm,
    response: changed,
  }),
  clientForgot: endpoint('POST /auth/client/forgot', {
    summary: 'Pedir o código com que um cliente cria uma nova senha',
    session: 'public',
    transaction: 'none',
    status: 202,
    body: clientForgotForm,
    response: accepted,
  }),
  clientChange: endpoint('POST /auth/client/password', {
    summary: 'Criar a senha de um cliente com o código recebido',
    session: 'public',
    transaction: 'none',
    body: clientPasswordForm,
    response: changed,
  }),
  changeOwn: endpoint('POST /auth/password', {
    summary: 'Trocar a própria senha; encerra as outras sessões',
    transaction: 'none',
    body: ownPasswordForm,
    response: changed,
  }),
};
