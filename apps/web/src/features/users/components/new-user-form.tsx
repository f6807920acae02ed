import { zodResolver } from '@hookform/resolvers/zod';
import { cargoLabels, creatableCargos, typeUser, typeUserLabels } from '@restitui/domain/users/cargo.ts';
import { type NewUser, newUser, type NewUserForm as Typed } from '@restitui/domain/users/new-user.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useSelectedTenant } from '../../../lib/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { MaskedInput } from '../../../ui/masked-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { userMessages } from '../users.messages.ts';
import { createUser } from '../users.queries.ts';
import { TenantField } from './tenant-field.tsx';

interface NewUserFormProps {
  onCreated: (user: User) => void;
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
}

const empty = { name: '', cpf: '', email: '', password: '', whatsApp: '' };
const types = typeUser.options.map((value) => ({ value, label: typeUserLabels[value] }));

export function NewUserForm({ onCreated, onDirty, onCancel }: NewUserFormProps) {
  const [tenant, setTenant] = useState(useSelectedTenant()?.id);
  const [tenantError, setTenantError] = useState<string>();
  const create = useMutation(createUser(tenant));
  const { register, control, handleSubmit, watch, setValue, resetField, setError, formState } = useForm<
    Typed,
    unknown,
    NewUser
  >({
    resolver: zodResolver(newUser),
    mode: 'onTouched',
    defaultValues: empty,
  });
  const { errors, isDirty } = formState;
  const type = watch('typeUser');
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  function lacksTenant() {
    const lacking = type === 'USUARIO' && !tenant;
    setTenantError(lacking ? 'Empresa é obrigatória' : undefined);
    return lacking;
  }

  const submit = handleSubmit((form) => {
    if (lacksTenant()) return;
    create.mutate(form, {
      onSuccess: onCreated,
      onError: (error) => {
        if ('code' in error && error.code === 'email_taken') {
          setError('email', { message: error.message }, { shouldFocus: true });
        }
      },
    });
  }, lacksTenant);

  return (
    <form onSubmit={submit} noValidate aria-label="Criar Usuário" className="flex flex-col gap-4 pb-2">
      <Field label="Nome" required error={errors.name?.message}>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="CPF" required error={errors.cpf?.message}>
          <MaskedInput mask="cpf" {...register('cpf')} />
        </Field>
        <Field label="WhatsApp" required error={errors.whatsApp?.message}>
          <MaskedInput mask="phone" {...register('whatsApp')} />
        </Field>
        <Field label="E-mail" required error={errors.email?.message}>
          <Input inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('email')} />
        </Field>
        <Field label="Senha" required error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Tipo de usuário" required error={errors.typeUser?.message}>
          <Controller
            control={control}
            name="typeUser"
            render={({ field: { value, onChange } }) => (
              <Select
                value={value}
                options={types}
                onValueChange={(next) => {
                  onChange(next);
                  const [cargo, ...others] = creatableCargos[next];
                  if (cargo && others.length === 0) setValue('typeCargo', cargo, { shouldValidate: true });
                  else resetField('typeCargo');
                }}
              />
            )}
          />
        </Field>
        <Field label="Cargo" required error={errors.typeCargo?.message}>
          <Controller
            control={control}
            name="typeCargo"
            render={({ field: { value, onChange } }) => (
              <Select
                value={value}
                onValueChange={onChange}
                disabled={!type}
                placeholder={type ? 'Selecione' : 'Escolha antes o tipo'}
                options={creatableCargos[type ?? 'USUARIO'].map((value) => ({ value, label: cargoLabels[value] }))}
              />
            )}
          />
        </Field>
      </div>
      {type === 'USUARIO' && (
        <TenantField
          value={tenant}
          error={tenantError}
          onChange={(id) => {
            setTenant(id);
            setTenantError(undefined);
          }}
        />
      )}
      {create.isError && <Notice tone="danger">{userMessages.creationFailed(create.error)}</Notice>}
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button disabled className="mr-auto">
          Novo Usuário
        </Button>
        <Button onClick={onCancel} disabled={create.isPending}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={create.isPending}>
          Criar Usuário
        </Button>
      </div>
    </form>
  );
}
