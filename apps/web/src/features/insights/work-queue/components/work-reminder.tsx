import { displayName } from '@restitui/brazil/display-name.ts';
import { preparedMessage } from '@restitui/domain/insights/work-queue/work-message.ts';
import type { WorkItem, WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { Send } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { KeyHint } from '../../../../ui/key-hint.tsx';

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
