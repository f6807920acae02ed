import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Page } from '../../../../ui/page.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { OidcSettingsLink } from '../../../accounts/oidc/components/oidc-settings-link.tsx';
import { EvidenceLink } from '../../../agreements/evidence/components/evidence-link.tsx';
import { ReminderRuleCard } from '../../../agreements/reminders/components/reminder-rule-card.tsx';
import { RecordHistory } from '../../../insights/change-history/components/change-history.tsx';
import { BrandingEditor } from '../components/branding-editor.tsx';
import { CompanyForm } from '../components/company-form.tsx';
import { tenantMessages } from '../tenants.messages.ts';
import { tenantsQuery } from '../tenants.queries.ts';

/** The brand of one company (D-28). */
export function BrandingPage() {
  const { tenantId } = useParams({ from: '/signed-in/admin/$tenantId/marca' });
  const { data: tenants, error, refetch, isFetching } = useQuery(tenantsQuery);
  const tenant = tenants?.find(({ id }) => id === tenantId);
  if (error && !tenant) {
    return <ErrorState title={tenantMessages.loadFailed} error={error} onRetry={refetch} retrying={isFetching} />;
  }
  return (
    <Page
      title="Marca"
      description={tenant ? joinFacts(displayName(tenant.razao_social), formatCnpj(tenant.cnpj)) : ' '}
      actions={
        <>
          <OidcSettingsLink />
          <EvidenceLink />
        </>
      }
      breadcrumb={[{ label: 'Empresas', link: { to: '/admin/empresas' } }]}
    >
      {tenant ? (
        <>
          <CompanyForm key={`${tenant.id} dados`} tenant={tenant} />
          <BrandingEditor key={tenant.id} tenant={tenant} />
          <div className="mb-6">
            <ReminderRuleCard tenant={tenant.id} isFolding />
          </div>
          <RecordHistory of={{ tenantId: tenant.id }} />
        </>
      ) : (
        <LoadingBlock className="h-96" />
      )}
    </Page>
  );
}
