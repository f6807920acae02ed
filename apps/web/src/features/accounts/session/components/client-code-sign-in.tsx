import { isCpf } from '@restitui/brazil/cpf.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { requestSignInCode } from '../session.queries.ts';
import { signInChannelsQuery } from '../sign-in-channels.queries.ts';
import { SessionFailure } from './session-failure.tsx';
import { SignInCodeField } from './sign-in-code-field.tsx';

interface ClientCodeSignInProps {
  /** The link to a contract that names the owner; without it, the CPF is asked for. */
  t?: string | undefined;
  /** The client to continue with. */
  id: string | undefined;
  /** CPF that was typed on another way of signing in. */
  typedCpf?: string;
  onCpf?: (cpf: string) => void;
  onSignedIn: (client: string) => void;
}

/** Signs a client in with a code sent to a contact of the registration, without a password. */
export function ClientCodeSignIn({ t, id, typedCpf = '', onCpf, onSignedIn }: ClientCodeSignInProps) {
  const ask = useMutation(requestSignInCode);
  const channels = useQuery(signInChannelsQuery);
  const [cpf, setCpf] = useState(typedCpf);
  const [tried, setTried] = useState(false);
  // The button that led back is gone: its focus goes to the first control of this form.
  const [isBack, setBack] = useState(false);
  const isNamed = t !== undefined || isCpf(cpf);
  const whose = t === undefined ? { cpf } : { t };

  function send(channel: MessageChannel) {
    setTried(true);
    if (isNamed) ask.mutate({ ...whose, channel });
  }

  if (ask.isSuccess) {
    const { channel = 'email' } = ask.variables;
    const onBack = () => {
      setBack(true);
      ask.reset();
    };
    return <SignInCodeField {...{ whose, id, channel, onBack, onSignedIn }} />;
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      aria-label="Entrar com um código"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send('email');
      }}
    >
      <SessionFailure error={ask.error} />
      {t === undefined && (
        <Field
          label="CPF do proprietário"
          error={tried && !isNamed ? 'CPF inválido. Verifique o número digitado.' : undefined}
        >
          <MaskedInput
            mask="cpf"
            autoFocus={isBack}
            autoComplete="username"
            className="h-11"
            value={cpf}
            onChange={({ currentTarget: { value } }) => {
              setCpf(value);
              onCpf?.(value);
            }}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="flex-1 basis-52"
          autoFocus={isBack && t !== undefined}
          loading={ask.isPending}
        >
          Receber código por e-mail
        </Button>
        {(channels.isPending || channels.data?.includes('whatsapp')) && (
          <Button
            size="lg"
            // Keeps its place until the channels are known, so that nothing moves.
            className={cn('flex-1 basis-52', channels.isPending && 'invisible')}
            disabled={ask.isPending || channels.isPending}
            onClick={() => send('whatsapp')}
          >
            Receber por WhatsApp
          </Button>
        )}
      </div>
    </form>
  );
}
