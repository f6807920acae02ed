import { verificationCodesApi } from '@restitui/domain/accounts/verification-codes/verification-codes.api.ts';
import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { addTenant, addUser, as, type Caller, newCnpj, newCpf, type TestServer } from './harness.ts';
import { deliverMessages } from './messages.ts';

/** Returns the body of a registration of a new company with a new owner. */
export const registration = (values: Record<string, unknown> = {}) => ({
  cnpjcpf: newCnpj(),
  razao_social: 'PADARIA BOA MASSA LTDA',
  cnae_principal: '10.91-1-02',
  atividadePrincipal: 'Padaria e confeitaria',
  nomeProprietario: 'Helena Prado',
  cpfProprietario: newCpf(),
  contatoProprietario: '62988887777',
  emailProprietario: 'helena@massa.test',
  nomeContador: 'Caio Lima',
  contatoContador: '(62) 3333-2222',
  emailContador: 'caio@contas.test',
  li_aceito_tenant: true as const,
  status: 'ATIVO',
  cep: '74000-000',
  logradouro: 'Rua 1',
  bairro: 'Centro',
  numero: '10',
  municipio: 'Goiânia',
  estado: 'GO',
  complemento: '',
  password: 'massa1',
  comissaoTenant: 21,
  comissao_escrita: 'noventa',
  agencia: '0001',
  conta: '12345-6',
  banco: '001 - Banco do Brasil S.A.',
  ...values,
});

const codesIn = (text: string) => text.match(/\b[A-Z0-9]{4}\b/g) ?? [];

/**
 * Returns the code from the last message that has one, as a user finds it: the only upper-case word of four characters.
 * A message of another event may be sent at the same time.
 */
export async function readSentCode(server: TestServer): Promise<string> {
  const messages = await deliverMessages(server);
  const [code] = messages.map(({ text }) => codesIn(text)).find((codes) => codes.length === 1) ?? [];
  if (!code) throw new Error(`One code was expected in: ${messages.map(({ text }) => text).join('\n')}`);
  return code;
}

export async function proveWhatsApp(server: TestServer, caller: Caller, to = '62988887777'): Promise<void> {
  await caller.call(verificationCodesApi.sendWhatsApp, { body: { empresa: 'Casa', to } });
  await caller.call(verificationCodesApi.verifyWhatsApp, { body: { to, code: await readSentCode(server) } });
}

export async function proveEmail(server: TestServer, caller: Caller, to = 'helena@massa.test'): Promise<void> {
  await caller.call(verificationCodesApi.sendEmail, { body: { empresa: 'Casa', to } });
  await caller.call(verificationCodesApi.verifyEmail, { body: { to, code: await readSentCode(server) } });
}

/** Verifies both contacts, then registers. */
export async function register(server: TestServer, caller: Caller, body = registration()) {
  await proveWhatsApp(server, caller);
  await proveEmail(server, caller);
  return caller.try(clientChangesApi.create, { body });
}

export type RegistrationScenario = Awaited<ReturnType<typeof openRegistrationScenario>>;

/** A consultancy whose partner registers clients. */
export async function openRegistrationScenario(server: TestServer) {
  const provider = await addTenant(server, { isProvider: true });
  const home = await addTenant(server, { hosts: ['casa.localhost'] });
  const partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  const staff = await as(server, partner);
  return {
    provider,
    home,
    partner,
    staff,
    /**
     * Returns a new session, in which codes of other tests are not valid; moves the clock past the pause between codes.
     */
    newSession: async (user = partner) => {
      server.clock.move(31_000);
      return as(server, user);
    },
  };
}

export const issuesOf = ({ body }: { body: object }) =>
  (body as { issues?: { path: string; message: string }[] }).issues;
