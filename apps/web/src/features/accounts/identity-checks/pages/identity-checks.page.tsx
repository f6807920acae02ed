import {
  type IdentityCheckTab,
  identityCheckList,
} from '@restitui/domain/accounts/identity-checks/identity-check-list.ts';
import { isUndecided } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Signature } from 'lucide-react';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { EvidenceLink } from '../../../agreements/evidence/components/evidence-link.tsx';
import { ListViewMenu } from '../../../insights/list-views/components/list-view-menu.tsx';
import { ChooseTenant } from '../../../tenancy/tenants/components/choose-tenant.tsx';
import { identityCheckColumns, identityCheckLines } from '../components/identity-check-columns.tsx';
import { IdentityCheckFilterBar } from '../components/identity-check-filter-bar.tsx';
import { IdentityCheckReview } from '../components/identity-check-review.tsx';
import { ProviderChecks, useProviderChecks } from '../components/provider-checks.tsx';
import { identityChecksByTab, openIdentityCheck } from '../identity-check-filters.ts';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import { identityCheckListQuery } from '../identity-checks.queries.ts';

const head = {
  title: 'Assinatura',
  description: 'Confira se a selfie, a assinatura e o documento são da mesma pessoa.',
};

export function IdentityChecksPage() {
  const tenant = useActingTenant();
  const { filters, change } = useListSearch(identityCheckList, '/signed-in/assinatura');
  const [{ registro }, changeSearch] = usePageSearch(openIdentityCheck, '/signed-in/assinatura');
  const list = useQuery({ ...identityCheckListQuery(tenant ?? ''), enabled: tenant !== undefined });
  const ofProvider = useProviderChecks(tenant);
  const rows = list.data && identityChecksByTab(list.data, filters);
  const showAll = identityCheckList.isNarrowed(filters) ? () => change(identityCheckList.cleared) : undefined;

  const tab = (value: IdentityCheckTab, label: string) => ({
    value,
    label: rows ? `${label} (${rows[value].length})` : label,
    content: (
      <Card flush>
        <DataTable
          label={label}
          columns={identityCheckColumns}
          lines={identityCheckLines}
          rows={rows?.[value]}
          rowKey={({ id }) => id}
          onRowOpen={({ id }) => changeSearch({ registro: id })}
          error={
            list.isError && (
              <ErrorState title={identityCheckMessages.listFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={<NoSignatures tab={value} onClear={showAll} />}
        />
      </Card>
    ),
  });

  const open = (id: string) => changeSearch({ registro: id });
  const isOfProvider = ofProvider.rows.some(({ id }) => id === registro);
  const queue = isOfProvider ? ofProvider.waiting : (rows?.['nao-verificados'] ?? []).filter(isUndecided);
  const review = (
    <IdentityCheckReview
      // Whose record it is shows in the list of the provider's staff.
      id={ofProvider.isPending ? undefined : registro}
      tenant={isOfProvider ? ofProvider.id_tenant : undefined}
      queue={queue.map(({ id }) => id)}
      onOpen={open}
      onClose={() => changeSearch({ registro: undefined })}
    />
  );

  if (tenant === undefined) {
    return (
      <Page {...head}>
        <ProviderChecks checks={ofProvider} onOpen={open}>
          <ChooseTenant purpose="As assinaturas são conferidas empresa por empresa." />
        </ProviderChecks>
        {isOfProvider && review}
      </Page>
    );
  }

  return (
    <Page
      {...head}
      actions={
        <>
          <ListViewMenu lista="assinaturas" list={identityCheckList} routes={['/signed-in/assinatura']} />
          <EvidenceLink />
        </>
      }
    >
      <ProviderChecks checks={ofProvider} onOpen={open}>
        <IdentityCheckFilterBar filters={filters} onChange={change} />
        <Tabs
          label="Assinaturas"
          value={filters.aba}
          onValueChange={(aba) => change({ aba })}
          tabs={[tab('nao-verificados', 'Não Verificados'), tab('verificados', 'Verificados')]}
        />
      </ProviderChecks>
      {review}
    </Page>
  );
}

function NoSignatures({ tab, onClear }: { tab: IdentityCheckTab; onClear: (() => void) | undefined }) {
  const noneFound = 'Nenhuma assinatura encontrada';
  return tab === 'verificados' ? (
    <ListEmpty
      icon={Signature}
      title="Nenhuma assinatura verificada ainda"
      noneFound={noneFound}
      description="Aqui ficam as que alguém conferiu e aceitou."
      onClear={onClear}
    />
  ) : (
    <ListEmpty
      icon={BadgeCheck}
      title="Tudo conferido"
      noneFound={noneFound}
      description="Quando alguém assinar, as fotos e a assinatura aparecem aqui para conferência."
      onClear={onClear}
    />
  );
}
