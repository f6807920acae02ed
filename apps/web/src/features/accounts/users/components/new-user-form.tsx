import { zodResolver } from '@hookform/resolvers/zod';
import { cargoLabels, creatableCargos, typeUser, typeUserLabels } from '@restitui/domain/accounts/users/cargo.ts';
import { type NewUser, newUser, type NewUserForm as Typed } from '@restitui/domain/accounts/users/new-user.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { focusRefusal } from '../../../../lib/show-issues.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Select } from '../../../../ui/select.tsx';
import { userMessages } from '../users.messages.ts';
import { createUser } from '../users.queries.ts';
import { PasswordOrInvitation } from './password-or-invitation.tsx';
import { TenantField } from './tenant-field.tsx';

interface NewUserFormProps {
  onCreated: (user: User) => void;
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
}

const empty = { name: '', cpf: '', email: '', password: '', whatsApp: '' };
const draft = 'usuário novo';
const types = typeUser.options.map((value) => ({ value, label: typeUserLabels[value] }));

export function NewUserForm({ onCreated, onDirty, onCancel }: NewUserFormProps) {
  const [tenant, setTenant] = useState(useSelectedTenant()?.id);
  const [tenantError, setTenantError] = useState<string>();
  const create = useMutation(withDraft(createUser(tenant), draft));
  const form = useForm<Typed, unknown, NewUser>({
    resolver: zodResolver(newUser),
    mode: 'onTouched',
    defaultValues: empty,
  });
  const { handleSubmit, watch, setError, formState } = form;
  const { isDirty } = formState;
  const type = watch('typeUser');
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  function lacksTenant() {
    const lacking = type === 'USUARIO' && !tenant;
    setTenantError(lacking ? 'Empresa é obrigatória' : undefined);
    return lacking;
  }

  const submit = handleSubmit((typed) => {
    if (lacksTenant()) return;
    create.mutate(typed, {
      onSuccess: onCreated,
      onError: (error) => focusRefusal(error, 'email_taken', setError, 'email'),
    });
  }, lacksTenant);

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="Criar Usuário" className="flex flex-col gap-4 pb-2">
        <FormDraft name={draft} saved={create.isSuccess} />
        <FormText name="name" label="Nome" required />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText name="cpf" label="CPF" mask="cpf" required />
          <FormText name="whatsApp" label="WhatsApp" mask="phone" required />
          <div className="sm:col-span-2">
            <FormText name="email" label="E-mail" required inputMode="email" autoCapitalize="none" spellCheck={false} />
          </div>
          <PasswordOrInvitation />
          <RoleFields />
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
        {create.isError && (
          <Notice tone="danger" error={create.error}>
            {userMessages.creationFailed(create.error)}
          </Notice>
        )}
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
    </FormProvider>
  );
}

/** User type and cargo; a type with a single cargo selects it. */
function RoleFields() {
  const { control, watch, setValue, resetField, formState } = useFormContext<Typed>();
  const type = watch('typeUser');
  return (
    <>
      <Field label="Tipo de usuário" required error={formState.errors.typeUser?.message}>
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
      <FormSelect
        name="typeCargo"
        label="Cargo"
        required
        disabled={!type}
        placeholder={type ? 'Selecione' : 'Escolha antes o tipo'}
        options={creatableCargos[type ?? 'USUARIO'].map((value) => ({ value, label: cargoLabels[value] }))}
      />
    </>
  );
}
