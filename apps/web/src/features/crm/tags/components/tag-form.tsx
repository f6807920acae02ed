import { zodResolver } from '@hookform/resolvers/zod';
import { tagColour, tagColourLabels } from '@restitui/domain/crm/tags/tag.ts';
import { type NewTag, newTag } from '@restitui/domain/crm/tags/tags.api.ts';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { resetAfterSave } from '../../../../lib/reset-after-save.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';

interface TagFormProps {
  /** Accessible name of the form, and name of its draft. */
  label: string;
  defaultValues: NewTag;
  submitLabel: string;
  pending: boolean;
  /** Closes the form without saving; absent for a form that is always open. */
  onCancel?: () => void;
  onSave: (typed: NewTag, onSaved: () => void) => void;
}

const colours = tagColour.options.map((value) => ({ value, label: tagColourLabels[value] }));

export function TagForm({ label, defaultValues, submitLabel, pending, onCancel, onSave }: TagFormProps) {
  const form = useForm<NewTag>({ resolver: zodResolver(newTag), mode: 'onSubmit', defaultValues });
  const { register, control, handleSubmit, formState } = form;
  const submit = handleSubmit((typed) => {
    const sent = { ...form.getValues() };
    onSave(typed, () => resetAfterSave(form, sent, defaultValues));
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label={label} className="flex flex-wrap items-end gap-3 p-4">
        <FormDraft name={label} saved={false} />
        <Field label="Nome" required error={formState.errors.nome?.message} className="w-full sm:w-80">
          <Input {...register('nome')} />
        </Field>
        <Field label="Cor" required className="w-full sm:w-40">
          <Controller
            control={control}
            name="cor"
            render={({ field }) => <Select value={field.value} onValueChange={field.onChange} options={colours} />}
          />
        </Field>
        <Button type="submit" variant="primary" loading={pending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button onClick={onCancel} disabled={pending}>
            Cancelar
          </Button>
        )}
      </form>
    </FormProvider>
  );
}
