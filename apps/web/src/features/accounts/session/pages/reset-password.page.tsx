import { zodResolver } from '@hookform/resolvers/zod';
import { passwordRule } from '@restitui/domain/accounts/passwords/new-password.ts';
import { resetForm } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../../../../lib/api-error.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { useIsHere } from '../../../../lib/use-is-here.ts';
import { AccountName } from '../../../../ui/account-name.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PasswordInput } from '../../../../ui/password-input.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { SessionFailure } from '../components/session-failure.tsx';
import { SignedOutFrame } from '../components/signed-out-frame.tsx';
import { passwordLinkQuery, resetPassword } from '../passwords.queries.ts';
import { sessionMessages } from '../session.messages.ts';

export function ResetPasswordPage() {
  const search = useSearch({ from: '/reset-password' });
  const [token] = useState(search.token ?? '');
  const navigate = useNavigate();
  const isHere = useIsHere();
  const link = useQuery({ ...passwordLinkQuery(token), enabled: token !== '' });
  const reset = useMutation(resetPassword);
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof resetForm>>({
    resolver: zodResolver(resetForm),
    mode: 'onTouched',
    defaultValues: { token, password: '' },
  });

  // Removes the token from the address, so that it is not in the history, bookmarks or copied links.
  useEffect(() => {
    if (search.token && isHere()) void navigate({ to: '/reset-password', search: {}, replace: true });
  }, [search.token, navigate, isHere]);

  const explain = (error: Error) => focusIssues(error, setError);

  if (reset.isSuccess) {
    return (
      <SignedOutFrame title="Criar nova senha">
        <Notice tone="positive">{sessionMessages.passwordChanged}</Notice>
        <Button asChild variant="primary" size="lg" className="mt-6">
          <Link to="/signin">Entrar</Link>
        </Button>
      </SignedOutFrame>
    );
  }
  if (!token || isRefused(link.error)) return <UnusableLink />;
  return (
    <SignedOutFrame title="Criar nova senha">
      <form
        noValidate
        className="flex flex-col gap-4"
        aria-label="Criar nova senha"
        onSubmit={handleSubmit((form) => reset.mutate(form, { onError: explain }))}
      >
        <SessionFailure error={reset.error} atFields />
        {link.isLoading && <LoadingBlock className="h-11 w-full" />}
        {link.data && (
          <Field label="E-mail">
            <p className="break-words text-body">{link.data.email}</p>
          </Field>
        )}
        <AccountName value={link.data?.email} />
        <Field label="Nova senha" help={passwordRule} error={formState.errors.password?.message}>
          <PasswordInput autoFocus autoComplete="new-password" className="h-11" {...register('password')} />
        </Field>
        <Button type="submit" variant="primary" size="lg" loading={reset.isPending}>
          Salvar nova senha
        </Button>
      </form>
      <Button asChild className="mt-6 self-start">
        <Link to="/forgot-password">Pedir outro link</Link>
      </Button>
    </SignedOutFrame>
  );
}

/** Other failures leave the form, whose own call decides. */
const isRefused = (error: unknown) => error instanceof ApiError && error.code === 'link_invalid';

function UnusableLink() {
  return (
    <SignedOutFrame title="Criar nova senha">
      <Notice tone="warning">{sessionMessages.linkMissing}</Notice>
      <Button asChild variant="primary" className="mt-6 self-start">
        <Link to="/forgot-password">Pedir outro link</Link>
      </Button>
    </SignedOutFrame>
  );
}
