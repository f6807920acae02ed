import { zodResolver } from '@hookform/resolvers/zod';
import { type New{{Item}}, new{{Item}} } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.api.ts';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { Input } from '../../../../ui/input.tsx';
import { create{{Item}} } from '../{{feature}}.queries.ts';

export function {{Item}}Form() {
  const create = useMutation(create{{Item}}());
  const form = useForm<New{{Item}}>({
    resolver: zodResolver(new{{Item}}),
    mode: 'onSubmit',
    defaultValues: { nome: '' },
  });
  const { register, handleSubmit, reset, formState } = form;
  const submit = handleSubmit((typed) => create.mutate(typed, { onSuccess: () => reset() }));

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="{{title}}: novo registro" className="flex flex-wrap items-end gap-3 p-4">
        <FormDraft name="{{feature}}" saved={false} />
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
