import { zodResolver } from '@hookform/resolvers/zod';
import { type NewTenantForm, newTenantForm } from '@restitui/domain/tenants/new-tenant.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { MaskedInput } from '../../../ui/masked-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CompanyLookupHelp } from '../../lookups/components/company-lookup-help.tsx';
import { useCompanyLookup } from '../../lookups/components/use-company-lookup.ts';
import { companyFields, emptyCompany } from '../company-fields.ts';
import { tenantMessages } from '../tenants.messages.ts';
import { createTenant } from '../tenants.queries.ts';
import { TenantAddressFields } from './tenant-address-fields.tsx';

interface NewTenantFormProps {
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

export function NewTenantEditor({ onDone, onDirty }: NewTenantFormProps) {
  const create = useMutation(createTenant);
  const form = useForm<NewTenantForm, unknown, z.output<typeof newTenantForm>>({
    resolver: zodResolver(newTenantForm),
    mode: 'onTouched',
    defaultValues: emptyCompany,
  });
  const { register, control, watch, setValue, setError, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  function fill(values: Partial<NewTenantForm>) {
    for (const [field, value] of Object.entries(values)) {
      const shouldValidate = formState.isSubmitted || field in errors;
      setValue(field as keyof NewTenantForm, value, { shouldDirty: true, shouldValidate });
    }
  }

  const lookup = useCompanyLookup(watch('cnpj'), {
    onFound: (company) => fill(companyFields(company)),
    onCleared: () => fill(companyFields(undefined)),
  });

  const submit = handleSubmit(({ concordo: _, ...body }) =>
    create.mutate(body, {
      onSuccess: onDone,
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        for (const { path, message } of error.issues) setError(path as keyof NewTenantForm, { message });
        if (error.code === 'tenant_exists') setError('cnpj', { message: error.message }, { shouldFocus: true });
      },
    }),
  );

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="Adicionar Empresa" className="flex flex-col gap-4 pb-2">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="CNPJ"
            required
            error={errors.cnpj?.message}
            help={
              lookup.outcome === 'found' ? (
                <span role="status">{tenantMessages.cnpjFound}</span>
              ) : (
                <CompanyLookupHelp outcome={lookup.outcome} />
              )
            }
          >
            <MaskedInput mask="cnpj" autoFocus {...register('cnpj')} />
          </Field>
          <Field label="Tipo (opcional)" help="MATRIZ ou FILIAL" error={errors.tipo?.message}>
            <Input autoComplete="off" {...register('tipo')} />
          </Field>
          <Field label="Razão social" required error={errors.razao_social?.message}>
            <Input autoComplete="off" {...register('razao_social')} />
          </Field>
          <Field label="Nome fantasia (opcional)" error={errors.fantasia?.message}>
            <Input autoComplete="off" {...register('fantasia')} />
          </Field>
          <Field label="Código do CNAE" required error={errors.cnae?.message}>
            <Input autoComplete="off" {...register('cnae')} />
          </Field>
          <Field label="Descrição do CNAE" required error={errors.cnae_info?.message}>
            <Input autoComplete="off" {...register('cnae_info')} />
          </Field>
          <Field label="E-mail" required error={errors.email?.message}>
            <Input inputMode="email" autoComplete="off" autoCapitalize="none" {...register('email')} />
          </Field>
          <Field label="WhatsApp" required error={errors.whatsApp?.message}>
            <MaskedInput mask="phone" {...register('whatsApp')} />
          </Field>
          <Field label="Telefone" required error={errors.tel?.message}>
            <MaskedInput mask="phone" {...register('tel')} />
          </Field>
          <Field label="Comissão (%)" required help="De 0 a 100" error={errors.comissao_admin?.message}>
            <Input inputMode="decimal" autoComplete="off" className="figures" {...register('comissao_admin')} />
          </Field>
        </div>
        <TenantAddressFields />
        <Controller
          control={control}
          name="concordo"
          render={({ field: { value, onChange, ref } }) => (
            <Checkbox
              ref={ref}
              label="Concordo com os termos e confirmo os dados da empresa"
              checked={value}
              onCheckedChange={(checked) => onChange(checked === true)}
              error={errors.concordo?.message}
            />
          )}
        />
        {create.isError && <Notice tone="danger">{tenantMessages.creationFailed(create.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-2 pt-2">
          <Button onClick={onDone} disabled={create.isPending}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" loading={create.isPending}>
            Criar Tenant
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
