import { zodResolver } from '@hookform/resolvers/zod';
import { passwordRule } from '@restitui/domain/passwords/new-password.ts';
import { resetForm } from '@restitui/domain/passwords/passwords.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { EntranceFrame } from '../components/entrance-frame.tsx';
import { resetPassword } from '../passwords.queries.ts';
import { sessionMessages } from '../session.messages.ts';
import { signInError } from '../sign-in-error.ts';

export function ResetPasswordPage() {
  const search = useSearch({ from: '/reset-password' });
  const [token] = useState(search.token ?? '');
  const navigate = useNavigate();
  const reset = useMutation(resetPassword);
  const { register, handleSubmit, formState } = useForm<z.input<typeof resetForm>>({
    resolver: zodResolver(resetForm),
    mode: 'onTouched',
    defaultValues: { token, password: '' },
  });

  // The token stays in memory alone: not in the history, not in what is copied or bookmarked.
  useEffect(() => {
    if (search.token) void navigate({ to: '/reset-password', search: {}, replace: true });
  }, [search.token, navigate]);

  if (!token) return <UnusableLink />;
  if (reset.isSuccess) {
    return (
      <EntranceFrame title="Criar nova senha">
        <Notice tone="positive">{sessionMessages.passwordChanged}</Notice>
        <Button asChild variant="primary" size="lg" className="mt-6">
          <Link to="/signin">Entrar</Link>
        </Button>
      </EntranceFrame>
    );
  }
  return (
    <EntranceFrame title="Criar nova senha">
      <form
        noValidate
        className="flex flex-col gap-4"
        aria-label="Criar nova senha"
        onSubmit={handleSubmit((form) => reset.mutate(form))}
      >
        {reset.isError && <Notice tone="danger">{signInError(reset.error)}</Notice>}
        <Field label="Nova senha" help={passwordRule} error={formState.errors.password?.message}>
          <PasswordInput autoComplete="new-password" className="h-11" {...register('password')} />
        </Field>
        <Button type="submit" variant="primary" size="lg" disabled={!formState.isValid} loading={reset.isPending}>
          Salvar nova senha
        </Button>
      </form>
      <Button asChild className="mt-6 self-start">
        <Link to="/forgot-password">Pedir outro link</Link>
      </Button>
    </EntranceFrame>
  );
}

function UnusableLink() {
  return (
    <EntranceFrame title="Criar nova senha">
      <Notice tone="warning">{sessionMessages.linkMissing}</Notice>
      <Button asChild className="mt-6 self-start">
        <Link to="/forgot-password">Pedir outro link</Link>
      </Button>
    </EntranceFrame>
  );
}
