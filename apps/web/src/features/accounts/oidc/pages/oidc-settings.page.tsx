import { identityProvider, identityProviderLabels } from '@restitui/domain/accounts/oidc/identity-provider.ts';
import type { OidcSettings } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Page } from '../../../../ui/page.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { ProviderForm } from '../components/provider-form.tsx';
import { ProviderSteps } from '../components/provider-steps.tsx';
import { oidcMessages } from '../oidc.messages.ts';
import { oidcSettingsQuery } from '../oidc.queries.ts';

/** The company's registrations at Google and Microsoft. */
export function OidcSettingsPage() {
  const actor = useActor();
  const tenant = useActingTenant();
  const selected = useSelectedTenant();
  const { data, isPending, error, isFetching, refetch } = useQuery(oidcSettingsQuery(tenant));
  const whose = actor.typeUser === 'ADMIN' ? (selected?.title ?? 'Equipe do provedor') : 'Equipe da empresa';

  return (
    <Page
      title="Entrada com Google ou Microsoft"
      description={whose}
      breadcrumb={actor.typeCargo === 'CEO' ? [{ label: 'Segurança', link: { to: '/seguranca' } }] : []}
    >
      {isPending && <LoadingBlock className="h-96 w-full max-w-3xl" />}
      {error && !data && (
        <ErrorState title={oidcMessages.loadFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {data && <Providers key={tenant} settings={data} />}
    </Page>
  );
}

function Providers({ settings: { redirectUri, providers } }: { settings: OidcSettings }) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card
        title="Endereço de retorno"
        description="O provedor devolve as pessoas a este endereço. Registre-o lá, sem alterações."
      >
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 flex-1 break-all rounded-md bg-sunken px-3 py-2 text-body">{redirectUri}</code>
          <CopyButton text={redirectUri} />
        </div>
      </Card>
      {identityProvider.options.map((provider) => {
        const record = providers.find((stored) => stored.provider === provider);
        return (
          <Card
            key={provider}
            title={identityProviderLabels[provider]}
            description="Quem entra precisa já ser usuário da empresa com o mesmo e-mail. Ninguém é cadastrado por aqui."
          >
            <ProviderSteps provider={provider} />
            <ProviderForm key={record?.updatedDate} provider={provider} record={record} />
          </Card>
        );
      })}
    </div>
  );
}
