import { zodResolver } from '@hookform/resolvers/zod';
import { passwordRule } from '@restitui/domain/accounts/passwords/new-password.ts';
import { ownPasswordForm } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useAuth } from '../../../../lib/session-store.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { AccountName } from '../../../../ui/account-name.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { PasswordInput } from '../../../../ui/password-input.tsx';
import { changeOwnPassword } from '../passwords.queries.ts';
import { SessionFailure } from './session-failure.tsx';

type Form = z.input<typeof ownPasswordForm>;

const empty: Form = { current: '', password: '' };

export function OwnPasswordForm({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { register, handleSubmit, reset, setError, formState } = useForm<Form>({
    resolver: zodResolver(ownPasswordForm),
    mode: 'onTouched',
    defaultValues: empty,
  });
  const { errors, isDirty } = formState;
  // Before the sessions are fetched again: until then the old typing would count as unsaved.
  const change = useMutation({ ...changeOwnPassword, onSuccess: () => reset(empty) });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const explain = (error: Error) => focusIssues(error, setError);

  return (
    <form
      noValidate
      aria-label="Trocar senha"
      className="flex flex-col gap-4"
      onSubmit={handleSubmit((form) => change.mutate(form, { onError: explain }))}
    >
      <SessionFailure error={change.error} atFields />
      <AccountName value={useAuth()?.user.email} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Senha atual" required error={errors.current?.message}>
          <PasswordInput autoComplete="current-password" {...register('current')} />
        </Field>
        <Field label="Nova senha" required help={passwordRule} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" disabled={!isDirty} loading={change.isPending}>
          Trocar senha
        </Button>
        <p className="text-caption text-muted">As suas outras sessões serão encerradas.</p>
      </div>
    </form>
  );
}
