import { boletoList } from '@restitui/domain/billing/boletos/boleto-list.ts';
import { canExportBoletos, canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus, ReceiptText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { boletoRoutes } from '../../../../lib/route-ids.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { openBoleto } from '../boleto-search.ts';
import { boletoMessages } from '../boletos.messages.ts';
import { boletoListQuery } from '../boletos.queries.ts';
import { boletoColumns } from './boleto-columns.tsx';
import { BoletoDialog } from './boleto-dialog.tsx';
import { BoletoDrawer } from './boleto-drawer.tsx';
import { BoletoFilterBar } from './boleto-filter-bar.tsx';
import { ExportBoletos } from './export-boletos.tsx';

/** Lists the boletos of the current company or of one client; the open one is in the URL. */
export function BoletosSection({ cnpjcpf }: { cnpjcpf?: string | undefined }) {
  const actor = useActor();
  const { filters, change } = useListSearch(boletoList, boletoRoutes);
  const [{ boleto }, changeSearch] = usePageSearch(openBoleto, boletoRoutes);
  const open = (id: string | undefined) => changeSearch({ boleto: id });
  const list = useQuery(boletoListQuery(useActingTenant(), filters, cnpjcpf));
  const [issuing, setIssuing] = useState(false);
  const filtered = boletoList.isNarrowed(filters);

  return (
    <section aria-label="Boletos">
      <div className="mb-4 flex flex-wrap items-center justify-end gap-2">
        {canExportBoletos(actor) && <ExportBoletos filters={filters} cnpjcpf={cnpjcpf} />}
        {canIssueBoletos(actor) && (
          <Button variant="primary" onClick={() => setIssuing(true)}>
            <Plus aria-hidden />
            Gerar Boleto
          </Button>
        )}
      </div>
      <BoletoFilterBar filters={filters} onChange={change} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Boletos"
          columns={boletoColumns}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          onRowOpen={({ id }) => open(id)}
          error={
            list.isError && (
              <ErrorState title={boletoMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <EmptyState
              icon={filtered ? SearchX : ReceiptText}
              title={boletoMessages.none}
              description={filtered ? 'Mude a busca ou remova um filtro.' : 'Os boletos gerados aparecem aqui.'}
            />
          }
        />
        {list.data?.page && list.data.page.total > 0 && (
          <div className="border-t">
            <Pagination page={list.data.page} noun={['boleto', 'boletos']} onPageChange={(page) => change({ page })} />
          </div>
        )}
      </Card>
      <BoletoDrawer id={boleto} onClose={() => open(undefined)} onOpen={open} />
      {issuing && (
        <BoletoDialog
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
