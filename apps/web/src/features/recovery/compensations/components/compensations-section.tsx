import { compensationList } from '@restitui/domain/recovery/compensations/compensation-list.ts';
import { compensationTax, compensationTaxLabels } from '@restitui/domain/recovery/compensations/compensation-tax.ts';
import type { Compensation } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { compensationsSheet } from '@restitui/domain/recovery/compensations/compensations-sheet.ts';
import { canEditCredits, canExportCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { financialOptionRoutes } from '../../../../lib/route-ids.ts';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { useListSearch, useNearestPage } from '../../../../lib/use-list-search.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { AddButton, ControlCard } from '../../credits/components/control-card.tsx';
import { saveControlSheet } from '../../credits/components/save-control-sheet.ts';
import { compensationColumns } from '../compensation-columns.tsx';
import { compensationMessages as messages } from '../compensations.messages.ts';
import { compensationsQuery, readAllCompensations } from '../compensations.queries.ts';
import { CompensationActions } from './compensation-actions.tsx';
import { CompensationDialog } from './compensation-dialog.tsx';
import { CompensationTotalsList } from './compensation-totals-list.tsx';

const taxes = compensationTax.options.map((value) => ({ value, label: compensationTaxLabels[value] }));

/** Renders the taxes paid with credits, of one client or of all clients in reach (W-449). */
export function CompensationsSection({ cnpjcpf }: { cnpjcpf?: string | undefined }) {
  const actor = useActor();
  const mayEdit = canEditCredits(actor);
  const listSearch = useListSearch(compensationList, financialOptionRoutes, { scroll: 'keep' });
  const { filters, change } = listSearch;
  const list = useQuery(compensationsQuery(useSelectedTenant()?.id, cnpjcpf, filters));
  const [open, setOpen] = useState<Compensation | 'new'>();
  const { compensacoes: rows, totais } = list.data?.data ?? {};
  const page = list.data?.page;
  const columns = compensationColumns(cnpjcpf === undefined);
  const narrowed = compensationList.isNarrowed(filters);
  useNearestPage(listSearch, list);

  const exportAll = async () =>
    saveControlSheet({
      rows: await readAllCompensations(cnpjcpf, filters),
      sheet: compensationsSheet,
      id_client: cnpjcpf,
      kind: 'compensacoes',
    });
  const adding = mayEdit ? { label: 'Nova compensação', onAdd: () => setOpen('new') } : undefined;

  return (
    <ControlCard
      title="Relatório de compensação"
      description="Tributos pagos com os créditos recuperados, por mês de competência."
      page={page}
      isNarrowed={narrowed}
      exporting={canExportCredits(actor) ? { label: 'Exportar relatório', save: exportAll } : undefined}
      adding={adding}
      toolbar={
        <>
          {!list.isError && <CompensationTotalsList totals={totais} />}
          <div className="flex flex-wrap gap-3 px-4 pb-4">
            <SearchField
              label="Buscar no relatório"
              placeholder={cnpjcpf ? 'Mês ou PER/DCOMP' : 'Cliente, CNPJ, mês ou PER/DCOMP'}
              value={filters.q}
              onSearch={(q) => change({ q })}
              className="w-full max-w-sm"
            />
            <FilterSelect
              aria-label="Tributo"
              className="w-48"
              value={filters.tributo}
              every="Todos os tributos"
              options={taxes}
              onValueChange={(tributo) => change({ tributo })}
            />
          </div>
        </>
      }
      noun={['compensação', 'compensações']}
      onPageChange={(number) => change({ page: number })}
    >
      <div className="border-t">
        <DataTable
          label="Relatório de compensação"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          actionsWidth={actionsWidth}
          scroll="inside"
          {...(mayEdit && {
            rowActions: (row: Compensation) => <CompensationActions row={row} onEdit={() => setOpen(row)} />,
          })}
          error={
            list.isError && <ErrorState title={messages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
          }
          empty={
            <ListEmpty
              icon={FileSpreadsheet}
              title={messages.none}
              noneFound={messages.noneFound}
              description={aboutEmpty}
              action={adding && <AddButton {...adding} variant="primary" />}
              onClear={narrowed ? () => change(compensationList.cleared) : undefined}
            />
          }
        />
      </div>
      <CompensationDialog row={open} id_client={cnpjcpf} onClose={() => setOpen(undefined)} />
    </ControlCard>
  );
}

const actionsWidth = '6rem';
const aboutEmpty = 'Cada linha diz que tributo, de que mês, foi pago com o crédito de que serviço, e em que PER/DCOMP.';
