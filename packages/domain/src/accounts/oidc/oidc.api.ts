import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { user } from '../users/user.ts';
import { identityProvider } from './identity-provider.ts';
import { oidcProviderForm } from './oidc-provider-form.ts';

/** Below `/api`: the address to which a provider sends the browser back. */
export const oidcCallbackPath = '/auth/oidc/callback';

/** The key of the one-time code in the fragment of the sign-in page's address; fragments are not sent to servers. */
export const oidcFragment = 'entrada';

const secretText = z.string().regex(/^[\w-]{43}$/, 'Valor inválido.');

/** A stored registration; the secret is never returned. */
export const oidcProvider = z.object({
  provider: identityProvider,
  client_id: z.string(),
  directory: z.string(),
  domains: z.array(z.string()),
  isActive: z.boolean(),
  updatedDate: z.string(),
});
export type OidcProvider = z.infer<typeof oidcProvider>;

const settings = z.object({
  /** The address to register at the provider. */
  redirectUri: z.string(),
  providers: z.array(oidcProvider),
});
export type OidcSettings = z.infer<typeof settings>;

const byProvider = z.object({ provider: identityProvider });

export const oidcApi = {
  providers: endpoint('GET /auth/oidc/providers', {
    summary: 'Provedores com que a equipe da empresa deste endereço pode entrar',
    session: 'public',
    response: enveloped(z.array(identityProvider)),
  }),
  start: endpoint('POST /auth/oidc/start', {
    summary: 'Começar a entrada com Google ou Microsoft; o navegador segue para o endereço devolvido',
    session: 'public',
    transaction: 'none',
    body: z.object({
      provider: identityProvider,
      /** SHA-256, in base64url, of a secret that the browser keeps. */
      challenge: secretText,
      /** Scheme, host and port of the page. */
      origin: z.url().max(300),
    }),
    response: enveloped(z.object({ url: z.string() })),
  }),
  finish: endpoint('POST /auth/oidc/finish', {
    summary: 'Trocar o código de uso único, recebido na volta do provedor, pela sessão',
    session: 'public',
    transaction: 'none',
    body: z.object({
      ticket: z.string().max(100),
      /** The secret whose hash was sent at the start. */
      verifier: secretText,
    }),
    response: z.object({ user, access_token: z.string() }),
  }),
  readSettings: endpoint('GET /auth/oidc/settings', {
    summary: 'Entrada com Google ou Microsoft: registro da empresa, sem o segredo',
    response: enveloped(settings),
  }),
  saveProvider: endpoint('PUT /auth/oidc/settings/:provider', {
    summary: 'Gravar o registro da empresa em um provedor; o segredo vazio mantém o gravado',
    recentSignIn: true,
    params: byProvider,
    body: oidcProviderForm,
    response: enveloped(oidcProvider),
  }),
  removeProvider: endpoint('DELETE /auth/oidc/settings/:provider', {
    summary: 'Remover o registro da empresa em um provedor',
    params: byProvider,
    response: enveloped(z.object({ removed: z.literal(true) })),
  }),
};
