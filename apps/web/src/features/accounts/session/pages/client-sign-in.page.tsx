import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Button } from '../../../../ui/button.tsx';
import { clientSignInSearch } from '../client-sign-in-search.ts';
import { ClientCodeSignIn } from '../components/client-code-sign-in.tsx';
import { ClientPasswordForm } from '../components/client-password-form.tsx';
import { ClientSignInForm } from '../components/client-sign-in-form.tsx';
import { SignInAudience } from '../components/sign-in-audience.tsx';
import { SignedOutFrame } from '../components/signed-out-frame.tsx';
import { sessionMessages } from '../session.messages.ts';

/** Sign-in of clients; with an id, it leads to that client's minuta. */
export function ClientSignInPage() {
  const [{ id, session }] = usePageSearch(clientSignInSearch, ['/login-client', '/login-client-minuta']);
  const [forgotten, setForgotten] = useState(false);
  const [byCode, setByCode] = useState(false);
  const [cpf, setCpf] = useState('');
  const [changed, setChanged] = useState(false);
  const navigate = useNavigate();
  const returnTo = useRouterState({ select: ({ location }) => location.state.returnTo });
  const router = useRouter();
  const enter = (client: string) =>
    returnTo
      ? router.history.replace(returnTo)
      : void navigate({ to: '/minuta/$id', params: { id: client }, replace: true });
  const notice = changed ? sessionMessages.passwordChanged : session && sessionMessages[session];

  if (forgotten) {
    return (
      <SignedOutFrame title="Criar nova senha">
        <ClientPasswordForm
          cpf={cpf}
          onCpf={setCpf}
          onChanged={() => {
            setChanged(true);
            setForgotten(false);
          }}
        />
        <Button className="mt-6 self-start" onClick={() => setForgotten(false)}>
          Voltar para entrar
        </Button>
      </SignedOutFrame>
    );
  }
  return (
    <SignedOutFrame title="Área do cliente">
      <SignInAudience />
      <p className="mb-6 text-body text-muted">Entre com o CPF do proprietário para ver e assinar o seu contrato.</p>
      {byCode ? (
        <ClientCodeSignIn id={id} typedCpf={cpf} onCpf={setCpf} onSignedIn={enter} />
      ) : (
        <ClientSignInForm id={id} notice={notice} cpf={cpf} onCpf={setCpf} onSignedIn={enter} />
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={() => setByCode(!byCode)}>{byCode ? 'Entrar com senha' : 'Entrar com um código'}</Button>
        {!byCode && <Button onClick={() => setForgotten(true)}>Esqueci minha senha</Button>}
      </div>
    </SignedOutFrame>
  );
}
