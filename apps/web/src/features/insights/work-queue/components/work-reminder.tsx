import { displayName } from '@restitui/brazil/display-name.ts';
import { preparedMessage } from '@restitui/domain/insights/work-queue/work-message.ts';
import type { WorkItem, WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { KeyHint } from '../../../../ui/key-hint.tsx';
import { InvitationDialog } from '../../../accounts/invitations/components/invitation-dialog.tsx';
import { ClientMessageDialog } from '../../../crm/clients/components/client-message-dialog.tsx';

/** Returns the first item of a row that a message can be sent about: a reminder of the client, or an invitation. */
export function itemToRemind({ itens }: WorkRow): WorkItem | undefined {
  return itens.find((item) => isInvitation(item) || preparedMessage(item) !== undefined);
}

const isInvitation = ({ tipo, id_user }: WorkItem) => tipo === 'convite' && id_user !== null;

interface ReminderButtonProps {
  row: WorkRow;
  onRemind: () => void;
  /** A narrow one shows the icon alone. */
  narrow?: boolean;
  className?: string;
  tabIndex?: number;
}

/** Opens the prepared message of a row; nothing where there is none. */
export function ReminderButton({ row, onRemind, narrow = false, className, tabIndex }: ReminderButtonProps) {
  const item = itemToRemind(row);
  if (!item) return null;
  const label = isInvitation(item) ? 'Convidar de novo' : 'Lembrar';
  return (
    <Button size="sm" variant="ghost" className={className} tabIndex={tabIndex} title={label} onClick={onRemind}>
      <Send aria-hidden />
      <span className={narrow ? 'sr-only' : undefined}>{label}</span>
      <span className="sr-only">{displayName(row.assunto)}</span>
      {!narrow && <KeyHint>M</KeyHint>}
    </Button>
  );
}

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
