import {
  decisionList,
  decisionScope,
  decisionScopeLabels,
  decisionSituation,
  decisionSituationLabels,
} from '@restitui/domain/simples/decisions/decision-list.ts';
import { canDecideForTenant } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { SimplesDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { usePhone } from '../../../../lib/media-query.ts';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { Select } from '../../../../ui/select.tsx';
import { decisionColumns, decisionLines } from '../components/decision-columns.tsx';
import { DecisionDrawer } from '../components/decision-drawer.tsx';
import { EffectPanel } from '../components/effect-panel.tsx';
import { RevokeDialog } from '../components/revoke-dialog.tsx';
import { decisionMessages } from '../simples-decisions.messages.ts';
import { decisionsQuery } from '../simples-decisions.queries.ts';

const situations = decisionSituation.options.map((value) => ({ value, label: decisionSituationLabels[value] }));
const scopes = decisionScope.options.map((value) => ({ value, label: decisionScopeLabels[value] }));

/** Page of the current consultancy's decisions on items that the rules leave open. */
export function DecisionsPage() {
  const actor = useActor();
  const tenant = useActingTenant();
  const selected = useSelectedTenant();
  const { filters, change } = useListSearch(decisionList, '/signed-in/admin/decisoes', { scroll: 'keep' });
  const list = useQuery(decisionsQuery(tenant, filters));
  const [revoked, setRevoked] = useState<SimplesDecision>();
  const [openedId, setOpenedId] = useState<string>();
  const opened = list.data?.data.find(({ id }) => id === openedId);
  const isNarrowed = decisionList.isNarrowed(
    filters.situacao === 'todas' ? { ...filters, situacao: 'vigente' } : filters,
  );
  const phone = usePhone();
  const mayRevoke = ({ id_client, revogada_em }: SimplesDecision) =>
    revogada_em === null && (id_client !== null || canDecideForTenant(actor));

  return (
    <Page title="Decisões de Classificação" description={selected?.title}>
      <div className="-mx-4 mb-2">
        <EffectPanel id_client={null} keepsRoom />
      </div>
      <FilterBar
        list={decisionList}
        filters={filters}
        chips={decisionList.chips(filters)}
        onChange={change}
        controls={{
          q: { search: 'Buscar decisões', placeholder: 'Produto, NCM, motivo ou cliente' },
          situacao: (
            <Select
              aria-label="Filtrar por situação"
              className="w-full sm:w-52"
              value={filters.situacao}
              onValueChange={(situacao) => change({ situacao })}
              options={situations}
            />
          ),
          alcance: {
            choice: 'Filtrar por alcance',
            every: 'Clientes e consultoria',
            options: scopes,
            width: 'sm:w-52',
          },
        }}
      />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Decisões de classificação"
          columns={decisionColumns}
          lines={decisionLines}
          onRowOpen={({ id }) => setOpenedId(id)}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          actionsWidth="6.5rem"
          {...(!phone && {
            rowActions: (decision: SimplesDecision) =>
              mayRevoke(decision) && (
                <Button size="sm" onClick={() => setRevoked(decision)}>
                  Revogar
                </Button>
              ),
          })}
          skeletonRows={4}
          error={
            list.isError &&
            !list.data && (
              <ErrorState title={decisionMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <ListEmpty
              icon={Scale}
              title="Nenhuma decisão"
              noneFound="Nenhuma decisão encontrada"
              description="Quando alguém decidir sobre um produto a revisar, na análise de um cliente, a decisão aparece aqui com o motivo e quem decidiu."
              onClear={isNarrowed ? () => change({ ...decisionList.cleared, situacao: 'todas' }) : undefined}
            />
          }
        />
        {list.data && list.data.page.total > list.data.page.size && (
          <div className="border-t">
            <Pagination
              page={list.data.page}
              noun={['decisão', 'decisões']}
              onPageChange={(page) => change({ page })}
            />
          </div>
        )}
      </Card>
      {opened && (
        <DecisionDrawer
          decision={opened}
          onRevoke={mayRevoke(opened) ? () => setRevoked(opened) : undefined}
          onClose={() => setOpenedId(undefined)}
        />
      )}
      {revoked && <RevokeDialog decision={revoked} onClose={() => setRevoked(undefined)} />}
    </Page>
  );
}
