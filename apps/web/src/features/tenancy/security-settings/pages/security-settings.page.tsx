import { useQuery } from '@tanstack/react-query';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Page } from '../../../../ui/page.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { OidcSettingsLink } from '../../../accounts/oidc/components/oidc-settings-link.tsx';
import { SecuritySettingsForm } from '../components/security-settings-form.tsx';
import { securityMessages } from '../security-settings.messages.ts';
import { securitySettingsQuery } from '../security-settings.queries.ts';

/** Rules for the sign-in and the sessions of a consultancy, or of the provider. */
export function SecuritySettingsPage() {
  const actor = useActor();
  const tenant = useActingTenant();
  const selected = useSelectedTenant();
  const { data, isPending, error, isFetching, refetch } = useQuery(securitySettingsQuery(tenant));
  const whose = actor.typeUser === 'ADMIN' ? (selected?.title ?? 'Equipe do provedor') : 'Entrada e sessões da empresa';

  return (
    <Page title="Segurança" description={whose} actions={<OidcSettingsLink />}>
      <Card aria-label="Regras de segurança" className="max-w-3xl">
        {isPending && <LoadingBlock className="h-56 w-full" />}
        {error && !data && (
          <ErrorState
            title={securityMessages.loadFailed}
            error={error}
            onRetry={() => refetch()}
            retrying={isFetching}
          />
        )}
        {data && <SecuritySettingsForm key={JSON.stringify([tenant, data])} settings={data} />}
      </Card>
    </Page>
  );
}
