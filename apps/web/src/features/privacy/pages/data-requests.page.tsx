import { erasureStatus, erasureStatusLabels } from '@restitui/domain/privacy/erasure-status.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useSelectedTenant } from '../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { erasureColumns } from '../components/erasure-columns.tsx';
import { ErasureDrawer } from '../components/erasure-drawer.tsx';
import { privacyMessages } from '../privacy.messages.ts';
import { erasuresQuery } from '../privacy.queries.ts';

const statuses = erasureStatus.options.map((value) => ({ value, label: erasureStatusLabels[value] }));

/** Requests of people about their own data, as the LGPD calls them: titulares. */
export function DataRequestsPage() {
  const actor = useActor();
  const tenant = useActingTenant();
  const selected = useSelectedTenant();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { status?: string; pagina?: number; solicitacao?: string };
  const status = erasureStatus.safeParse(search.status).data;
  const list = useQuery(erasuresQuery(tenant, status, search.pagina ?? 1));
  const go = (next: object) => navigate({ to: '.', search: { ...search, ...next } as never, resetScroll: false });

  return (
    <>
      <PageHeader
        title="Solicitações de Titulares"
        description={
          actor.typeUser === 'ADMIN'
            ? (selected?.title ?? 'Equipe do provedor')
            : 'Pedidos de eliminação de dados pessoais'
        }
      />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <div className="border-b p-4">
          <FilterSelect
            aria-label="Filtrar por situação"
            className="w-full sm:w-64"
            value={status}
            onValueChange={(value) => go({ status: value, pagina: undefined })}
            every="Todas as situações"
            options={statuses}
          />
        </div>
        <DataTable
          label="Solicitações de Titulares"
          columns={erasureColumns}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          onRowOpen={({ id }) => go({ solicitacao: id })}
          skeletonRows={4}
          error={
            list.isError &&
            !list.data && (
              <ErrorState title={privacyMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <EmptyState
              icon={ShieldCheck}
              title="Nenhuma solicitação"
              description="Quando alguém pedir a eliminação dos seus dados, o pedido aparece aqui para ser decidido em até 15 dias."
            />
          }
        />
        {list.data && list.data.page.total > list.data.page.size && (
          <div className="border-t">
            <Pagination page={list.data.page} noun="solicitações" onPageChange={(pagina) => go({ pagina })} />
          </div>
        )}
      </Card>
      <ErasureDrawer id={search.solicitacao} onClose={() => go({ solicitacao: undefined })} />
    </>
  );
}
