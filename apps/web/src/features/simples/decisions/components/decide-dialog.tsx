import { zodResolver } from '@hookform/resolvers/zod';
import { type NewDecision, newDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorText } from '../../../../lib/api-error.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { DecisionSubject } from '../decision-subject.ts';
import { decide } from '../simples-decisions.queries.ts';
import { DecisionFields } from './decision-fields.tsx';

interface DecideDialogProps {
  subject: DecisionSubject;
  title: string;
  /** Why the rules leave it open, and the amount at stake. */
  children: ReactNode;
  onClose: () => void;
}

/** Dialog that creates a decision. */
export function DecideDialog({ subject, title, children, onClose }: DecideDialogProps) {
  const draft = `decisão ${JSON.stringify(subject)}`;
  const save = useMutation(withDraft(decide, draft));
  const form = useForm<NewDecision, unknown, z.output<typeof newDecision>>({
    resolver: zodResolver(newDecision),
    mode: 'onTouched',
    defaultValues: { ...subject, alcance: 'cliente', palavras: '', motivo: '', de: '', ate: '' },
  });
  const submit = form.handleSubmit((body) => save.mutate(body, { onSuccess: onClose }));
  const close = () => !save.isPending && onClose();

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!save.isPending}
      guarded={form.formState.isDirty}
      title={title}
      footer={
        <>
          <Button onClick={close} disabled={save.isPending}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form="decidir" loading={save.isPending}>
            Decidir
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id="decidir" onSubmit={submit} noValidate className="flex flex-col gap-4">
          <FormDraft name={draft} saved={save.isSuccess} />
          {children}
          <DecisionFields subject={subject} />
          {save.isError && (
            <Notice tone="danger" error={save.error}>
              {errorText(save.error)}
            </Notice>
          )}
        </form>
      </FormProvider>
    </Dialog>
  );
}
