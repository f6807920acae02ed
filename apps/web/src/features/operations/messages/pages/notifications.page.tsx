import { useQuery } from '@tanstack/react-query';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Page } from '../../../../ui/page.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { NotificationForm } from '../components/notification-form.tsx';
import { sentMessages } from '../messages.messages.ts';
import { notificationRuleQuery } from '../messages.queries.ts';

/** Who is told about each event, and on which channel. */
export function NotificationsPage() {
  const selected = useSelectedTenant();
  const { data, isPending, error, isFetching, refetch } = useQuery(notificationRuleQuery());
  return (
    <Page
      title="Quem é avisado"
      description={`${selected ? `${selected.title}: q` : 'Q'}uem recebe uma mensagem quando algo acontece. Códigos e links de acesso saem sempre; lembretes de assinatura têm a sua própria regra.`}
    >
      <Card aria-label="Quem é avisado" className="max-w-5xl">
        {isPending && <LoadingBlock className="h-96 w-full" />}
        {error && !data && (
          <ErrorState title={sentMessages.ruleFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
        )}
        {data && <NotificationForm key={JSON.stringify(data)} rule={data} />}
      </Card>
    </Page>
  );
}
