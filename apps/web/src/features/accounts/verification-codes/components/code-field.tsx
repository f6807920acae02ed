import { verificationCode } from '@restitui/domain/accounts/verification-codes/code-limits.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { formatTyped } from '../../../../lib/masks.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { ShapedInput } from '../../../../ui/shaped-input.tsx';
import { verifyCode } from '../verification-codes.queries.ts';

interface CodeFieldProps {
  channel: MessageChannel;
  to: string;
  onProven: (to: string) => void;
  /** Called when the code expired or its tries are used up: another one may be asked for at once. */
  onUseless: () => void;
}

const isUseless = (error: Error) =>
  error instanceof ApiError && (error.code === 'code_expired' || error.code === 'code_tries_used');

const formatCode = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** The four characters of the received code. */
export function CodeField({ channel, to, onProven, onUseless }: CodeFieldProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const verify = useMutation(verifyCode(channel));

  function check() {
    setMissing(code === '');
    if (code !== '')
      verify.mutate(
        { to, code },
        { onSuccess: () => onProven(to), onError: (error) => isUseless(error) && onUseless() },
      );
  }

  const refused = verify.error ? errorText(verify.error) : undefined;
  return (
    <div className="flex items-start gap-2 *:first:min-w-0 *:first:max-w-56 *:first:flex-1">
      <Field
        label={channel === 'whatsapp' ? 'Código do WhatsApp' : 'Código do e-mail'}
        help={`Vale por ${verificationCode.minutes} minutos.`}
        error={missing ? 'Código é obrigatório' : refused}
      >
        <ShapedInput
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={verificationCode.length}
          className="figures uppercase tracking-widest"
          shape={(typed, caret) => formatTyped(formatCode, typed, caret)}
          value={code}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setMissing(false);
            if (verify.isError) verify.reset();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            check();
          }}
        />
      </Field>
      <Button loading={verify.isPending} onClick={check} className="mt-6.5">
        Verificar
      </Button>
    </div>
  );
}
