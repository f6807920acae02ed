import { zodResolver } from '@hookform/resolvers/zod';
import { forgotForm } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SessionFailure } from '../components/session-failure.tsx';
import { SignedOutFrame } from '../components/signed-out-frame.tsx';
import { requestPasswordLink } from '../passwords.queries.ts';
import { sessionMessages } from '../session.messages.ts';

export function ForgotPasswordPage() {
  const ask = useMutation(requestPasswordLink);
  const { typedEmail = '' } = useRouterState({ select: ({ location }) => location.state });
  const { register, handleSubmit, setError, getValues, formState } = useForm<z.input<typeof forgotForm>>({
    resolver: zodResolver(forgotForm),
    mode: 'onTouched',
    defaultValues: { email: typedEmail },
  });

  const explain = (error: Error) => focusIssues(error, setError);

  return (
    <SignedOutFrame title="Esqueci minha senha">
      {ask.isSuccess ? (
        <Notice tone="positive">{sessionMessages.linkSent}</Notice>
      ) : (
        <form
          noValidate
          className="flex flex-col gap-4"
          aria-label="Esqueci minha senha"
          onSubmit={handleSubmit((form) => ask.mutate(form, { onError: explain }))}
        >
          <p className="text-body text-muted">
            Informe o seu e-mail. Enviaremos um link, válido por 30 minutos, para você criar uma nova senha.
          </p>
          <SessionFailure error={ask.error} atFields />
          <Field label="E-mail" error={formState.errors.email?.message}>
            <Input
              autoFocus
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              className="h-11"
              {...register('email')}
            />
          </Field>
          <Button type="submit" variant="primary" size="lg" loading={ask.isPending}>
            Enviar link
          </Button>
        </form>
      )}
      <Button asChild className="mt-6 self-start">
        <Link to="/signin" state={(before) => ({ ...before, typedEmail: getValues('email') })}>
          Voltar para entrar
        </Link>
      </Button>
    </SignedOutFrame>
  );
}
