import { displayName } from '@restitui/brazil/display-name.ts';
import { leadColumn } from '@restitui/domain/crm/leads/lead-columns.ts';
import { leadList } from '@restitui/domain/crm/leads/lead-list.ts';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { usePhone } from '../../../../lib/media-query.ts';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Card } from '../../../../ui/card.tsx';
import { frameOfChosen } from '../../../../ui/chosen-columns.ts';
import { ColumnMenu } from '../../../../ui/column-menu.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { ListViewMenu } from '../../../insights/list-views/components/list-view-menu.tsx';
import {
  furtherLeadColumns,
  leadColumns,
  leadLines,
  listedLeadColumns,
  messageWidth,
} from '../components/lead-columns.tsx';
import { LeadDrawer } from '../components/lead-drawer.tsx';
import { LeadFilterBar } from '../components/lead-filter-bar.tsx';
import { LeadSelectionBar } from '../components/lead-selection-bar.tsx';
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const phone = usePhone();
  const chosenLeads = (list.data?.data ?? []).filter(({ id }) => chosen.has(id));
  const columns = leadColumns(filters.colunas);

  return (
    <Page
      title="Contatos do Site"
      description={
        actor.typeUser === 'ADMIN' && selected
          ? `Quem escreveu para ${selected.title}.`
          : 'Quem escreveu pelo formulário, quem responde e o que virou cliente.'
      }
      actions={
        <>
          <ListViewMenu lista="leads" list={leadList} routes={['/signed-in/leads']} />
          <ColumnMenu
            always={listedLeadColumns}
            offered={leadColumn.options}
            labelOf={(column) => furtherLeadColumns[column].header}
            columns={filters.colunas}
            onChange={(next) => change(({ colunas }) => ({ colunas: next(colunas) }))}
            orderHelp="As colunas da lista ficam na frente; o endereço da página guarda as suas."
          />
        </>
      }
    >
      <LeadFilterBar filters={filters} onChange={change} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Contatos do site"
          columns={columns}
          lines={leadLines}
          {...frameOfChosen(columns, filters.colunas, messageWidth)}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          onRowOpen={({ id }) => changeSearch({ lead: id })}
          choice={{
            chosen,
            onChange: setChosen,
            label: ({ name }) => `Selecionar ${displayName(name)}`,
            // The status of a converted lead does not change.
            may: ({ status }) => status !== 'CONVERTIDO',
          }}
          error={
            list.isError && (
              <ErrorState title={leadMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <ListEmpty
              icon={Inbox}
              title={leadMessages.none}
              description="Quando alguém escrever pelo formulário do site, a mensagem aparece aqui."
              onClear={leadList.isNarrowed(filters) ? () => change(leadList.cleared) : undefined}
            />
          }
        />
        {chosenLeads.length > 0 && !phone && (
          <LeadSelectionBar leads={chosenLeads} onClear={() => setChosen(new Set())} />
        )}
        {(chosenLeads.length === 0 || phone) && list.data?.page && list.data.page.total > 0 && (
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
    </Page>
  );
}
