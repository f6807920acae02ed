import { isCpf } from '@restitui/brazil/cpf.ts';
import { digitsOf } from '@restitui/brazil/digits.ts';
import { z } from 'zod';
import { clientSummary } from '../../crm/clients/client-summary.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { user } from '../users/user.ts';

export const loginForm = z.object({
  email: z.string('Email é obrigatório').trim().min(1, 'Email é obrigatório').pipe(z.email('Email inválido')),
  password: z.string('Senha é obrigatória').min(1, 'Senha é obrigatória'),
});
export type LoginForm = z.input<typeof loginForm>;

export const clientLoginForm = z.object({
  cpfProprietario: z
    .string('CPF é obrigatório')
    .trim()
    .min(1, 'CPF é obrigatório')
    .refine((text) => text === '' || isCpf(text), 'CPF inválido. Verifique o número digitado.')
    .transform(digitsOf),
  password: z.string('Senha é obrigatória').min(1, 'Senha é obrigatória'),
});
export type ClientLoginForm = z.input<typeof clientLoginForm>;

const ownFields = {
  id_client: true,
  cnpjcpf: true,
  razao_social: true,
  id_tenant: true,
  id_owner: true,
  status: true,
} as const;

/** The client that a client session was opened for, and its owner. Named one by one: a field for staff stays out. */
export const sessionClient = clientSummary.pick(ownFields).extend({
  nome_fantasia: z.string(),
  nomeProprietario: z.string(),
  cpfProprietario: z.string(),
  emailProprietario: z.string(),
  contatoProprietario: z.string(),
  /** The password is provisional: the session may read but not sign. */
  mustChangePassword: z.boolean(),
});
export type SessionClient = z.infer<typeof sessionClient>;

/** The client named by a link; a client that the CPF does not own is ignored. */
export const wantedClient = z.object({ id: z.string().max(30).optional() });

/** A device on which the user is signed in. */
export const ownSession = z.object({
  id: z.string(),
  /** True for the session of the request. */
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  createdDate: z.string(),
  /** Accurate to about a minute. */
  lastSeenAt: z.string(),
});
export type OwnSession = z.infer<typeof ownSession>;

const endedSessions = enveloped(z.object({ ended: z.int() }));

export const sessionApi = {
  login: endpoint('POST /auth/login', {
    summary: 'Entrar com e-mail e senha',
    session: 'public',
    transaction: 'none',
    body: loginForm,
    response: z.object({ user, access_token: z.string() }),
  }),
  loginClient: endpoint('POST /auth/login-client', {
    summary: 'Entrar como cliente, com o CPF do proprietário e a senha',
    session: 'public',
    transaction: 'none',
    query: wantedClient,
    body: clientLoginForm.extend(wantedClient.shape),
    response: z.object({ client: sessionClient, access_token: z.string() }),
  }),
  logout: endpoint('POST /auth/logout', {
    summary: 'Encerrar esta sessão',
    duringEnrolment: true,
    session: 'any',
    transaction: 'none',
    response: enveloped(z.object({ ended: z.literal(true) })),
  }),
  me: endpoint('GET /auth/me', {
    summary: 'A pessoa desta sessão',
    duringEnrolment: true,
    transaction: 'shared',
    response: enveloped(user),
  }),
  listOwn: endpoint('GET /auth/sessions', {
    summary: 'Onde esta pessoa está conectada',
    transaction: 'shared',
    response: enveloped(z.array(ownSession)),
  }),
  endOthers: endpoint('DELETE /auth/sessions', {
    summary: 'Encerrar as outras sessões desta pessoa',
    transaction: 'none',
    response: endedSessions,
  }),
  endOne: endpoint('DELETE /auth/sessions/:id', {
    summary: 'Encerrar uma sessão desta pessoa',
    transaction: 'none',
    params: z.object({ id: z.string() }),
    response: endedSessions,
  }),
};
