import { canExportBoletos, canIssueBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Plus, ReceiptText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useWriteFilters } from '../../../lib/list-address.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { type BoletoListFilters, boletoFiltersOf, searchOfBoletos } from '../boleto-filters.ts';
import { boletoMessages } from '../boletos.messages.ts';
import { boletoListQuery } from '../boletos.queries.ts';
import { boletoColumns } from './boleto-columns.tsx';
import { BoletoDialog } from './boleto-dialog.tsx';
import { BoletoDrawer } from './boleto-drawer.tsx';
import { BoletoFilterBar } from './boleto-filter-bar.tsx';
import { ExportBoletos } from './export-boletos.tsx';

/** The boletos of the company acted in, or of one client; the open one stands in the address. */
export function BoletosSection({ cnpjcpf }: { cnpjcpf?: string | undefined }) {
  const actor = useActor();
  const search = useSearch({ strict: false }) as Record<string, string | undefined>;
  const filters = boletoFiltersOf(search);
  const write = useWriteFilters();
  const list = useQuery(boletoListQuery(useActingTenant(), filters, cnpjcpf));
  const [issuing, setIssuing] = useState(false);
  const filtered = Object.keys(searchOfBoletos({ ...filters, pagina: 1 })).length > 0;

  function go(next: Partial<BoletoListFilters>, boleto?: string) {
    const turned = 'pagina' in next || Object.keys(next).length === 0 ? {} : { pagina: 1 };
    const to = { ...searchOfBoletos({ ...filters, ...turned, ...next }, boleto), area: search.area };
    write(to, next);
  }

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
      <BoletoFilterBar filters={filters} onChange={(next) => go(next)} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Boletos"
          columns={boletoColumns}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          onRowOpen={({ id }) => go({}, id)}
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
            <Pagination page={list.data.page} noun="boletos" onPageChange={(pagina) => go({ pagina })} />
          </div>
        )}
      </Card>
      <BoletoDrawer id={search.boleto} onClose={() => go({})} onOpen={(id) => go({}, id)} />
      {issuing && (
        <BoletoDialog
          cnpjcpf={cnpjcpf}
          onClose={() => setIssuing(false)}
          onIssued={({ id }) => {
            setIssuing(false);
            go({}, id);
          }}
        />
      )}
    </section>
  );
}
