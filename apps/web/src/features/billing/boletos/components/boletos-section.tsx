import { displayName } from '@restitui/brazil/display-name.ts';
import { boletoColumn } from '@restitui/domain/billing/boletos/boleto-columns.ts';
import { boletoList, boletoSort } from '@restitui/domain/billing/boletos/boleto-list.ts';
import { canExportBoletos, canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { usePhone } from '../../../../lib/media-query.ts';
import { boletoRoutes } from '../../../../lib/route-ids.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { frameOfChosen } from '../../../../ui/chosen-columns.ts';
import { ColumnMenu } from '../../../../ui/column-menu.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { sortOfTable, tableSort } from '../../../../ui/table-sort.ts';
import { ListViewMenu } from '../../../insights/list-views/components/list-view-menu.tsx';
import { openBoleto } from '../boleto-search.ts';
import { boletoMessages } from '../boletos.messages.ts';
import { boletoListQuery } from '../boletos.queries.ts';
import {
  boletoColumns,
  boletoLines,
  furtherBoletoColumns,
  listedBoletoColumns,
  payerWidth,
} from './boleto-columns.tsx';
import { BoletoDialogOnRequest } from './boleto-dialog-on-request.tsx';
import { BoletoDrawer } from './boleto-drawer.tsx';
import { BoletoFilterBar } from './boleto-filter-bar.tsx';
import { BoletoSelectionBar } from './boleto-selection-bar.tsx';
import { ExportBoletos } from './export-boletos.tsx';

/** Lists the boletos of the current company or of one client; the open one is in the URL. */
export function BoletosSection({ cnpjcpf }: { cnpjcpf?: string | undefined }) {
  const actor = useActor();
  const { filters, change } = useListSearch(boletoList, boletoRoutes);
  const [{ boleto }, changeSearch] = usePageSearch(openBoleto, boletoRoutes);
  const open = (id: string | undefined) => changeSearch({ boleto: id });
  const list = useQuery(boletoListQuery(useActingTenant(), filters, cnpjcpf));
  const [issuing, setIssuing] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const phone = usePhone();
  const selected = (list.data?.data ?? []).filter(({ id }) => chosen.has(id));
  const columns = boletoColumns(filters.colunas);
  const issue = canIssueBoletos(actor) && (
    <Button variant="primary" onClick={() => setIssuing(true)}>
      <Plus aria-hidden />
      Gerar Boleto
    </Button>
  );

  return (
    <section aria-label="Boletos">
      <div className="mb-4 flex flex-wrap items-center justify-end gap-2">
        {cnpjcpf === undefined && <ListViewMenu lista="boletos" list={boletoList} routes={boletoRoutes} />}
        <ColumnMenu
          always={listedBoletoColumns}
          offered={boletoColumn.options}
          labelOf={(column) => furtherBoletoColumns[column].header}
          columns={filters.colunas}
          onChange={(next) => change(({ colunas }) => ({ colunas: next(colunas) }))}
          orderHelp="As colunas da lista ficam na frente; o endereço da página guarda as suas."
        />
        {canExportBoletos(actor) && <ExportBoletos filters={filters} cnpjcpf={cnpjcpf} />}
        {issue}
      </div>
      <BoletoFilterBar filters={filters} onChange={change} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Boletos"
          columns={columns}
          lines={boletoLines}
          {...frameOfChosen(columns, filters.colunas, payerWidth)}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          onRowOpen={({ id }) => open(id)}
          choice={{
            chosen,
            onChange: setChosen,
            label: ({ seuNumero, nome }) => `Selecionar ${seuNumero} de ${displayName(nome)}`,
            may: () => true,
          }}
          sort={tableSort(filters.sort)}
          onSortChange={(sort) => change({ sort: sortOfTable(boletoSort, sort) })}
          error={
            list.isError && (
              <ErrorState title={boletoMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <ListEmpty
              icon={ReceiptText}
              title={boletoMessages.none}
              description={boletoMessages.noneHelp}
              action={issue}
              onClear={boletoList.isNarrowed(filters) ? () => change(boletoList.cleared) : undefined}
            />
          }
        />
        {selected.length > 0 && !phone && (
          <BoletoSelectionBar
            boletos={selected}
            filters={filters}
            cnpjcpf={cnpjcpf}
            onClear={() => setChosen(new Set())}
          />
        )}
        {(selected.length === 0 || phone) && list.data?.page && list.data.page.total > 0 && (
          <div className="border-t">
            <Pagination page={list.data.page} noun={['boleto', 'boletos']} onPageChange={(page) => change({ page })} />
          </div>
        )}
      </Card>
      <BoletoDrawer id={boleto} onClose={() => open(undefined)} onOpen={open} />
      {issuing && (
        <BoletoDialogOnRequest
          cnpjcpf={cnpjcpf}
          onClose={() => setIssuing(false)}
          onIssued={({ id }) => {
            setIssuing(false);
            open(id);
          }}
        />
      )}
    </section>
  );
}
