import { canDecideForTenant } from '@restitui/domain/simples-decisions/simples-decisions.access.ts';
import { decisionScope, type SimplesDecision } from '@restitui/domain/simples-decisions/simples-decisions.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import type { DecisionsSearch } from '../../../lib/address-search.ts';
import { useSelectedTenant } from '../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { decisionColumns } from '../components/decision-columns.tsx';
import { EffectPanel } from '../components/effect-panel.tsx';
import { RevokeDialog } from '../components/revoke-dialog.tsx';
import { decisionMessages } from '../simples-decisions.messages.ts';
import { decisionsQuery } from '../simples-decisions.queries.ts';

const situations = [
  { value: 'vigente', label: 'Em vigor' },
  { value: 'revogada', label: 'Revogadas' },
  { value: 'todas', label: 'Em vigor e revogadas' },
] as const;
const scopes = [
  { value: 'todos', label: 'Clientes e consultoria' },
  { value: 'cliente', label: 'De um cliente' },
  { value: 'consultoria', label: 'De toda a consultoria' },
] as const;

/** What analysts decided on items that the rules leave open, in the consultancy acted in. */
export function DecisionsPage() {
  const actor = useActor();
  const tenant = useActingTenant();
  const selected = useSelectedTenant();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as DecisionsSearch;
  const situacao = situations.find(({ value }) => value === search.situacao)?.value ?? 'vigente';
  const alcance = decisionScope.safeParse(search.alcance).data;
  const q = search.q ?? '';
  const list = useQuery(
    decisionsQuery(tenant, {
      ...{ q, alcance, pagina: search.pagina ?? 1 },
      situacao: situacao === 'todas' ? undefined : situacao,
    }),
  );
  const [revoked, setRevoked] = useState<SimplesDecision>();
  const go = (next: DecisionsSearch) =>
    navigate({ to: '.', search: { ...search, pagina: undefined, ...next } as never, resetScroll: false });
  const mayRevoke = ({ id_client, revogada_em }: SimplesDecision) =>
    revogada_em === null && (id_client !== null || canDecideForTenant(actor));

  return (
    <>
      <PageHeader title="Decisões de Classificação" description={selected?.title} />
      <div className="-mx-4 mb-2">
        <EffectPanel id_client={null} />
      </div>
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <div className="flex flex-wrap gap-3 border-b p-4">
          <SearchField
            label="Buscar decisões"
            placeholder="Produto, NCM, motivo ou cliente"
            value={q}
            onSearch={(text) => go({ q: text || undefined })}
            className="w-full sm:w-80"
          />
          <Select
            aria-label="Filtrar por situação"
            className="w-full sm:w-52"
            value={situacao}
            onValueChange={(value) => go({ situacao: value === 'vigente' ? undefined : value })}
            options={situations}
          />
          <Select
            aria-label="Filtrar por alcance"
            className="w-full sm:w-52"
            value={alcance ?? 'todos'}
            onValueChange={(value) => go({ alcance: value === 'todos' ? undefined : value })}
            options={scopes}
          />
        </div>
        <DataTable
          label="Decisões de classificação"
          columns={decisionColumns}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          actionsWidth="6.5rem"
          rowActions={(decision) =>
            mayRevoke(decision) && (
              <Button size="sm" onClick={() => setRevoked(decision)}>
                Revogar
              </Button>
            )
          }
          skeletonRows={4}
          error={
            list.isError &&
            !list.data && (
              <ErrorState title={decisionMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <EmptyState
              icon={Scale}
              title="Nenhuma decisão"
              description="Quando alguém decidir sobre um produto a revisar, na análise de um cliente, a decisão aparece aqui com o motivo e quem decidiu."
            />
          }
        />
        {list.data && list.data.page.total > list.data.page.size && (
          <div className="border-t">
            <Pagination page={list.data.page} noun="decisões" onPageChange={(pagina) => go({ pagina })} />
          </div>
        )}
      </Card>
      {revoked && <RevokeDialog decision={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  );
}
