import { zodResolver } from '@hookform/resolvers/zod';
import {
  changedUserFields,
  type TypedUserEdit,
  type UserEdit,
  userEdit,
} from '@restitui/domain/accounts/users/user-edit.ts';
import { canChangeEmail } from '@restitui/domain/accounts/users/users.access.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { keysOf, recordOf } from '@restitui/domain/wire/record-keys.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { queryClient } from '../../../../lib/query-client.ts';
import { resetAfterSave } from '../../../../lib/reset-after-save.ts';
import { focusIssues, focusRefusal } from '../../../../lib/show-issues.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormText } from '../../../../ui/form-fields.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { UnsavedBar } from '../../../../ui/unsaved-bar.tsx';
import { userFormValues } from '../user-form-values.ts';
import { userMessages } from '../users.messages.ts';
import { editUser, userQuery } from '../users.queries.ts';
import { AddressFields } from './address-fields.tsx';

/** Saves only changed fields. Fields changed by another user meanwhile are marked, and typed values are kept. */
export function UserEditForm({ user }: { user: User }) {
  const actor = useActor();
  const [seen, setSeen] = useState(user);
  const draft = `usuário ${user.id}`;
  const save = useMutation(withDraft(editUser(user), draft));
  const form = useForm<TypedUserEdit, unknown, UserEdit>({
    resolver: zodResolver(userEdit),
    mode: 'onTouched',
    defaultValues: userFormValues(user),
  });
  const { dirtyFields } = form.formState;
  const mayChangeEmail = canChangeEmail(actor, user);

  const submit = form.handleSubmit((typed) => {
    const changed = changedUserFields(seen, typed);
    const before = recordOf(keysOf(changed), (field) => seen[field]);
    const sent = { ...form.getValues() };
    save.mutate({ ...changed, seen: before }, { onSuccess: (saved) => settle(saved, sent), onError: explain });
  });

  function settle(saved: User, sent: TypedUserEdit) {
    setSeen(saved);
    resetAfterSave(form, sent, userFormValues(saved));
  }

  async function explain(error: Error) {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'user_changed') {
      const now = await queryClient.fetchQuery({ ...userQuery(user), staleTime: 0 });
      setSeen(now);
      form.reset(userFormValues(now), { keepDirtyValues: true });
    }
    focusRefusal(error, 'email_taken', form.setError, 'email');
    focusIssues(error, form.setError);
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="Editar usuário" className="flex max-w-2xl flex-col gap-5">
        <FormDraft name={draft} saved={false} />
        <FormText name="name" label="Nome" required />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormText name="cpf" label="CPF" mask="cpf" required />
          <FormText
            name="email"
            label="E-mail"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            readOnly={!mayChangeEmail}
            help={mayChangeEmail ? undefined : 'Somente o CEO altera o e-mail: é com ele que a pessoa entra.'}
          />
          <FormText name="whatsApp" label="WhatsApp" mask="phone" required />
          <FormText name="tel" label="Telefone (opcional)" mask="phone" />
          <FormText name="cnpj" label="CNPJ (opcional)" mask="cnpj" />
          <FormText name="razao_social" label="Razão social (opcional)" />
        </div>
        <h3 className="mt-2 font-semibold text-body">Endereço</h3>
        <AddressFields state="estado" />
        {save.isError && (
          <Notice tone="danger" error={save.error} title={userMessages.editFailed}>
            {errorText(save.error)}
          </Notice>
        )}
        <UnsavedBar
          changes={Object.keys(dirtyFields).length}
          saving={save.isPending}
          saveLabel="Salvar cadastro"
          description="O que você mudou neste cadastro ainda não foi salvo."
          onDiscard={() => {
            form.reset(userFormValues(seen));
            save.reset();
          }}
        />
      </form>
    </FormProvider>
  );
}
