import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Inbox, SearchX } from 'lucide-react';
import { useWriteFilters } from '../../../lib/list-address.ts';
import { useSelectedTenant } from '../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { leadColumns } from '../components/lead-columns.tsx';
import { LeadDrawer } from '../components/lead-drawer.tsx';
import { LeadFilterBar } from '../components/lead-filter-bar.tsx';
import { type LeadFilters, leadFiltersOf, searchOfLeads } from '../lead-filters.ts';
import { leadMessages } from '../leads.messages.ts';
import { leadListQuery } from '../leads.queries.ts';

/** Who wrote through the site of the company acted in. */
export function LeadsPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const search = useSearch({ strict: false }) as { lead?: string };
  const filters = leadFiltersOf(search);
  const write = useWriteFilters();
  const list = useQuery(leadListQuery(useActingTenant(), filters));
  const filtered = filters.q !== '' || filters.estado !== undefined;

  function go(next: Partial<LeadFilters>, lead?: string) {
    const changed = next.q === undefined && next.estado === undefined && !('estado' in next) ? {} : { pagina: 1 };
    const to = searchOfLeads({ ...filters, ...changed, ...next }, lead);
    write(to, next);
  }

  return (
    <>
      <PageHeader
        title="Contatos do site"
        description={
          actor.typeUser === 'ADMIN' && selected
            ? `Quem escreveu para ${selected.title}.`
            : 'Quem escreveu pelo formulário, quem responde e o que virou cliente.'
        }
      />
      <LeadFilterBar filters={filters} onChange={(next) => go(next)} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Contatos do site"
          columns={leadColumns}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          onRowOpen={({ id }) => go({}, id)}
          error={
            list.isError && (
              <ErrorState title={leadMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <EmptyState
              icon={filtered ? SearchX : Inbox}
              title={leadMessages.none}
              description={
                filtered
                  ? 'Mude a busca ou remova um filtro.'
                  : 'Quando alguém escrever pelo formulário do site, a mensagem aparece aqui.'
              }
            />
          }
        />
        {list.data?.page && list.data.page.total > 0 && (
          <div className="border-t">
            <Pagination page={list.data.page} noun="contatos" onPageChange={(pagina) => go({ pagina })} />
          </div>
        )}
      </Card>
      <LeadDrawer id={search.lead} onClose={() => go({})} />
    </>
  );
}
