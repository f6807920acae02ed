import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';

interface ControlRowActionsProps {
  /** Names the row in the accessible labels. */
  name: string;
  editButtonId?: string;
  deletion: { title: string; description: string };
  onEdit: () => void;
  onDelete: () => void;
}

/** Renders the buttons to edit and delete a row of a credit control; deletion asks for confirmation. */
export function ControlRowActions({ name, editButtonId, deletion, onEdit, onDelete }: ControlRowActionsProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <span className="inline-flex whitespace-nowrap">
      <IconButton id={editButtonId} icon={Pencil} label={`Editar ${name}`} size="sm" onClick={onEdit} />
      <IconButton icon={Trash2} label={`Excluir ${name}`} size="sm" onClick={() => setConfirming(true)} />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        {...deletion}
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={() => {
          setConfirming(false);
          onDelete();
        }}
      />
    </span>
  );
}
