import { Link, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { currentAuth } from '../../../../lib/session-store.ts';
import { appVersion } from '../../../../lib/version.ts';
import { BrandMark } from '../../../tenancy/tenants/components/brand-mark.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { Splash } from '../components/splash.tsx';
import { sessionMessages } from '../session.messages.ts';

export function SignInPage() {
  const { session } = useSearch({ from: '/signin' });
  const returnTo = useRouterState({ select: ({ location }) => location.state.returnTo });
  const router = useRouter();

  function enter() {
    const home = currentAuth()?.user.typeUser === 'ADMIN' ? '/admin/home' : '/home';
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
          <h1 className="mb-6 font-semibold text-title tracking-tight">Entrar</h1>
          <SignInForm notice={session === 'expired' ? sessionMessages.expired : undefined} onSignedIn={enter} />
          <Link
            to="/forgot-password"
            className="mt-6 self-start rounded-sm py-1 text-body text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            Esqueci minha senha
          </Link>
        </main>
        <footer className="p-4 text-center text-caption text-muted">Versão {appVersion}</footer>
      </div>
    </Splash>
  );
}
