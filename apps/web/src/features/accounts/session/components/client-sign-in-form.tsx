import { zodResolver } from '@hookform/resolvers/zod';
import { type ClientLoginForm, clientLoginForm } from '@restitui/domain/accounts/session/session.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PasswordInput } from '../../../../ui/password-input.tsx';
import { clientSignInError } from '../client-sign-in-error.ts';
import { signInClientMutation } from '../session.queries.ts';

interface ClientSignInFormProps {
  /** The client named by the link. */
  id: string | undefined;
  notice: string | undefined;
  /** CPF that was typed on another way of signing in. */
  cpf: string;
  onCpf: (cpf: string) => void;
  onSignedIn: (client: string) => void;
}

export function ClientSignInForm({ id, notice, cpf, onCpf, onSignedIn }: ClientSignInFormProps) {
  const signIn = useMutation(signInClientMutation);
  const { register, handleSubmit, setFocus, formState } = useForm<ClientLoginForm>({
    resolver: zodResolver(clientLoginForm),
    mode: 'onTouched',
    defaultValues: { cpfProprietario: cpf, password: '' },
  });
  const { errors, isValid } = formState;
  const submit = handleSubmit((form) =>
    signIn.mutate(
      { ...form, ...(id && { id }) },
      {
        onSuccess: ({ client }) => onSignedIn(client.cnpjcpf),
        onError: () => setFocus('password', { shouldSelect: true }),
      },
    ),
  );

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4" aria-label="Entrar como cliente">
      {notice && !signIn.isError && <Notice tone="info">{notice}</Notice>}
      {signIn.isError && (
        <Notice tone="danger" error={signIn.error}>
          {clientSignInError(signIn.error)}
        </Notice>
      )}
      <Field label="CPF do proprietário" error={errors.cpfProprietario?.message}>
        <MaskedInput
          mask="cpf"
          autoComplete="username"
          autoFocus
          className="h-11"
          {...register('cpfProprietario', { onChange: (event) => onCpf(event.target.value) })}
        />
      </Field>
      <Field label="Senha" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" className="h-11" {...register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" disabled={!isValid} loading={signIn.isPending} className="mt-2">
        Entrar
      </Button>
    </form>
  );
}
