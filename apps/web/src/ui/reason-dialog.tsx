import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Textarea } from './textarea.tsx';

interface ReasonDialogProps {
  title: ReactNode;
  /** Explains the effect, and whether it can be undone. */
  description: ReactNode;
  /** A verb: 'Revogar', 'Estornar repasse'. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** Label of the field. */
  label?: string;
  help?: string;
  /** Adds '(opcional)' to the label and sends an empty text; the schema then takes one. */
  optional?: boolean;
  /** Schema of the field in domain, with its messages. */
  reason: z.ZodType<string, string>;
  maxLength?: number;
  /** More than one row makes the field grow. */
  rows?: number;
  pending: boolean;
  /** Error message, for failures without a toast. */
  failure?: ReactNode;
  /** Name of the draft; its mutation is `withDraft`. */
  draft: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason and a confirmation; a click outside does not discard the typed text. */
export function ReasonDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancelar',
  tone = 'danger',
  label = 'Motivo',
  help,
  optional = false,
  reason,
  maxLength,
  rows = 1,
  pending,
  failure,
  draft: name,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const id = useId();
  const { register, handleSubmit, formState, setValue, watch } = useForm({
    resolver: zodResolver(z.object({ text: reason })),
    defaultValues: { text: '' },
  });
  const text = watch('text');
  const draft = useDraft(name, text, text.trim() !== '');
  const close = () => !pending && onClose();
  const control = { maxLength, ...register('text') };

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!pending}
      guarded={formState.isDirty}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={close} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button variant={tone} type="submit" form={id} loading={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={handleSubmit(({ text }) => onConfirm(text))} noValidate className="flex flex-col gap-4">
        <DraftOffer draft={draft} onTake={(taken) => setValue('text', taken, { shouldDirty: true })} />
        <Field
          label={optional ? `${label} (opcional)` : label}
          help={help}
          required={!optional}
          error={formState.errors.text?.message}
        >
          {rows > 1 ? <Textarea rows={rows} {...control} /> : <Input autoComplete="off" {...control} />}
        </Field>
        {failure}
      </form>
    </Dialog>
  );
}
