import type { FactorChallengeData } from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError, errorText } from '../../../../lib/api-error.ts';
import { onIdentityAsked } from '../../../../lib/identity-proof.ts';
import { useAuth } from '../../../../lib/session-store.ts';
import { notify } from '../../../../lib/toast.ts';
import { AccountName } from '../../../../ui/account-name.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PasswordInput } from '../../../../ui/password-input.tsx';
import { challengeOwnFactor, reauthenticate } from '../second-factor.queries.ts';
import { FactorAnswerForm } from './factor-answer-form.tsx';

interface Question {
  /** Null when the password confirms the identity. */
  challenge: FactorChallengeData | null;
  answer: (confirmed: boolean) => void;
}

/** Confirms the identity over the current page; the refused call is repeated afterwards. */
export function IdentityDialog() {
  const [question, setQuestion] = useState<Question>();
  const prove = useMutation(reauthenticate);
  const { reset } = prove;

  useEffect(
    () =>
      onIdentityAsked(async () => {
        const challenge = await challengeOwnFactor();
        reset();
        return new Promise<boolean>((answer) => setQuestion({ challenge, answer }));
      }),
    [reset],
  );

  function close(confirmed: boolean) {
    question?.answer(confirmed);
    setQuestion(undefined);
  }

  const outcome = {
    onSuccess: () => close(true),
    onError: (error: Error) => {
      if (!(error instanceof ApiError) || error.code !== 'second_factor_expired') return;
      notify.error(error.message);
      close(false);
    },
  };

  return (
    <Dialog
      open={question !== undefined}
      onOpenChange={(open) => !open && close(false)}
      size="sm"
      title="Confirme que é você"
      description="Esta ação pede uma confirmação recente da sua identidade. O que você preencheu continua aqui."
    >
      {question?.challenge && (
        <FactorAnswerForm
          challenge={question.challenge}
          pending={prove.isPending}
          error={prove.error}
          confirmLabel="Confirmar"
          onAnswer={(answer) => prove.mutate(answer, outcome)}
        />
      )}
      {question?.challenge === null && (
        <PasswordForm
          pending={prove.isPending}
          error={prove.error}
          onPassword={(password) => prove.mutate({ password }, outcome)}
        />
      )}
    </Dialog>
  );
}

interface PasswordFormProps {
  pending: boolean;
  error: Error | null;
  onPassword: (password: string) => void;
}

function PasswordForm({ pending, error, onPassword }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog may lie over a form of the page, which must not be submitted.
    event.stopPropagation();
    setMissing(password === '');
    if (password !== '') onPassword(password);
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 pb-2" aria-label="Confirmar com a senha">
      {error && (
        <Notice tone="danger" error={error}>
          {errorText(error)}
        </Notice>
      )}
      <AccountName value={useAuth()?.user.email} />
      <Field label="Senha" error={missing ? 'Senha é obrigatória' : undefined}>
        <PasswordInput
          autoFocus
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" loading={pending}>
        Confirmar
      </Button>
    </form>
  );
}
