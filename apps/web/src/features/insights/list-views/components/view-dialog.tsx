import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ListView,
  listViewForm,
  type ViewedListName,
} from '@restitui/domain/insights/list-views/list-views.api.ts';
import type { ViewSearch } from '@restitui/domain/insights/list-views/view-search.ts';
import { canShareListViews } from '@restitui/domain/insights/list-views/view-sharing.access.ts';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { errorText } from '../../../../lib/api-error.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { Input } from '../../../../ui/input.tsx';
import { createListView, renameListView } from '../list-views.queries.ts';

interface ViewDialogProps {
  lista: ViewedListName;
  /** Undefined for a new view. */
  view?: ListView | undefined;
  /** Filters, order and columns that a new view keeps. */
  filtros: ViewSearch;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Names a view and shares it. */
export function ViewDialog({ lista, view, filtros, onSaved, onClose }: ViewDialogProps) {
  const id = useId();
  // A shared view of a colleague stays shared.
  const mayShare = canShareListViews(useActor()) && (view?.minha ?? true);
  const draft = `vista ${view?.id ?? lista}`;
  const create = useMutation(withDraft(createListView(lista), draft));
  const rename = useMutation(withDraft(renameListView(lista, view?.id ?? ''), draft));
  const save = view ? rename : create;
  const form = useForm({
    resolver: zodResolver(listViewForm),
    defaultValues: { nome: view?.nome ?? '', compartilhada: view?.compartilhada ?? false },
  });
  const { register, control, handleSubmit, formState } = form;
  const submit = handleSubmit(({ nome, compartilhada }) => {
    if (!view) return create.mutate({ nome, compartilhada, filtros }, { onSuccess: onSaved });
    const { dirtyFields } = formState;
    const change = {
      ...(dirtyFields.nome && { nome }),
      ...(dirtyFields.compartilhada && { compartilhada }),
    };
    if (Object.keys(change).length === 0) onSaved(view.id);
    else rename.mutate(change, { onSuccess: onSaved });
  });
  const close = () => !save.isPending && onClose();

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!save.isPending}
      guarded={formState.isDirty}
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
