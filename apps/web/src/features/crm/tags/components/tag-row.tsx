import type { Tag } from '@restitui/domain/crm/tags/tag.ts';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { changeTag, removeTag } from '../tags.queries.ts';
import { TagChip } from './tag-chip.tsx';
import { TagForm } from './tag-form.tsx';

/** A tag with its form and its removal. */
export function TagRow({ tag }: { tag: Tag }) {
  const [open, setOpen] = useState<'form' | 'removal'>();
  const label = `Alterar ${tag.nome}`;
  const change = useMutation(withDraft(changeTag(tag.id), label));
  const remove = useMutation(removeTag());
  const close = () => setOpen(undefined);

  if (open === 'form') {
    return (
      <TagForm
        label={label}
        defaultValues={{ nome: tag.nome, cor: tag.cor }}
        submitLabel="Salvar"
        pending={change.isPending}
        onCancel={close}
        onSave={(typed) => change.mutate(typed, { onSuccess: close })}
      />
    );
  }
  return (
    <div className="flex items-center justify-between gap-3 px-4 py-2">
      <TagChip tag={tag} />
      <div className="flex shrink-0">
        <IconButton icon={Pencil} label={label} onClick={() => setOpen('form')} />
        <IconButton icon={Trash2} label={`Excluir ${tag.nome}`} onClick={() => setOpen('removal')} />
      </div>
      <ConfirmDialog
        open={open === 'removal'}
        onOpenChange={close}
        title={`Excluir a etiqueta ${tag.nome}?`}
        description="Ela sai de todos os clientes que a têm. Isto não pode ser desfeito."
        confirmLabel="Excluir"
        tone="danger"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(tag.id, { onSuccess: close })}
      />
    </div>
  );
}
