import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Paperclip, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { CreditAttachments } from '../../attachments/components/credit-attachments.tsx';
import { nameOf } from '../credit-name.ts';
import { deleteCredit } from '../credits.queries.ts';

interface CreditActionsProps {
  credit: Credit;
  mayEdit: boolean;
  onEdit: () => void;
}

export const editButtonId = (id: string) => `editar-credito-${id}`;

/**
 * Renders the actions of a row: attachments for all users, editing for those who may while the assessment is open.
 */
export function CreditActions({ credit, mayEdit, onEdit }: CreditActionsProps) {
  const [showing, setShowing] = useState<'attachments' | 'deletion'>();
  const remove = useMutation(deleteCredit(credit.id_apuracao));
  const of = nameOf(credit);
  const close = (open: boolean) => !open && setShowing(undefined);

  return (
    <span className="inline-flex whitespace-nowrap">
      <IconButton
        icon={Paperclip}
        label={`Anexos do crédito ${of}`}
        size="sm"
        onClick={() => setShowing('attachments')}
      />
      {mayEdit && (
        <>
          <IconButton
            id={editButtonId(credit.id)}
            icon={Pencil}
            label={`Editar crédito ${of}`}
            size="sm"
            onClick={onEdit}
          />
          <IconButton icon={Trash2} label={`Excluir crédito ${of}`} size="sm" onClick={() => setShowing('deletion')} />
        </>
      )}
      <CreditAttachments credit={credit} mayEdit={mayEdit} open={showing === 'attachments'} onOpenChange={close} />
      <ConfirmDialog
        open={showing === 'deletion'}
        onOpenChange={close}
        title={`Excluir o crédito ${of}?`}
        description="Ele sai da tabela e dos totais. O histórico de alterações guarda o que havia nele."
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={() => {
          setShowing(undefined);
          remove.mutate(credit);
        }}
      />
    </span>
  );
}
