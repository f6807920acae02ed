import { errors } from '../../wire/errors.ts';

const useTheirs = 'Use a conta com o e-mail do seu cadastro ou entre com e-mail e senha.';

export const oidcErrors = errors({
  oidc_settings_denied: [403, 'Só o CEO pode alterar a entrada com Google ou Microsoft.'],
  oidc_not_configured: [404, 'A entrada com este provedor não está ativa nesta empresa.'],
  oidc_unavailable: [502, 'O provedor não respondeu. Tente novamente ou entre com e-mail e senha.'],
  oidc_expired: [400, 'Esta entrada expirou ou já foi usada. Comece de novo.'],
  oidc_cancelled: [400, 'A entrada foi cancelada no provedor.'],
  oidc_rejected: [403, 'A resposta do provedor não pôde ser verificada. Comece de novo.'],
  oidc_unverified_email: [403, `O provedor não confirmou o e-mail desta conta. ${useTheirs}`],
  oidc_domain_denied: [403, `Contas deste domínio de e-mail não entram nesta empresa. ${useTheirs}`],
  oidc_unknown_account: [403, `Nenhum usuário desta empresa tem o e-mail desta conta. ${useTheirs}`],
  oidc_other_identity: [
    403,
    'Este usuário já entra com outra conta deste provedor. Entre com ela ou com e-mail e senha.',
  ],
});

/** Reasons why a sign-in at a provider ends without a session. */
export const oidcRefusals = [
  'oidc_unavailable',
  'oidc_cancelled',
  'oidc_rejected',
  'oidc_unverified_email',
  'oidc_domain_denied',
  'oidc_unknown_account',
  'oidc_other_identity',
  'user_not_accepted',
  'wrong_tenant',
] as const;
export type OidcRefusal = (typeof oidcRefusals)[number];
