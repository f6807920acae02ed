import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { reminderMessages } from '../reminders.messages.ts';
import { reminderRuleQuery } from '../reminders.queries.ts';
import { ReminderRuleForm } from './reminder-rule-form.tsx';

/** The reminder rule of a company. */
export function ReminderRuleCard({ tenant }: { tenant: string }) {
  const { data, isPending, error, refetch, isFetching } = useQuery(reminderRuleQuery(tenant));
  return (
    <Card
      title={reminderMessages.title}
      description={reminderMessages.about}
      aria-label={reminderMessages.title}
      className="max-w-3xl"
    >
      {isPending && (
        <>
          <LoadingNote />
          <Skeleton className="h-48 w-full" />
        </>
      )}
      {error && !data && (
        <ErrorState title={reminderMessages.ruleFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {data && <ReminderRuleForm key={tenant} tenant={tenant} rule={data} />}
    </Card>
  );
}
