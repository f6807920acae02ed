import { leadList } from '@restitui/domain/crm/leads/lead-list.ts';
import { useQuery } from '@tanstack/react-query';
import { Inbox, SearchX } from 'lucide-react';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { leadColumns } from '../components/lead-columns.tsx';
import { LeadDrawer } from '../components/lead-drawer.tsx';
import { LeadFilterBar } from '../components/lead-filter-bar.tsx';
import { openLead } from '../lead-search.ts';
import { leadMessages } from '../leads.messages.ts';
import { leadListQuery } from '../leads.queries.ts';

/** The leads from the site of the acting tenant. */
export function LeadsPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const { filters, change } = useListSearch(leadList, '/signed-in/leads');
  const [{ lead }, changeSearch] = usePageSearch(openLead, '/signed-in/leads');
  const list = useQuery(leadListQuery(useActingTenant(), filters));
  const filtered = leadList.isNarrowed(filters);

  return (
    <>
      <PageHeader
        title="Contatos do Site"
        description={
          actor.typeUser === 'ADMIN' && selected
            ? `Quem escreveu para ${selected.title}.`
            : 'Quem escreveu pelo formulário, quem responde e o que virou cliente.'
        }
      />
      <LeadFilterBar filters={filters} onChange={change} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Contatos do site"
          columns={leadColumns}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          onRowOpen={({ id }) => changeSearch({ lead: id })}
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
            <Pagination
              page={list.data.page}
              noun={['contato', 'contatos']}
              onPageChange={(page) => change({ page })}
            />
          </div>
        )}
      </Card>
      <LeadDrawer id={lead} onClose={() => changeSearch({ lead: undefined })} />
    </>
  );
}
