import { documentName } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { SentFile } from '../../../recovery/attachments/components/sent-file.tsx';
import { useNamedFile } from '../../../recovery/attachments/components/use-named-file.ts';
import { uploadDocument } from '../client-documents.queries.ts';

/** Typed values are kept when the call fails. */
export function DocumentForm({ id_client, onDone }: { id_client: string; onDone: () => void }) {
  const [nome, setName] = useState('');
  const document = useNamedFile(uploadDocument(id_client), documentName);
  const { nameError, isPending, isSuccess } = document;

  function submit(event: FormEvent) {
    event.preventDefault();
    document.send(nome, onDone);
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Novo documento" className="flex max-w-2xl flex-col gap-4">
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
        <Button disabled={isPending} onClick={onDone}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={isPending}>
          Enviar
        </Button>
      </div>
      <LeaveGuard
        unsaved={(nome.trim() !== '' || document.field.file !== undefined) && !isSuccess}
        description="O documento não foi enviado."
      />
    </form>
  );
}
