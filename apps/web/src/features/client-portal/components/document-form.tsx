import { attachmentFile } from '@restitui/domain/attachments/attachment-file.ts';
import { documentName } from '@restitui/domain/client-documents/client-documents.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { SentFile } from '../../attachments/components/sent-file.tsx';
import { uploadDocument } from '../client-documents.queries.ts';

interface Errors {
  nome?: string | undefined;
  anexo?: string | undefined;
}

/** What was entered stays when it is refused. */
export function DocumentForm({ id_client, onDone }: { id_client: string; onDone: () => void }) {
  const [nome, setName] = useState('');
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<Errors>({});
  const [sent, setSent] = useState<{ bytes: number; total: number }>();
  const send = useMutation(uploadDocument(id_client));

  function submit(event: FormEvent) {
    event.preventDefault();
    const named = documentName.safeParse(nome);
    setErrors({ nome: named.error?.issues[0]?.message, anexo: file ? undefined : attachmentFile.required });
    if (!file || !named.success || send.isPending) return;
    setSent(undefined);
    send.mutate(
      { nome: named.data, anexo: file, onProgress: (bytes, total) => setSent({ bytes, total }) },
      { onSuccess: onDone, onError: explain },
    );
  }

  function explain(error: Error) {
    if (!(error instanceof ApiError)) return;
    setErrors(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])));
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Novo documento" className="flex max-w-2xl flex-col gap-4">
      <Field label="Nome do documento" required error={errors.nome} help="Balanço de 2025, por exemplo.">
        <Input
          value={nome}
          maxLength={120}
          autoComplete="off"
          disabled={send.isPending}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <SentFile
        file={file}
        onFileChange={(chosen) => {
          setFile(chosen);
          setErrors({ ...errors, anexo: undefined });
        }}
        error={errors.anexo}
        sending={send.isPending}
        sent={sent}
        progressLabel="Enviando o documento"
      />
      <div className="flex justify-end gap-2">
        <Button disabled={send.isPending} onClick={onDone}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={send.isPending}>
          Enviar
        </Button>
      </div>
      <LeaveGuard
        unsaved={(nome.trim() !== '' || file !== undefined) && !send.isSuccess}
        description="O documento não foi enviado."
      />
    </form>
  );
}
