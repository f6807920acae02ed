import type { ChoiceValue } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { saveChoice } from '../file-analyses.queries.ts';

interface ChoiceDialogProps<Fields extends FieldValues, Output extends FieldValues> {
  id_apuracao: string;
  /** Name of the draft that a reload keeps. */
  draft: string;
  title: string;
  description: string;
  resolver: Resolver<Fields, unknown, Output>;
  defaultValues: DefaultValues<Fields>;
  toChoice: (fields: Output) => { valor: ChoiceValue; motivo: string };
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with the form of a choice; saving analyses the files again. */
export function ChoiceDialog<Fields extends FieldValues, Output extends FieldValues>({
  id_apuracao,
  draft,
  title,
  description,
  resolver,
  defaultValues,
  toChoice,
  onClose,
  children,
}: ChoiceDialogProps<Fields, Output>) {
  const id = useId();
  const form = useForm<Fields, unknown, Output>({ resolver, defaultValues });
  const save = useMutation(withDraft(saveChoice(id_apuracao), draft));
  const submit = form.handleSubmit((fields) => save.mutate(toChoice(fields), { onSuccess: onClose }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={`${description} Os arquivos são analisados de novo.`}
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={id} loading={save.isPending}>
            Salvar
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormDraft name={draft} saved={save.isSuccess} />
          {children}
        </form>
      </FormProvider>
    </Dialog>
  );
}
