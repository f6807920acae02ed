import { messageForm } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { writeMessage } from '../client-portal.queries.ts';

/** The typed text is kept until the server has stored it. */
export function WriteMessage({ id_client, label }: { id_client: string; label: string }) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = `mensagem ${id_client}`;
  const send = useMutation(withDraft(writeMessage(id_client), name));
  const draft = useDraft(name, text, text.trim() !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    const { data, error } = messageForm.safeParse({ mensage: text });
    setRefusal(error?.issues[0]?.message);
    if (!data) {
      field.current?.focus();
      return;
    }
    if (send.isPending) return;
    send.mutate(data.mensage, {
      onSuccess: () => setText(''),
      onError: (failure) => failure instanceof ApiError && setRefusal(failure.issues[0]?.message),
    });
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Nova mensagem" className="flex flex-col gap-3 border-t pt-4">
      <DraftOffer draft={draft} onTake={setText} />
      <Field label={label} error={refusal}>
        <Textarea
          ref={field}
          rows={3}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRefusal(undefined);
          }}
        />
      </Field>
      <Button type="submit" className="self-end" loading={send.isPending}>
        Enviar mensagem
      </Button>
      <LeaveGuard
        unsaved={text.trim() !== ''}
        description="A mensagem que você escreveu não foi enviada."
        searchKey="empresa"
      />
    </form>
  );
}
