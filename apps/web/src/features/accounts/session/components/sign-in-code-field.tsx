import { clientSignInCode } from '@restitui/domain/accounts/passwords/password-limits.ts';
import { verificationCode } from '@restitui/domain/accounts/verification-codes/code-limits.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTyped } from '../../../../lib/masks.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { ShapedInput } from '../../../../ui/shaped-input.tsx';
import { useCountdown } from '../../verification-codes/components/use-countdown.ts';
import { sessionMessages } from '../session.messages.ts';
import { requestSignInCode, signInByCodeMutation } from '../session.queries.ts';
import { signInError } from '../sign-in-error.ts';
import { SessionFailure } from './session-failure.tsx';

interface SignInCodeFieldProps {
  whose: { cpf: string } | { t: string };
  id: string | undefined;
  channel: MessageChannel;
  /** Returns to the choice of a channel. */
  onBack: () => void;
  onSignedIn: (client: string) => void;
}

const formatCode = (text: string) => text.replace(/\D/g, '').slice(0, clientSignInCode.length);

/** The six digits of the received code, sent with the last one. */
export function SignInCodeField({ whose, id, channel, onBack, onSignedIn }: SignInCodeFieldProps) {
  const [code, setCode] = useState('');
  const [secondsLeft, countDown] = useCountdown();
  const signIn = useMutation(signInByCodeMutation);
  // A call of its own: the one that led here decides which form is shown.
  const again = useMutation(requestSignInCode);

  function type(text: string) {
    setCode(text);
    if (signIn.isError) signIn.reset();
    // A composition may hold more until it ends.
    if (text.length < clientSignInCode.length || text !== formatCode(text)) return;
    signIn.mutate(
      { ...whose, code: text, ...(id && { id }) },
      { onSuccess: ({ client }) => onSignedIn(client.cnpjcpf), onError: () => setCode('') },
    );
  }

  const askAgain = () =>
    again.mutate({ ...whose, channel }, { onSuccess: () => countDown(verificationCode.pauseSeconds) });

  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-body">
        {again.isSuccess ? sessionMessages.signInCodeSentAgain : sessionMessages.signInCodeSent(channel, 't' in whose)}
      </p>
      <Field
        label="Código de seis números"
        help={`Vale por ${clientSignInCode.minutes} minutos.`}
        error={signIn.isError ? signInError(signIn.error) : undefined}
      >
        <ShapedInput
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          className="figures h-11 tracking-widest"
          shape={(typed, caret) => formatTyped(formatCode, typed, caret)}
          value={code}
          readOnly={signIn.isPending}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </Field>
      <SessionFailure error={again.error} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={secondsLeft > 0 || signIn.isPending} loading={again.isPending} onClick={askAgain}>
          {secondsLeft > 0 ? `Enviar outro código em ${secondsLeft} s` : 'Enviar outro código'}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Receber de outro jeito
        </Button>
      </div>
    </div>
  );
}
