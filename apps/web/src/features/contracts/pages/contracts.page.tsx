import { canCreateContract, canSetContractPrivileges } from '@restitui/domain/contracts/contracts.access.ts';
import type { Contract } from '@restitui/domain/contracts/contracts.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { tenantsQuery } from '../../tenants/tenants.queries.ts';
import { ActiveContracts } from '../components/active-contracts.tsx';
import { CreateContract, type Creation } from '../components/create-contract.tsx';
import { DeletedContracts } from '../components/deleted-contracts.tsx';
import { PrivilegesButton } from '../components/privileges-button.tsx';
import { ResultDialog } from '../components/result-dialog.tsx';
import { contractMessages } from '../contracts.messages.ts';
import { contractPrivilegesQuery } from '../contracts.queries.ts';

type TabName = 'lista' | 'criar' | 'excluidos';

export function ContractsPage() {
  const actor = useActor();
  // An ADMIN who selected none acts at home.
  const tenant = useActingTenant() ?? actor.id_tenant;
  return <ContractsOf key={tenant} tenant={tenant} />;
}

function ContractsOf({ tenant }: { tenant: string }) {
  const actor = useActor();
  const { aba = 'lista' } = useSearch({ strict: false }) as { aba?: TabName };
  const navigate = useNavigate();
  const { data: tenants } = useQuery(tenantsQuery);
  const { data: granted = false, isPending } = useQuery(contractPrivilegesQuery(tenant));
  const blank: Creation = { step: 'form', draft: { id_tenant: tenant }, isCreated: false };
  const [creation, setCreation] = useState(blank);
  const [created, setCreated] = useState<Contract>();
  const open = (tab: TabName) =>
    navigate({ to: '.', search: { aba: tab === 'lista' ? undefined : tab } as never, resetScroll: false });

  return (
    <>
      <PageHeader title="Gerenciamento de Contratos" description={tenants?.find(({ id }) => id === tenant)?.title} />
      <Tabs
        label="Contratos"
        value={aba}
        onValueChange={open}
        tabs={[
          {
            value: 'lista',
            label: 'Lista de Contratos',
            content: (
              <ActiveContracts
                tenant={tenant}
                onCreate={() => open('criar')}
                onSendDocument={({ id_tenant, nameContrato, typeContrato }) => {
                  setCreation({ step: 'document', draft: { id_tenant, nameContrato, typeContrato }, isCreated: true });
                  open('criar');
                }}
              />
            ),
          },
          {
            value: 'criar',
            label: 'Criar Contrato',
            content: canCreateContract(actor, tenant) ? (
              <CreateContract
                creation={creation}
                onChange={setCreation}
                onLeave={() => {
                  setCreation(blank);
                  open('lista');
                }}
                onDone={(contract) => {
                  setCreated(contract);
                  setCreation(blank);
                }}
              />
            ) : (
              <Card>
                <EmptyState
                  icon={Lock}
                  title={contractMessages.restricted}
                  description="Criar contratos pede a permissão “Adicionar contrato”."
                />
              </Card>
            ),
          },
          {
            value: 'excluidos',
            label: 'Contratos Excluídos',
            locked: granted || isPending || aba === 'excluidos' ? undefined : contractMessages.locked,
            content: !isPending && <DeletedContracts tenant={tenant} granted={granted} />,
          },
        ]}
      />
      {canSetContractPrivileges(actor, tenant) && !isPending && <PrivilegesButton tenant={tenant} granted={granted} />}
      <ResultDialog
        title={created && contractMessages.created}
        description={created && [created.nameContrato, ...(created.documento?.avisos ?? [])].join('. ')}
        onClose={() => {
          setCreated(undefined);
          open('lista');
        }}
      />
    </>
  );
}
