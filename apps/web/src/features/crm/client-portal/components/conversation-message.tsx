import { formatInstant } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { Observation } from '@restitui/domain/recovery/observations/observations.api.ts';
import { Trash2 } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { unbroken } from '../../../../ui/unbroken.ts';

interface ConversationMessageProps {
  message: Observation;
  onDelete: () => void;
}

export function ConversationMessage({ message, onDelete }: ConversationMessageProps) {
  const { mensage, sender, isOwn, id_user, createdDate } = message;
  const side = id_user === null ? 'Cliente' : 'Consultoria';
  return (
    <li className={cn('flex max-w-[88%] items-start gap-1 sm:max-w-[75%]', isOwn && 'flex-row-reverse self-end')}>
      <div className={cn('min-w-0 rounded-md border px-4 py-3', isOwn ? 'bg-brand-soft' : 'bg-surface')}>
        <p className="flex flex-wrap gap-x-2 text-caption text-muted">
          <span className="font-medium text-ink">{isOwn ? 'Você' : displayName(sender)}</span>
          {!isOwn && <span>{side}</span>}
          <time dateTime={createdDate} className="figures">
            {formatInstant(createdDate)}
          </time>
        </p>
        <p className="mt-1 whitespace-pre-wrap break-words text-body">{unbroken(mensage)}</p>
      </div>
      {isOwn && <IconButton icon={Trash2} label="Excluir mensagem" size="sm" onClick={onDelete} />}
    </li>
  );
}
