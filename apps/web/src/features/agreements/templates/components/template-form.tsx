import { zodResolver } from '@hookform/resolvers/zod';
import { templateType, templateTypeLabels } from '@restitui/domain/agreements/templates/template-type.ts';
import {
  type NewTemplateForm,
  newTemplateForm,
  type Template,
} from '@restitui/domain/agreements/templates/templates.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Select } from '../../../../ui/select.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { templateMessages } from '../templates.messages.ts';
import { takenTemplatesQuery } from '../templates.queries.ts';

interface TemplateFormProps {
  draft: Partial<NewTemplateForm>;
  onDraft: (draft: Partial<NewTemplateForm>) => void;
  onNext: (form: NewTemplateForm) => void;
  onReplace: (template: Template) => void;
}

/** The first step: company, name and type. */
export function TemplateForm({ draft, onDraft, onNext, onReplace }: TemplateFormProps) {
  const { data: tenants = [], isError } = useQuery(tenantsQuery);
  const { register, control, handleSubmit, watch, formState } = useForm<NewTemplateForm>({
    resolver: zodResolver(newTemplateForm),
    mode: 'onTouched',
    defaultValues: { nameContrato: '', ...draft },
  });
  const { errors } = formState;
  const [id_tenant, chosenType] = watch(['id_tenant', 'typeContrato']);
  const { data: taken = [] } = useQuery({ ...takenTemplatesQuery(id_tenant), enabled: !!id_tenant });
  const existing = taken.find(({ typeContrato }) => typeContrato === chosenType);
  const types = templateType.options.map((value) => ({
    value,
    label: taken.some(({ typeContrato }) => typeContrato === value)
      ? `${templateTypeLabels[value]} (já tem modelo)`
      : templateTypeLabels[value],
  }));
  useEffect(() => {
    const { unsubscribe } = watch((typed) => onDraft(typed));
    return unsubscribe;
  }, [watch, onDraft]);

  return (
    <Card title="Dados do contrato" description="Passo 1 de 2" className="max-w-xl">
      <form onSubmit={handleSubmit(onNext)} noValidate aria-label="Dados do contrato" className="flex flex-col gap-4">
        <Field label="Empresa" required error={isError ? 'Erro ao carregar Tenant.' : errors.id_tenant?.message}>
          <Controller
            control={control}
            name="id_tenant"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Select
                ref={ref}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                options={tenants.map(({ id, title }) => ({ value: id, label: title }))}
              />
            )}
          />
        </Field>
        <Field label="Nome" required error={errors.nameContrato?.message}>
          <Input autoComplete="off" {...register('nameContrato')} />
        </Field>
        <Field
          label="Tipo"
          required
          help="Cada empresa tem um modelo ativo por tipo."
          error={errors.typeContrato?.message}
        >
          <Controller
            control={control}
            name="typeContrato"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Select ref={ref} value={value} onValueChange={onChange} onBlur={onBlur} options={types} />
            )}
          />
        </Field>
        {existing && (
          <Notice tone="info" title={`${existing.nameContrato} está em uso, na versão ${existing.versao}`}>
            <p>{templateMessages.pinned}</p>
            <Button className="mt-3" onClick={() => onReplace(existing)}>
              Substituir por nova versão
            </Button>
          </Notice>
        )}
        <div className="flex justify-end pt-2">
          <Button type="submit" variant="primary" disabled={!!existing}>
            Continuar
          </Button>
        </div>
      </form>
    </Card>
  );
}
