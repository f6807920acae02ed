import { zodResolver } from '@hookform/resolvers/zod';
import { type New{{Item}}, new{{Item}} } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.api.ts';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { resetAfterSave } from '../../../../lib/reset-after-save.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { Input } from '../../../../ui/input.tsx';
import { create{{Item}} } from '../{{feature}}.queries.ts';

const draft = '{{feature}}';
const empty: New{{Item}} = { nome: '' };

export function {{Item}}Form() {
  const create = useMutation(withDraft(create{{Item}}(), draft));
  const form = useForm<New{{Item}}>({
    resolver: zodResolver(new{{Item}}),
    mode: 'onSubmit',
    defaultValues: empty,
  });
  const { register, handleSubmit, formState } = form;
  const submit = handleSubmit((typed) => {
    const sent = { ...form.getValues() };
    create.mutate(typed, { onSuccess: () => resetAfterSave(form, sent, empty) });
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="{{title}}: novo registro" className="flex flex-wrap items-end gap-3 p-4">
        <FormDraft name={draft} saved={false} />
        <Field label="Nome" required error={formState.errors.nome?.message} className="w-full sm:w-80">
          <Input {...register('nome')} />
        </Field>
        <Button type="submit" variant="primary" loading={create.isPending}>
          Adicionar
        </Button>
      </form>
    </FormProvider>
  );
}
