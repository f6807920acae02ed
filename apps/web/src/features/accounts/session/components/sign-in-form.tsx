import { zodResolver } from '@hookform/resolvers/zod';
import type { FactorChallengeData } from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import { type LoginForm, loginForm } from '@restitui/domain/accounts/session/session.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { isComposedText } from '../../../../lib/composition.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PasswordInput } from '../../../../ui/password-input.tsx';
import { useBranding } from '../../../tenancy/tenants/tenants.queries.ts';
import { challengeIn } from '../challenge-in.ts';
import { completeDomain } from '../complete-domain.ts';
import { signInMutation } from '../session.queries.ts';
import { signInAdvice, signInError } from '../sign-in-error.ts';

interface SignInFormProps {
  /** Why the user has to sign in again. */
  notice: string | undefined;
  /** E-mail that was typed on the page before. */
  email: string;
  onEmail: (email: string) => void;
  onSignedIn: () => void;
  /** Called when the account asks for its second factor. */
  onChallenge: (challenge: FactorChallengeData) => void;
}

export function SignInForm({ notice, email, onEmail, onSignedIn, onChallenge }: SignInFormProps) {
  const branding = useBranding();
  const domain = branding?.local ? undefined : (branding?.domain ?? undefined);
  const lastEmail = useRef(email);
  const signIn = useMutation(signInMutation);
  const { register, handleSubmit, setValue, setFocus, formState } = useForm<LoginForm>({
    resolver: zodResolver(loginForm),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  });
  const { errors, isValid } = formState;

  function complete({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // A value that is set during a composition ends it and doubles its text.
    if (isComposedText(nativeEvent)) return;
    const typed = input.value;
    onEmail(typed);
    const completed = completeDomain(lastEmail.current, typed, domain);
    lastEmail.current = completed ?? typed;
    if (!completed) return;
    setValue('email', completed, { shouldValidate: true });
    onEmail(completed);
    // Selects the completed domain, so that typing another one replaces it.
    input.setSelectionRange(typed.length, completed.length);
  }

  const submit = handleSubmit((form) =>
    signIn.mutate(form, {
      onSuccess: onSignedIn,
      onError: (error) => {
        const challenge = challengeIn(error);
        if (challenge) onChallenge(challenge);
        else setFocus('password', { shouldSelect: true });
      },
    }),
  );

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4" aria-label="Entrar">
      {notice && !signIn.isError && <Notice tone="info">{notice}</Notice>}
      {signIn.isError && !challengeIn(signIn.error) && (
        <Notice tone="danger" error={signIn.error}>
          <p>{signInError(signIn.error)}</p>
          {signInAdvice(signIn.error) && <p className="mt-1">{signInAdvice(signIn.error)}</p>}
        </Notice>
      )}
      <Field label="E-mail" error={errors.email?.message}>
        <Input
          inputMode="email"
          autoComplete="username"
          autoFocus
          autoCapitalize="none"
          spellCheck={false}
          className="h-11"
          {...register('email', { onChange: complete })}
        />
      </Field>
      <Field label="Senha" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" className="h-11" {...register('password')} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!isValid}
        loading={signIn.isPending || signIn.isSuccess}
        className="mt-2"
      >
        Entrar
      </Button>
    </form>
  );
}
