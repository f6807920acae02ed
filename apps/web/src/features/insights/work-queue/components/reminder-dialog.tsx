import { preparedMessage } from '@restitui/domain/insights/work-queue/work-message.ts';
import type { WorkItem, WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { useState } from 'react';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { InvitationDialog } from '../../../accounts/invitations/components/invitation-dialog.tsx';
import { ClientMessageDialog } from '../../../crm/clients/components/client-message-dialog.tsx';
import { itemToRemind } from './work-reminder.tsx';

interface ReminderDialogProps {
  row: WorkRow;
  /** Receives the item that the message was about. */
  onSent: (item: WorkItem) => void;
  onClose: () => void;
}

/** The prepared message of a row, which can be changed before it is sent. */
export function ReminderDialog({ row, onSent, onClose }: ReminderDialogProps) {
  // The row may leave the queue while the dialog is open.
  const [item] = useState(() => itemToRemind(row));
  const id_tenant = useActingTenant() ?? '';
  if (!item) return null;
  const prepared = preparedMessage(item);
  if (prepared && item.id_client !== null) {
    return (
      <ClientMessageDialog
        clients={[{ cnpjcpf: item.id_client, razao_social: item.assunto }]}
        prepared={{ ...prepared, draft: item.id }}
        onSent={({ alterados }) => (alterados > 0 ? onSent(item) : onClose())}
        onClose={onClose}
      />
    );
  }
  const user = { id: item.id_user ?? '', id_tenant, name: item.assunto };
  return <InvitationDialog user={user} onSent={() => onSent(item)} onClose={onClose} />;
}
