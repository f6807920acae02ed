import type { NewTenantForm } from '@restitui/domain/tenants/new-tenant.ts';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { MaskedInput } from '../../../ui/masked-input.tsx';

export function TenantAddressFields() {
  const { register, formState } = useFormContext<NewTenantForm>();
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <Field label="CEP (opcional)" error={errors.cep?.message} className="sm:col-span-2">
        <MaskedInput mask="cep" {...register('cep')} />
      </Field>
      <Field label="Logradouro" required error={errors.logradouro?.message} className="sm:col-span-4">
        <Input autoComplete="off" {...register('logradouro')} />
      </Field>
      <Field label="Número" required error={errors.numero?.message} className="sm:col-span-2">
        <Input autoComplete="off" {...register('numero')} />
      </Field>
      <Field label="Complemento (opcional)" error={errors.complemento?.message} className="sm:col-span-4">
        <Input autoComplete="off" {...register('complemento')} />
      </Field>
      <Field label="Bairro" required error={errors.bairro?.message} className="sm:col-span-2">
        <Input autoComplete="off" {...register('bairro')} />
      </Field>
      <Field label="Cidade" required error={errors.cidade?.message} className="sm:col-span-3">
        <Input autoComplete="off" {...register('cidade')} />
      </Field>
      <Field label="UF" required error={errors.uf?.message}>
        <Input autoComplete="off" maxLength={2} className="uppercase" {...register('uf')} />
      </Field>
    </div>
  );
}
