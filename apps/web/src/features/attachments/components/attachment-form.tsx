import { attachmentFile } from '@restitui/domain/attachments/attachment-file.ts';
import { ownName } from '@restitui/domain/attachments/attachment-names.ts';
import { attachmentName } from '@restitui/domain/attachments/attachments.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { type AttachmentPlace, uploadAttachment } from '../attachments.queries.ts';
import { SentFile } from './sent-file.tsx';

interface AttachmentFormProps {
  place: AttachmentPlace;
  names: readonly string[];
  /** Sent, or given up. */
  onDone: () => void;
}

interface Errors {
  nome?: string | undefined;
  anexo?: string | undefined;
}

/** A name of the list, or one's own for OUTROS, and the file. What was entered stays when it is refused. */
export function AttachmentForm({ place, names, onDone }: AttachmentFormProps) {
  const [choice, setChoice] = useState<string>();
  const [typed, setTyped] = useState('');
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<Errors>({});
  const [sent, setSent] = useState<{ bytes: number; total: number }>();
  const send = useMutation(uploadAttachment(place));
  const named = attachmentName.safeParse(choice === ownName ? typed : choice);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = {
      nome: named.error?.issues[0]?.message,
      anexo: file ? undefined : attachmentFile.required,
    };
    setErrors(found);
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
    <form onSubmit={submit} noValidate aria-label="Novo anexo" className="flex max-w-2xl flex-col gap-4">
      <Field label="Nome do anexo" required error={choice === ownName ? undefined : errors.nome}>
        <Select
          value={choice}
          onValueChange={setChoice}
          disabled={send.isPending}
          options={names.map((name) => ({ value: name, label: name }))}
        />
      </Field>
      {choice === ownName && (
        <Field label="Qual anexo?" required error={errors.nome}>
          <Input
            value={typed}
            maxLength={120}
            autoComplete="off"
            disabled={send.isPending}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      )}
      <SentFile
        file={file}
        onFileChange={(chosen) => {
          setFile(chosen);
          setErrors({ ...errors, anexo: undefined });
        }}
        error={errors.anexo}
        sending={send.isPending}
        sent={sent}
        progressLabel="Enviando o arquivo"
      />
      <div className="flex justify-end gap-2">
        <Button disabled={send.isPending} onClick={onDone}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={send.isPending}>
          Adicionar arquivo
        </Button>
      </div>
    </form>
  );
}
