import type { FactorChallengeData } from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import { Link, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { currentAuth, selectTenant } from '../../../../lib/session-store.ts';
import { appVersion } from '../../../../lib/version.ts';
import { BrandMark } from '../../../tenancy/tenants/components/brand-mark.tsx';
import { ProviderSignIn } from '../../oidc/components/provider-sign-in.tsx';
import { SecondFactorStep } from '../../second-factor/components/second-factor-step.tsx';
import { challengeIn } from '../challenge-in.ts';
import { SignInAudience } from '../components/sign-in-audience.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { Splash } from '../components/splash.tsx';
import { sessionMessages } from '../session.messages.ts';

export function SignInPage() {
  const { session } = useSearch({ from: '/signin' });
  const { returnTo, returnFor, typedEmail = '' } = useRouterState({ select: ({ location }) => location.state });
  const router = useRouter();
  const email = useRef(typedEmail);
  const [challenge, setChallenge] = useState<FactorChallengeData>();
  const [notice, setNotice] = useState(session && sessionMessages[session]);

  function enter() {
    const user = currentAuth()?.user;
    const home = user?.typeUser === 'ADMIN' ? '/admin/home' : '/home';
    if (returnFor && returnFor.id !== user?.id) return router.history.replace(home);
    if (returnFor?.tenant) selectTenant(returnFor.tenant);
    router.history.replace(returnTo ?? home);
  }

  return (
    <Splash>
      <div className="grid min-h-dvh grid-rows-[1fr_auto] motion-safe:animate-appear">
        <main
          id="conteudo"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-96 flex-col justify-center px-6 py-10 outline-none"
        >
          <BrandMark size="lg" className="mb-10 self-start" />
          <h1 className="mb-6 font-semibold text-title tracking-tight">
            {challenge ? 'Confirme que é você' : 'Entrar'}
          </h1>
          {challenge ? (
            <SecondFactorStep
              challenge={challenge}
              onSignedIn={enter}
              onRestart={(reason) => {
                setChallenge(undefined);
                setNotice(reason);
              }}
            />
          ) : (
            <>
              <SignInAudience />
              <SignInForm
                notice={notice}
                email={email.current}
                onEmail={(typed) => {
                  email.current = typed;
                }}
                onSignedIn={enter}
                onChallenge={setChallenge}
              />
              <ProviderSignIn onSignedIn={enter} onFailed={(error) => setChallenge(challengeIn(error))} />
              <Link
                to="/forgot-password"
                state={(before) => ({ ...before, typedEmail: email.current })}
                className="mt-6 self-start rounded-sm py-1 text-body text-muted underline-offset-4 hover:text-ink hover:underline"
              >
                Esqueci minha senha
              </Link>
            </>
          )}
        </main>
        <footer className="p-4 text-center text-caption text-muted">Versão {appVersion}</footer>
      </div>
    </Splash>
  );
}
