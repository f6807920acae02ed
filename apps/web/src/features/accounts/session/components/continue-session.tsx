import { displayName } from '@restitui/brazil/display-name.ts';
import type { FactorChallengeData } from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { countTypedFields } from '../../../../lib/unsaved-work.ts';
import { AccountName } from '../../../../ui/account-name.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Initials } from '../../../../ui/initials.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PasswordInput } from '../../../../ui/password-input.tsx';
import { SecondFactorStep } from '../../second-factor/components/second-factor-step.tsx';
import { challengeIn } from '../challenge-in.ts';
import { sessionMessages } from '../session.messages.ts';
import { signInMutation } from '../session.queries.ts';
import { signInError } from '../sign-in-error.ts';

interface ContinueSessionProps {
  user: User;
  onLeave: () => void;
}

/** The sign-in of the person whose session ended: only the password, and the second factor where there is one. */
export function ContinueSession({ user, onLeave }: ContinueSessionProps) {
  const [challenge, setChallenge] = useState<FactorChallengeData>();
  const [typedFields] = useState(countTypedFields);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className="flex flex-col gap-4 pb-2">
      <div className="flex items-center gap-3 rounded-md border p-3">
        <Initials name={displayName(user.name)} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-body">{displayName(user.name)}</p>
          <p className="truncate text-caption text-muted">{user.email}</p>
        </div>
        {!isLeaving && (
          <Button variant="ghost" size="sm" onClick={() => setLeaving(true)}>
            Não sou eu
          </Button>
        )}
      </div>
      {isLeaving ? (
        <Notice
          tone="warning"
          title="Sair desta tela?"
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => setLeaving(false)}>
                Ficar
              </Button>
              <Button size="sm" onClick={onLeave}>
                Sair
              </Button>
            </div>
          }
        >
          {sessionMessages.leavePaused(displayName(user.name))}
        </Notice>
      ) : challenge ? (
        <SecondFactorStep challenge={challenge} onSignedIn={() => {}} onRestart={() => setChallenge(undefined)} />
      ) : (
        <PasswordForm email={user.email} onChallenge={setChallenge} />
      )}
      {typedFields > 0 && (
        <p className="flex items-start gap-2 border-t pt-3 text-body text-muted">
          <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          {sessionMessages.typedFieldsKept(typedFields)}
        </p>
      )}
    </div>
  );
}

interface PasswordFormProps {
  email: string;
  onChallenge: (challenge: FactorChallengeData) => void;
}

function PasswordForm({ email, onChallenge }: PasswordFormProps) {
  const signIn = useMutation(signInMutation);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog may lie over a form of the page, which must not be submitted.
    event.stopPropagation();
    setMissing(password === '');
    if (password === '') return;
    signIn.mutate(
      { email, password },
      {
        onError: (error) => {
          const challenge = challengeIn(error);
          if (challenge) onChallenge(challenge);
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4" aria-label="Entrar">
      {signIn.isError && !challengeIn(signIn.error) && (
        <Notice tone="danger" error={signIn.error}>
          {signInError(signIn.error)}
        </Notice>
      )}
      <AccountName value={email} />
      <Field label="Senha" error={isMissing ? 'Senha é obrigatória' : undefined}>
        <PasswordInput
          autoFocus
          autoComplete="current-password"
          className="h-11"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={signIn.isPending}>
        Entrar e continuar
      </Button>
    </form>
  );
}
