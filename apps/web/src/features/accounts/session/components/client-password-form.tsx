import { zodResolver } from '@hookform/resolvers/zod';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { passwordRule } from '@restitui/domain/accounts/passwords/new-password.ts';
import { clientForgotForm, clientPasswordForm } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { AccountName } from '../../../../ui/account-name.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PasswordInput } from '../../../../ui/password-input.tsx';
import { changeClientPassword, requestClientCode } from '../passwords.queries.ts';
import { sessionMessages } from '../session.messages.ts';
import { SessionFailure } from './session-failure.tsx';

interface ClientPasswordFormProps {
  cpf: string;
  /** Called with each typed CPF, for the form that the user came from. */
  onCpf?: (cpf: string) => void;
  onChanged: (form: { cpf: string; password: string }) => void;
}

/** Sets a new password with a code sent by e-mail. */
export function ClientPasswordForm({ cpf, onCpf, onChanged }: ClientPasswordFormProps) {
  const ask = useMutation(requestClientCode);
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof clientForgotForm>>({
    resolver: zodResolver(clientForgotForm),
    mode: 'onTouched',
    defaultValues: { cpf },
  });

  const explain = (error: Error) => focusIssues(error, setError);

  if (ask.isSuccess) {
    return <CodeForm cpf={ask.variables.cpf} onChanged={onChanged} />;
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      aria-label="Pedir código"
      onSubmit={handleSubmit((form) => ask.mutate(form, { onError: explain }))}
    >
      <p className="text-body text-muted">Enviaremos um código, válido por 10 minutos, ao e-mail do proprietário.</p>
      <SessionFailure error={ask.error} atFields />
      <Field label="CPF do proprietário" error={formState.errors.cpf?.message}>
        <MaskedInput
          mask="cpf"
          autoComplete="username"
          // The button that led here is gone with its form.
          autoFocus={onCpf !== undefined}
          className="h-11"
          {...register('cpf', { onChange: (event) => onCpf?.(event.target.value) })}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={ask.isPending}>
        Enviar código
      </Button>
    </form>
  );
}

function CodeForm({ cpf, onChanged }: ClientPasswordFormProps) {
  const change = useMutation(changeClientPassword);
  // A call of its own: the one that led here decides which form is shown.
  const again = useMutation(requestClientCode);
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof clientPasswordForm>>({
    resolver: zodResolver(clientPasswordForm),
    mode: 'onTouched',
    defaultValues: { cpf, code: '', password: '' },
  });
  const explain = (error: Error) => focusIssues(error, setError);
  function askAgain() {
    change.reset();
    again.mutate({ cpf });
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      aria-label="Criar nova senha"
      onSubmit={handleSubmit((form) => change.mutate(form, { onSuccess: () => onChanged(form), onError: explain }))}
    >
      <Notice tone="info">{again.isSuccess ? sessionMessages.signInCodeSentAgain : sessionMessages.codeSent}</Notice>
      <SessionFailure error={again.error ?? change.error} atFields />
      {/* The text of the sign-in, by which a manager finds the account. */}
      <AccountName value={formatCpf(cpf)} />
      <Field label="Código" error={formState.errors.code?.message}>
        <Input
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="characters"
          className="h-11"
          {...register('code')}
        />
      </Field>
      <Field label="Nova senha" help={passwordRule} error={formState.errors.password?.message}>
        <PasswordInput autoComplete="new-password" className="h-11" {...register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={change.isPending}>
        Salvar nova senha
      </Button>
      <Button loading={again.isPending} onClick={askAgain}>
        Enviar outro código
      </Button>
    </form>
  );
}
