import { zodResolver } from '@hookform/resolvers/zod';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import {
  canChangeOwnCpf,
  needsPassword,
  type OwnProfile,
  type OwnProfileForm,
  ownProfile,
} from '@restitui/domain/accounts/users/own-profile.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { resetAfterSave } from '../../../../lib/reset-after-save.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { AccountName } from '../../../../ui/account-name.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormPassword, FormText } from '../../../../ui/form-fields.tsx';
import { Input } from '../../../../ui/input.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
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

const draft = 'dados pessoais';

export function OwnDataForm({ user, onDirty }: OwnDataFormProps) {
  const form = useForm<OwnProfileForm, unknown, OwnProfile>({
    resolver: zodResolver(ownProfile),
    mode: 'onTouched',
    defaultValues: valuesOf(user),
    shouldUnregister: true,
  });
  const { handleSubmit, watch, setError, formState } = form;
  const { isDirty } = formState;
  const sent = useRef(valuesOf(user));
  const save = useMutation({
    ...withDraft(updateOwnProfile, draft),
    // Callbacks of `mutate` run after the lists are fetched again: until then the saved values would count as unsaved.
    onSuccess: (saved, ...rest) => {
      resetAfterSave(form, sent.current, valuesOf(saved));
      return updateOwnProfile.onSuccess?.(saved, ...rest);
    },
  });
  const asksPassword = needsPassword(user, { email: watch('email') ?? user.email });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const submit = handleSubmit((typed) => {
    if (asksPassword && !typed.senha_atual) {
      setError('senha_atual', { message: 'Informe a senha atual para alterar o e-mail.' }, { shouldFocus: true });
      return;
    }
    sent.current = { ...form.getValues() };
    save.mutate(typed, { onError: (error) => focusIssues(error, setError) });
  });
  const unplaced = save.isError && !(save.error instanceof ApiError && save.error.issues.length > 0);

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="Dados pessoais" className="flex flex-col gap-4">
        <FormDraft name={draft} saved={false} />
        <FormText name="name" label="Nome" required autoComplete="name" />
        <div className="grid gap-4 sm:grid-cols-2">
          <OwnCpf user={user} />
          <FormText name="whatsApp" label="WhatsApp" mask="phone" autoComplete="tel-national" required />
        </div>
        <FormText
          name="email"
          label="E-mail"
          required
          help="É com ele que você entra no sistema."
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {asksPassword && (
          <>
            <AccountName value={user.email} />
            <FormPassword
              name="senha_atual"
              label="Senha atual"
              required
              autoComplete="current-password"
              help="Confirma que é você quem altera o e-mail."
            />
          </>
        )}
        {unplaced && (
          <Notice tone="danger" error={save.error} title={userMessages.profileFailed}>
            {errorText(save.error)}
          </Notice>
        )}
        <Button type="submit" variant="primary" disabled={!isDirty} loading={save.isPending} className="self-start">
          Salvar alterações
        </Button>
      </form>
    </FormProvider>
  );
}

function OwnCpf({ user }: { user: User }) {
  const { register, formState } = useFormContext<OwnProfileForm>();
  const error = formState.errors.cpf?.message;
  if (!canChangeOwnCpf(user)) {
    return (
      <Field label="CPF" error={error} help="Só quem administra os usuários altera.">
        <Input readOnly value={formatCpf(user.cpf)} />
      </Field>
    );
  }
  return (
    <Field label="CPF" error={error} help="Depois de salvo, só quem administra os usuários altera.">
      <MaskedInput mask="cpf" {...register('cpf', { setValueAs: (text: string | undefined) => text || undefined })} />
    </Field>
  );
}
