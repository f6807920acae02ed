import { requestedItem } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../../../lib/use-draft.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { askForDocument } from '../client-documents.queries.ts';

/** Asks the client for a document. The typed text is kept when the call fails. */
export function AskDocumentForm({ id_client, onDone }: { id_client: string; onDone: () => void }) {
  const [item, setItem] = useState('');
  const [error, setError] = useState<string>();
  const name = `pedido de documento ${id_client}`;
  const ask = useMutation(withDraft(askForDocument(id_client), name));
  const draft = useDraft(name, item, item.trim() !== '' && !ask.isSuccess);

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = requestedItem.safeParse(item);
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success && !ask.isPending) ask.mutate(parsed.data, { onSuccess: onDone });
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Pedir documento" className="flex max-w-2xl flex-col gap-4">
      <DraftOffer draft={draft} onTake={setItem} />
      <Field
        label="Documento que falta"
        required
        error={error}
        help="O cliente é avisado por e-mail e WhatsApp e envia o arquivo pelo portal."
      >
        <Input
          value={item}
          maxLength={120}
          autoComplete="off"
          autoFocus
          placeholder="Extrato do Simples de 2025"
          disabled={ask.isPending}
          onChange={(event) => setItem(event.currentTarget.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button disabled={ask.isPending} onClick={onDone}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={ask.isPending}>
          Pedir ao cliente
        </Button>
      </div>
      <LeaveGuard unsaved={item.trim() !== '' && !ask.isSuccess} description="O pedido não foi enviado." />
    </form>
  );
}
