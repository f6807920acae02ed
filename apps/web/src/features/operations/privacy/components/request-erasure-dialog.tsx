import { displayName } from '@restitui/brazil/display-name.ts';
import { useState } from 'react';
import { useDraft } from '../../../../lib/use-draft.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';

interface AskErasureDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The person, when it is another one. */
  name?: string;
  pending: boolean;
  /** Name of the draft; its mutation is `withDraft`. */
  draft: string;
  onConfirm: (motivo: string) => void;
}

/** Confirms a request for erasure, which a CEO then decides. */
export function RequestErasureDialog({
  open,
  onOpenChange,
  name,
  pending,
  draft: draftName,
  onConfirm,
}: AskErasureDialogProps) {
  const [motivo, setMotivo] = useState('');
  const draft = useDraft(draftName, motivo, motivo.trim() !== '');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={name ? `Pedir a eliminação dos dados de ${displayName(name)}?` : 'Pedir a eliminação dos seus dados?'}
      description={
        name
          ? 'Nada é apagado agora. Um CEO que não seja quem pede decide, e a pessoa recebe a resposta por e-mail.'
          : 'Nada é apagado agora. A empresa responde em até 15 dias, por e-mail, o que foi apagado e o que a lei manda guardar. Depois disso você não entra mais.'
      }
      confirmLabel="Pedir eliminação"
      tone="danger"
      pending={pending}
      onConfirm={() => onConfirm(motivo.trim())}
    >
      <DraftOffer draft={draft} onTake={setMotivo} />
      <Field label="Motivo" help="Se quiser dizer.">
        <Textarea rows={3} maxLength={1000} value={motivo} onChange={(event) => setMotivo(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
