import { zodResolver } from '@hookform/resolvers/zod';
import { canShareClientViews } from '@restitui/domain/crm/client-views/client-views.access.ts';
import {
  type ClientView,
  type NewClientView,
  newClientView,
} from '@restitui/domain/crm/client-views/client-views.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { errorText } from '../../../../lib/api-error.ts';
import { removeDraft } from '../../../../lib/draft.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { Input } from '../../../../ui/input.tsx';
import { saveClientView } from '../client-views.queries.ts';

interface ClientViewDialogProps {
  /** Undefined for a new view. */
  view?: ClientView | undefined;
  /** Filters, order and columns that the view keeps. */
  filtros: NewClientView['filtros'];
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Names a view and shares it. */
export function ClientViewDialog({ view, filtros, onSaved, onClose }: ClientViewDialogProps) {
  const id = useId();
  // A shared view of a colleague stays shared.
  const mayShare = canShareClientViews(useActor()) && (view?.minha ?? true);
  const save = useMutation(saveClientView(view?.id));
  const draft = `vista ${view?.id ?? 'nova'}`;
  const form = useForm({
    resolver: zodResolver(newClientView.pick({ nome: true, compartilhada: true })),
    defaultValues: { nome: view?.nome ?? '', compartilhada: view?.compartilhada ?? false },
  });
  const { register, control, handleSubmit, formState } = form;
  const submit = handleSubmit((typed) => save.mutate({ ...typed, filtros }, { onSuccess: finish }));
  const close = () => !save.isPending && onClose();

  function finish(saved: string) {
    removeDraft(draft);
    onSaved(saved);
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!formState.isDirty && !save.isPending}
      size="sm"
      title={view ? 'Alterar vista' : 'Guardar vista'}
      description={
        view ? 'Os filtros da vista ficam como estão.' : 'A vista guarda os filtros, a ordem e as colunas da lista.'
      }
      footer={
        <>
          <Button onClick={close} disabled={save.isPending}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={id} loading={save.isPending}>
            Guardar
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormDraft name={draft} saved={save.isSuccess} />
          <Field
            label="Nome"
            required
            error={formState.errors.nome?.message ?? (save.isError ? errorText(save.error) : undefined)}
          >
            <Input autoComplete="off" maxLength={40} {...register('nome')} />
          </Field>
          {mayShare && (
            <Controller
              control={control}
              name="compartilhada"
              render={({ field }) => (
                <Checkbox
                  label="Dividir com a equipe"
                  checked={field.value}
                  onCheckedChange={(checked) => field.onChange(checked === true)}
                />
              )}
            />
          )}
        </form>
      </FormProvider>
    </Dialog>
  );
}
