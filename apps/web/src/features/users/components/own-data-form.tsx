import { zodResolver } from '@hookform/resolvers/zod';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import {
  mayChangeOwnCpf,
  needsPassword,
  type OwnProfile,
  type OwnProfileForm,
  ownProfile,
} from '@restitui/domain/users/own-profile.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { MaskedInput } from '../../../ui/masked-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { userMessages } from '../users.messages.ts';
import { updateOwnProfile } from '../users.queries.ts';

interface OwnDataFormProps {
  user: User;
  onDirty: (dirty: boolean) => void;
}

const valuesOf = ({ name, email, whatsApp }: User): OwnProfileForm => ({
  name,
  email,
  whatsApp: formatPhone(whatsApp),
});

export function OwnDataForm({ user, onDirty }: OwnDataFormProps) {
  const save = useMutation(updateOwnProfile);
  const { register, handleSubmit, watch, reset, setError, formState } = useForm<OwnProfileForm, unknown, OwnProfile>({
    resolver: zodResolver(ownProfile),
    mode: 'onTouched',
    defaultValues: valuesOf(user),
    shouldUnregister: true,
  });
  const { errors, isDirty } = formState;
  const cpfOpen = mayChangeOwnCpf(user);
  const asksPassword = needsPassword(user, { email: watch('email') ?? user.email });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const submit = handleSubmit((form) => {
    if (asksPassword && !form.senha_atual) {
      setError('senha_atual', { message: 'Informe a senha atual para alterar o e-mail.' }, { shouldFocus: true });
      return;
    }
    save.mutate(form, { onSuccess: (saved) => reset(valuesOf(saved)), onError: showIssues });
  });

  function showIssues(error: Error) {
    if (!(error instanceof ApiError)) return;
    for (const { path, message } of error.issues) {
      setError(path as keyof OwnProfileForm, { message }, { shouldFocus: true });
    }
  }
  const unplaced = save.isError && !(save.error instanceof ApiError && save.error.issues.length > 0);

  return (
    <form onSubmit={submit} noValidate aria-label="Dados pessoais" className="flex flex-col gap-4">
      <Field label="Nome" required error={errors.name?.message}>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="CPF"
          error={errors.cpf?.message}
          help={
            cpfOpen
              ? 'Depois de salvo, só quem administra os usuários altera.'
              : 'Só quem administra os usuários altera.'
          }
        >
          {cpfOpen ? (
            <MaskedInput
              mask="cpf"
              {...register('cpf', { setValueAs: (text: string | undefined) => text || undefined })}
            />
          ) : (
            <Input readOnly value={formatCpf(user.cpf)} />
          )}
        </Field>
        <Field label="WhatsApp" required error={errors.whatsApp?.message}>
          <MaskedInput mask="phone" {...register('whatsApp')} />
        </Field>
      </div>
      <Field label="E-mail" required error={errors.email?.message} help="É com ele que você entra no sistema.">
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...register('email')} />
      </Field>
      {asksPassword && (
        <Field
          label="Senha atual"
          required
          error={errors.senha_atual?.message}
          help="Confirma que é você quem altera o e-mail."
        >
          <PasswordInput autoComplete="current-password" {...register('senha_atual')} />
        </Field>
      )}
      {unplaced && (
        <Notice tone="danger" title={userMessages.profileFailed}>
          {errorText(save.error)}
        </Notice>
      )}
      <Button type="submit" variant="primary" disabled={!isDirty} loading={save.isPending} className="self-start">
        Salvar alterações
      </Button>
    </form>
  );
}
