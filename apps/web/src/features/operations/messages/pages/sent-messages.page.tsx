import { messageLogList } from '@restitui/domain/operations/messages/message-log-list.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mails, Settings2 } from 'lucide-react';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { ListViewMenu } from '../../../insights/list-views/components/list-view-menu.tsx';
import { messageColumns, messageLines } from '../components/message-columns.tsx';
import { MessageFilterBar } from '../components/message-filter-bar.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import { sentMessages } from '../messages.messages.ts';
import { messageLogQuery } from '../messages.queries.ts';

/** The log of e-mails and WhatsApp messages of the acting tenant. */
export function SentMessagesPage() {
  const selected = useSelectedTenant();
  const { filters, change } = useListSearch(messageLogList, '/signed-in/mensagens');
  const list = useQuery(messageLogQuery(filters));
  return (
    <Page
      title="Mensagens Enviadas"
      description={
        selected ? `O que saiu em nome de ${selected.title}.` : 'O que saiu por e-mail e WhatsApp, para quem e quando.'
      }
      actions={
        <>
          <ListViewMenu lista="mensagens" list={messageLogList} routes={['/signed-in/mensagens']} />
          <Button asChild>
            <Link to="/mensagens/avisos">
              <Settings2 aria-hidden />
              Quem é avisado
            </Link>
          </Button>
        </>
      }
    >
      <MessageFilterBar filters={filters} onChange={change} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Mensagens enviadas"
          columns={messageColumns}
          lines={messageLines}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          rowActions={(message) => <ResendButton message={message} />}
          actionsWidth="9rem"
          error={
            list.isError && (
              <ErrorState title={sentMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <ListEmpty
              icon={Mails}
              title={sentMessages.none}
              description="Cada e-mail e WhatsApp que sair fica registrado aqui."
              onClear={messageLogList.isNarrowed(filters) ? () => change(messageLogList.cleared) : undefined}
            />
          }
        />
        {list.data?.page && list.data.page.total > 0 && (
          <div className="border-t">
            <Pagination
              page={list.data.page}
              noun={['mensagem', 'mensagens']}
              onPageChange={(page) => change({ page })}
            />
          </div>
        )}
      </Card>
    </Page>
  );
}
