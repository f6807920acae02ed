import { canCreateTemplate, canSetTemplatePrivileges } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { ActiveTemplates } from '../components/active-templates.tsx';
import { CreateTemplate, type Creation, replacementOf } from '../components/create-template.tsx';
import { DeletedTemplates } from '../components/deleted-templates.tsx';
import { PrivilegesButton } from '../components/privileges-button.tsx';
import { ResultDialog } from '../components/result-dialog.tsx';
import { openTab } from '../template-search.ts';
import { templateMessages } from '../templates.messages.ts';
import { templatePrivilegesQuery } from '../templates.queries.ts';

type TabName = 'lista' | 'criar' | 'excluidos';

export function TemplatesPage() {
  const actor = useActor();
  // An ADMIN without a selected company acts in the home tenant.
  const tenant = useActingTenant() ?? actor.id_tenant;
  return <ContractsOf key={tenant} tenant={tenant} />;
}

function ContractsOf({ tenant }: { tenant: string }) {
  const actor = useActor();
  const [{ aba = 'lista' }, changeSearch] = usePageSearch(openTab, '/signed-in/admin/contratos');
  const { data: tenants } = useQuery(tenantsQuery);
  const { data: granted = false, isPending } = useQuery(templatePrivilegesQuery(tenant));
  const blank: Creation = { step: 'form', draft: { id_tenant: tenant }, replaces: undefined };
  const [creation, setCreation] = useState(blank);
  const [created, setCreated] = useState<Template>();
  const open = (tab: TabName) => changeSearch({ aba: tab === 'lista' ? undefined : tab }, { only: true });

  return (
    <Page
      title="Contratos"
      subtitle="Gerenciamento de Contratos"
      description={tenants?.find(({ id }) => id === tenant)?.title}
    >
      <Tabs
        label="Contratos"
        value={aba}
        onValueChange={open}
        tabs={[
          {
            value: 'lista',
            label: 'Lista de Contratos',
            content: (
              <ActiveTemplates
                tenant={tenant}
                onCreate={() => open('criar')}
                onReplace={(template) => {
                  setCreation(replacementOf(template));
                  open('criar');
                }}
              />
            ),
          },
          {
            value: 'criar',
            label: 'Criar Contrato',
            content: canCreateTemplate(actor, tenant) ? (
              <CreateTemplate
                creation={creation}
                onChange={setCreation}
                onLeave={() => {
                  setCreation(blank);
                  open('lista');
                }}
                onDone={(template) => {
                  setCreated(template);
                  setCreation(blank);
                }}
              />
            ) : (
              <Card>
                <EmptyState
                  icon={Lock}
                  title={templateMessages.restricted}
                  description="Criar contratos pede a permissão “Adicionar contrato”."
                />
              </Card>
            ),
          },
          {
            value: 'excluidos',
            label: 'Contratos Excluídos',
            locked: granted || isPending || aba === 'excluidos' ? undefined : templateMessages.locked,
            content: !isPending && <DeletedTemplates tenant={tenant} granted={granted} />,
          },
        ]}
      />
      {/* It is about the deleted contracts, which the form of a new one has nothing to do with. */}
      {aba !== 'criar' && canSetTemplatePrivileges(actor, tenant) && !isPending && (
        <PrivilegesButton tenant={tenant} granted={granted} />
      )}
      <ResultDialog
        title={created && (created.versao > 1 ? templateMessages.replaced : templateMessages.created)}
        description={created && [created.nameContrato, ...(created.documento?.avisos ?? [])].join('. ')}
        onClose={() => {
          setCreated(undefined);
          open('lista');
        }}
      />
    </Page>
  );
}
