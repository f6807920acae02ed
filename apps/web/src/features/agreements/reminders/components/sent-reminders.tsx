import { displayName } from '@restitui/brazil/display-name.ts';
import type { SentReminder } from '@restitui/domain/agreements/reminders/reminders.api.ts';
import { actRoleLabel } from '@restitui/domain/agreements/signing/act-role.ts';
import { messageChannelLabels } from '@restitui/domain/operations/messages/message-channel.ts';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { formatDateTime } from '../../../../lib/formats.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { reminderMessages } from '../reminders.messages.ts';
import { sentRemindersQuery } from '../reminders.queries.ts';

/** Reminders sent for a client's agreements. */
export function SentReminders({ id_client }: { id_client: string }) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(sentRemindersQuery(id_client));
  if (isPending) {
    return (
      <div className="flex flex-col gap-2">
        <LoadingNote />
        <Skeleton className="h-10 w-full" />
      </div>
    );
  }
  if (isError) {
    return (
      <ErrorState title={reminderMessages.sentFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={BellRing}
        className="py-6"
        title={reminderMessages.noneSent}
        description={reminderMessages.noneSentHelp}
      />
    );
  }
  return (
    <ul aria-label="Lembretes enviados" className="flex flex-col divide-y rounded-md border">
      {data.map((reminder) => (
        <ReminderLine key={reminder.id} reminder={reminder} />
      ))}
    </ul>
  );
}

function ReminderLine({ reminder: { numero, papel, nome, canal, reserva, sentAt } }: { reminder: SentReminder }) {
  return (
    <li className="px-3 py-2.5">
      <p className="break-words font-medium text-body">
        {numero}º lembrete a {displayName(nome)}
      </p>
      <p className="figures text-caption text-muted">
        {actRoleLabel(papel, { id_user: null })}&nbsp;· {messageChannelLabels[canal]}
        {reserva && ', porque o WhatsApp não aceitou'}&nbsp;· {formatDateTime(sentAt)}
      </p>
    </li>
  );
}
