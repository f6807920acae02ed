import { factorName } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { factorError } from '../factor-error.ts';

interface NameDialogProps {
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  name: string;
  pending: boolean;
  error: Error | null;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a factor. */
export function NameDialog({
  title,
  description,
  confirmLabel,
  name,
  pending,
  error,
  onName,
  onClose,
}: NameDialogProps) {
  const id = useId();
  const [text, setText] = useState(name);
  const [invalid, setInvalid] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const parsed = factorName.safeParse(text);
    if (!parsed.success) return setInvalid(parsed.error.issues[0]?.message);
    onName(parsed.data);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!pending}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={id} loading={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4" aria-label={title}>
        {error && (
          <Notice tone="danger" error={error}>
            {factorError(error)}
          </Notice>
        )}
        <Field label="Nome" help="Para reconhecê-lo na lista." error={invalid}>
          <Input
            autoFocus
            maxLength={60}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setInvalid(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
