import { type DocumentRequest, documentName } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CancelOrStop } from '../../../../ui/cancel-or-stop.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { SentFile } from '../../../recovery/attachments/components/sent-file.tsx';
import { useNamedFile } from '../../../recovery/attachments/components/use-named-file.ts';
import { uploadDocument } from '../client-documents.queries.ts';

interface DocumentFormProps {
  id_client: string;
  /** The request that the document answers; its text is the first name. */
  request?: DocumentRequest | undefined;
  onDone: () => void;
}

/** Takes the focus when it opens. Typed values are kept when the call fails. */
export function DocumentForm({ id_client, request, onDone }: DocumentFormProps) {
  const [nome, setName] = useState(request?.item ?? '');
  const document = useNamedFile(uploadDocument(id_client, request?.id), documentName);
  const { nameError, isPending, isSuccess } = document;

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [name, file] = form.current?.querySelectorAll('input') ?? [];
    (name?.value ? file : name)?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    document.send(nome, onDone);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Novo documento" className="flex max-w-2xl flex-col gap-4">
      <Field label="Nome do documento" required error={nameError} help="Balanço de 2025, por exemplo.">
        <Input
          value={nome}
          maxLength={120}
          autoComplete="off"
          disabled={isPending}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <SentFile {...document.field} progressLabel="Enviando o documento" />
      <div className="flex justify-end gap-2">
        <CancelOrStop sending={isPending} onStop={document.cancel} onClose={onDone} />
        <Button type="submit" variant="primary" loading={isPending}>
          Enviar
        </Button>
      </div>
      <LeaveGuard
        unsaved={(nome.trim() !== (request?.item ?? '') || document.field.file !== undefined) && !isSuccess}
        description="O documento não foi enviado."
      />
    </form>
  );
}
