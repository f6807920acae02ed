import { counted } from '@restitui/brazil/counted.ts';
import type { ReminderRule } from '@restitui/domain/agreements/reminders/reminder-rule.ts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { reminderMessages } from '../reminders.messages.ts';
import { reminderRuleQuery } from '../reminders.queries.ts';
import { ReminderRuleForm } from './reminder-rule-form.tsx';

interface ReminderRuleCardProps {
  tenant: string;
  /** Folds on a phone: the page has other subjects. */
  isFolding?: boolean;
}

/** The reminder rule of a company. */
export function ReminderRuleCard({ tenant, isFolding = false }: ReminderRuleCardProps) {
  const { data, isPending, error, refetch, isFetching } = useQuery(reminderRuleQuery(tenant));
  return (
    <FoldingCard
      title={reminderMessages.title}
      summary={data && summaryOf(data)}
      isFolding={isFolding && !error}
      description={reminderMessages.about}
      className="max-w-3xl"
    >
      {isPending && <LoadingBlock className="h-48 w-full" />}
      {error && !data && (
        <ErrorState title={reminderMessages.ruleFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {data && <ReminderRuleForm key={tenant} tenant={tenant} rule={data} />}
    </FoldingCard>
  );
}

function summaryOf({ ligado, aposDias, aCadaDias }: ReminderRule): string {
  if (!ligado) return 'Desligados';
  const every = counted(aCadaDias, 'dia', 'dias');
  return `Depois de ${counted(aposDias, 'dia', 'dias')}, a cada ${every}`;
}
