import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { signingMessages } from '../signing.messages.ts';
import { sendActCode } from '../signing.queries.ts';

interface ActCodeProps {
  id: string;
  to: string;
  code: string;
  onCode: (code: string) => void;
  error: string | undefined;
}

/** Sends and accepts the code that confirms the signer. */
export function ActCode({ id, to, code, onCode, error }: ActCodeProps) {
  const send = useMutation(sendActCode(id));
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-3 rounded-md border p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-0 flex-1 basis-48 break-words text-body">
          {send.isSuccess ? signingMessages.codeSent(to) : signingMessages.codeGoesTo(to)}
        </p>
        <Button
          loading={send.isPending}
          onClick={() => send.mutate(undefined, { onSuccess: () => field.current?.focus() })}
        >
          {send.isSuccess ? 'Enviar outro código' : 'Enviar código'}
        </Button>
      </div>
      <Field label="Código de confirmação" error={error}>
        <Input
          ref={field}
          value={code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          onChange={(event) => onCode(event.currentTarget.value)}
        />
      </Field>
    </div>
  );
}
