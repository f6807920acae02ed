import type { IdentityProvider } from '@restitui/domain/accounts/oidc/identity-provider.ts';

const steps: Record<IdentityProvider, readonly string[]> = {
  google: [
    'No Google Cloud, em APIs e serviços, Credenciais, crie um ID do cliente OAuth do tipo Aplicativo da Web.',
    'Em URIs de redirecionamento autorizados, cole o endereço de retorno.',
    'Copie para cá o ID e o segredo do cliente.',
  ],
  microsoft: [
    'No Microsoft Entra, em Registros de aplicativo, crie um aplicativo só para este diretório, com a plataforma Web e o endereço de retorno.',
    'Em Configuração de token, adicione ao token de ID as declarações opcionais email e xms_edov. Sem elas a entrada é recusada.',
    'Em Certificados e segredos, crie um segredo e copie para cá o valor, o ID do aplicativo e o ID do diretório.',
  ],
};

/** The steps at the provider that come before the form. */
export function ProviderSteps({ provider }: { provider: IdentityProvider }) {
  return (
    <ol className="mb-6 flex max-w-prose list-decimal flex-col gap-1 pl-5 text-body text-muted">
      {steps[provider].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
