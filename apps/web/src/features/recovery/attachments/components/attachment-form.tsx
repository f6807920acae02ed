import { ownName } from '@restitui/domain/recovery/attachments/attachment-names.ts';
import { attachmentName } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CancelOrStop } from '../../../../ui/cancel-or-stop.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { type AttachmentPlace, uploadAttachment } from '../attachments.queries.ts';
import { SentFile } from './sent-file.tsx';
import { useNamedFile } from './use-named-file.ts';

interface AttachmentFormProps {
  place: AttachmentPlace;
  names: readonly string[];
  /** Called after sending or cancelling. */
  onDone: () => void;
}

/**
 * Renders the form of an attachment: a name from the list, or a custom one for OUTROS, and the file. The input is
 * kept when the server refuses.
 */
export function AttachmentForm({ place, names, onDone }: AttachmentFormProps) {
  const [choice, setChoice] = useState<string>();
  const [typed, setTyped] = useState('');
  const attachment = useNamedFile(uploadAttachment(place), attachmentName);
  const { nameError, isPending } = attachment;

  function submit(event: FormEvent) {
    event.preventDefault();
    attachment.send(choice === ownName ? typed : choice, onDone);
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Novo anexo" className="flex max-w-2xl flex-col gap-4">
      <Field label="Nome do anexo" required error={choice === ownName ? undefined : nameError}>
        <Select
          value={choice}
          onValueChange={setChoice}
          disabled={isPending}
          options={names.map((name) => ({ value: name, label: name }))}
        />
      </Field>
      {choice === ownName && (
        <Field label="Qual anexo?" required error={nameError}>
          <Input
            value={typed}
            maxLength={120}
            autoComplete="off"
            disabled={isPending}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      )}
      <SentFile {...attachment.field} progressLabel="Enviando o arquivo" />
      <div className="flex justify-end gap-2">
        <CancelOrStop sending={isPending} onStop={attachment.cancel} onClose={onDone} />
        <Button type="submit" variant="primary" loading={isPending}>
          Adicionar arquivo
        </Button>
      </div>
    </form>
  );
}
