import { dayInBrazil } from '@restitui/brazil/day.ts';
import { compensationTax, compensationTaxLabels } from '@restitui/domain/compensations/compensation-tax.ts';
import { canEditCompensations, canExportCompensations } from '@restitui/domain/compensations/compensations.access.ts';
import type { Compensation } from '@restitui/domain/compensations/compensations.api.ts';
import { compensationsSheet } from '@restitui/domain/compensations/compensations-sheet.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLastPage, useListAddress } from '../../../lib/list-address.ts';
import { saveSheet } from '../../../lib/save-sheet.ts';
import { useSelectedTenant } from '../../../lib/session-store.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { compensationColumns } from '../compensation-columns.tsx';
import { compensationMessages as messages } from '../compensations.messages.ts';
import { type CompensationView, compensationsQuery, readAllCompensations } from '../compensations.queries.ts';
import { CompensationActions } from './compensation-actions.tsx';
import { CompensationDialog } from './compensation-dialog.tsx';
import { CompensationTotalsList } from './compensation-totals-list.tsx';

const taxes = compensationTax.options.map((value) => ({ value, label: compensationTaxLabels[value] }));

/** Taxes that were paid with credits: of one client, or of all in reach (W-449). */
export function CompensationsSection({ cnpjcpf }: { cnpjcpf?: string | undefined }) {
  const actor = useActor();
  const mayEdit = canEditCompensations(actor);
  const address = useListAddress();
  const tributo = compensationTax.safeParse(address.text('tributo')).data;
  const view: CompensationView = { id_client: cnpjcpf, q: address.q, tributo, pagina: address.pagina };
  const list = useQuery(compensationsQuery(useSelectedTenant()?.id, view));
  const [open, setOpen] = useState<Compensation | 'new'>();
  const { compensacoes: rows, totais } = list.data?.data ?? {};
  const page = list.data?.page;
  const narrowed = view.q !== '' || view.tributo !== undefined;
  const bare = page?.total === 0 && !narrowed;

  useLastPage(page, rows?.length, address.go);

  async function exportAll() {
    const all = await readAllCompensations(view);
    const [company, number] = cnpjcpf ? [all[0]?.empresa ?? '', cnpjcpf] : ['Compensações', ''];
    const name = exportFileName(company, number, dayInBrazil(new Date()), 'xlsx');
    return saveSheet(compensationsSheet(all), name, all.length);
  }

  const add = mayEdit && (
    <Button variant={bare ? 'primary' : 'secondary'} onClick={() => setOpen('new')}>
      <Plus aria-hidden />
      Nova compensação
    </Button>
  );

  return (
    <Card
      flush
      title="Relatório de compensação"
      description="Tributos pagos com os créditos recuperados, por mês de competência."
      actions={
        <div className="flex flex-wrap gap-2">
          {page && canExportCompensations(actor) && (
            <ExportButton label="Exportar relatório" empty={page.total === 0} save={exportAll} />
          )}
          {!bare && add}
        </div>
      }
    >
      {totais && !bare && <CompensationTotalsList totals={totais} />}
      {!bare && (
        <div className="flex flex-wrap gap-3 px-4 pb-4">
          <SearchField
            label="Buscar no relatório"
            placeholder={cnpjcpf ? 'Mês ou PER/DCOMP' : 'Cliente, CNPJ, mês ou PER/DCOMP'}
            value={view.q}
            onSearch={(q) => address.go({ q })}
            className="w-full max-w-sm"
          />
          <FilterSelect
            aria-label="Tributo"
            className="w-48"
            value={view.tributo}
            every="Todos os tributos"
            options={taxes}
            onValueChange={(tax) => address.go({ tributo: tax })}
          />
        </div>
      )}
      <div className="border-t">
        <DataTable
          label="Relatório de compensação"
          columns={compensationColumns(cnpjcpf === undefined)}
          rows={rows}
          rowKey={({ id }) => id}
          minWidth="60rem"
          actionsWidth="6rem"
          scroll="inside"
          {...(mayEdit && {
            rowActions: (row: Compensation) => <CompensationActions row={row} onEdit={() => setOpen(row)} />,
          })}
          error={
            list.isError && <ErrorState title={messages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
          }
          empty={
            <EmptyState
              icon={FileSpreadsheet}
              title={narrowed ? messages.noneFound : messages.none}
              description={narrowed ? 'Tente outro cliente, mês, tributo ou número.' : aboutEmpty}
              action={bare && add}
            />
          }
        />
      </div>
      {page && page.total > page.size && (
        <div className="border-t">
          <Pagination page={page} noun="compensações" onPageChange={(pagina) => address.go({ pagina })} />
        </div>
      )}
      <CompensationDialog row={open} id_client={cnpjcpf} onClose={() => setOpen(undefined)} />
    </Card>
  );
}

const aboutEmpty = 'Cada linha diz que tributo, de que mês, foi pago com o crédito de que serviço, e em que PER/DCOMP.';
