import { useMutation } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useMediaQuery } from '../../../../lib/media-query.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { sendSuggestion } from '../suggestions.queries.ts';

/**
 * Form for a suggestion: Enter sends, Shift+Enter starts a new line, Escape cancels (W-344). On touch Enter starts a new
 * line, because a keyboard on the screen has no Shift+Enter.
 */
export function RequestChange({ idAgreement, t }: { idAgreement: string; t: string | undefined }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const name = `alteração ${idAgreement}`;
  const request = useMutation(withDraft(sendSuggestion(idAgreement, t), name));
  const wanted = text.trim();
  const draft = useDraft(name, text, wanted !== '');
  const hasKeys = useMediaQuery('(pointer: fine)');

  function send() {
    if (wanted === '' || request.isPending) return;
    request.mutate(wanted, {
      onSuccess: () => {
        setText('');
        setOpen(false);
      },
    });
  }
  function key(event: KeyboardEvent) {
    if (!hasKeys || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <MessageSquarePlus aria-hidden />
        Solicitar alteração
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        dismissible={!request.isPending}
        title="Solicitar alteração"
        description="Diga o que deve mudar no contrato. O pedido fica na aba Alterações até ser decidido."
        footer={
          <>
            <Button onClick={() => setOpen(false)} disabled={request.isPending}>
              Cancelar
            </Button>
            <Button variant="primary" disabled={wanted === ''} loading={request.isPending} onClick={send}>
              Enviar
            </Button>
          </>
        }
      >
        <DraftOffer draft={draft} onTake={setText} />
        <Field label="O que deve mudar?" help={hasKeys && 'Enter envia, Shift+Enter quebra a linha.'}>
          <Textarea
            value={text}
            maxLength={4000}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={key}
          />
        </Field>
      </Dialog>
    </>
  );
}
