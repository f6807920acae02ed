import {
  type FactorAnswer,
  type FactorChallengeData,
  totpCode,
} from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { factorError } from '../factor-error.ts';

interface FactorAnswerFormProps {
  challenge: FactorChallengeData;
  pending: boolean;
  error: Error | null;
  confirmLabel: string;
  onAnswer: (answer: FactorAnswer) => void;
}

/** Asks for a code, a passkey or a recovery code, whichever the account has. */
export function FactorAnswerForm({ challenge: given, pending, error, confirmLabel, onAnswer }: FactorAnswerFormProps) {
  const { challenge, kinds, passkey } = given;
  const [way, setWay] = useState<'factor' | 'recovery'>(
    kinds.length === 1 && kinds[0] === 'recovery' ? 'recovery' : 'factor',
  );
  const [text, setText] = useState('');
  const [invalid, setInvalid] = useState<string>();
  const [cancelled, setCancelled] = useState<unknown>();
  const byCode = way === 'recovery' || kinds.includes('totp');
  const failure = cancelled ?? error;

  function submit(event: FormEvent) {
    event.preventDefault();
    setCancelled(undefined);
    if (way === 'recovery') {
      if (text.trim() === '') return setInvalid('Código é obrigatório');
      return onAnswer({ challenge, recoveryCode: text.trim() });
    }
    const code = totpCode.safeParse(text);
    if (!code.success) return setInvalid(code.error.issues[0]?.message);
    onAnswer({ challenge, code: code.data });
  }

  async function sign() {
    if (!passkey) return;
    setCancelled(undefined);
    try {
      const { signWithPasskey } = await import('../passkeys.ts');
      onAnswer({ challenge, passkey: await signWithPasskey(passkey) });
    } catch (refused) {
      setCancelled(refused ?? new Error());
    }
  }

  function change(next: typeof way) {
    setWay(next);
    setText('');
    setInvalid(undefined);
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4" aria-label="Segundo fator">
      {failure !== undefined && failure !== null && (
        <Notice tone="danger" error={failure}>
          {factorError(failure)}
        </Notice>
      )}
      {way === 'factor' && passkey && (
        <Button size="lg" variant={byCode ? 'secondary' : 'primary'} loading={pending && !byCode} onClick={sign}>
          <KeyRound aria-hidden />
          Usar chave de acesso
        </Button>
      )}
      {byCode && (
        <>
          <Field
            label={way === 'recovery' ? 'Código de recuperação' : 'Código do aplicativo'}
            help={
              way === 'recovery' ? 'Um dos dez códigos que você guardou.' : 'Os 6 dígitos do aplicativo autenticador.'
            }
            error={invalid}
          >
            <Input
              key={way}
              autoFocus
              inputMode={way === 'recovery' ? 'text' : 'numeric'}
              autoComplete={way === 'recovery' ? 'off' : 'one-time-code'}
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={way === 'recovery' ? 40 : 8}
              className="figures h-11 tracking-widest"
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                setInvalid(undefined);
              }}
            />
          </Field>
          <Button type="submit" variant="primary" size="lg" loading={pending}>
            {confirmLabel}
          </Button>
        </>
      )}
      {kinds.includes('recovery') && kinds.length > 1 && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 self-start"
          onClick={() => change(way === 'factor' ? 'recovery' : 'factor')}
        >
          {way === 'factor' ? 'Usar um código de recuperação' : 'Voltar ao segundo fator'}
        </Button>
      )}
    </form>
  );
}
