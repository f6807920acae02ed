import { zodResolver } from '@hookform/resolvers/zod';
import { displayName } from '@restitui/brazil/display-name.ts';
import {
  type AcceptForm,
  acceptForm,
  type OpenInvitation,
} from '@restitui/domain/accounts/invitations/invitations.api.ts';
import { passwordRule } from '@restitui/domain/accounts/passwords/new-password.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatDateTime } from '../../../../lib/formats.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { useIsHere } from '../../../../lib/use-is-here.ts';
import { AccountName } from '../../../../ui/account-name.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PasswordInput } from '../../../../ui/password-input.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { SessionFailure } from '../../session/components/session-failure.tsx';
import { SignedOutFrame } from '../../session/components/signed-out-frame.tsx';
import { acceptInvitation, openInvitationQuery } from '../invitations.queries.ts';

/** The invited person chooses a password. */
export function InvitationPage() {
  const search = useSearch({ from: '/convite' });
  const [token] = useState(search.token ?? '');
  const [isActive, setActive] = useState(false);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const invitation = useQuery({ ...openInvitationQuery(token), enabled: token !== '' });

  // Removes the token from the address, so that it is not in the history, bookmarks or copied links.
  useEffect(() => {
    if (search.token && isHere()) void navigate({ to: '/convite', search: {}, replace: true });
  }, [search.token, navigate, isHere]);

  return (
    <SignedOutFrame title="Convite">
      {token === '' && <Notice tone="warning">Abra o link que você recebeu por e-mail ou WhatsApp.</Notice>}
      {invitation.isError && <Notice tone="warning">{invitation.error.message}</Notice>}
      {invitation.isLoading && <LoadingBlock className="h-24 w-full" />}
      {invitation.data && (
        <Accept token={token} invitation={invitation.data} onAccepted={({ isAccepted }) => setActive(isAccepted)} />
      )}
      <Button
        asChild
        className={isActive ? 'mt-6' : 'mt-6 self-start'}
        {...(isActive && { variant: 'primary', size: 'lg' })}
      >
        <Link to="/signin">{isActive ? 'Entrar' : 'Já tenho senha'}</Link>
      </Button>
    </SignedOutFrame>
  );
}

interface AcceptProps {
  token: string;
  invitation: OpenInvitation;
  onAccepted: (result: { isAccepted: boolean }) => void;
}

function Accept({ token, invitation, onAccepted }: AcceptProps) {
  const accept = useMutation(acceptInvitation);
  const { register, handleSubmit, setError, formState } = useForm<AcceptForm>({
    resolver: zodResolver(acceptForm),
    mode: 'onTouched',
    defaultValues: { token, password: '' },
  });
  const explain = (error: Error) => focusIssues(error, setError);
  const { name, email, typeCargo, empresa, convidadoPor, expiresAt } = invitation;

  if (accept.data) {
    return accept.data.isAccepted ? (
      <Notice tone="positive" title="Senha criada.">
        Seu acesso a {empresa} está ativo. Entre com {email} e a nova senha.
      </Notice>
    ) : (
      <Notice tone="positive" title="Senha criada.">
        Falta a ativação pelo CEO de {empresa}. Você recebe um e-mail assim que puder entrar.
      </Notice>
    );
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      aria-label="Aceitar convite"
      onSubmit={handleSubmit((form) => accept.mutate(form, { onSuccess: onAccepted, onError: explain }))}
    >
      <p className="text-body text-muted">
        Olá, {displayName(name)}. {displayName(convidadoPor)} convidou você para acessar {empresa} como{' '}
        {cargoLabels[typeCargo]}. Escolha a senha com que vai entrar. O convite vale até {formatDateTime(expiresAt)}.
      </p>
      <SessionFailure error={accept.error} atFields />
      <AccountName value={email} />
      <Field label="E-mail">
        <p className="text-body">{email}</p>
      </Field>
      <Field label="Senha" help={passwordRule} error={formState.errors.password?.message}>
        <PasswordInput autoComplete="new-password" className="h-11" {...register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={accept.isPending}>
        Aceitar convite
      </Button>
    </form>
  );
}
