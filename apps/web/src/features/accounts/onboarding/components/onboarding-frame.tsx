import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from '../../../../lib/session-store.ts';
import { Button } from '../../../../ui/button.tsx';
import { BrandMark } from '../../../tenancy/tenants/components/brand-mark.tsx';
import { signOutMutation } from '../../session/current-session.queries.ts';
import { pendingStep } from '../next-step.ts';

/** Page outside the shell, with the brand and a sign-out button. */
export function OnboardingFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b bg-canvas print:hidden">
        <div className="mx-auto flex h-14 w-full max-w-3xl items-center justify-between gap-4 px-4 sm:px-6">
          <BrandMark />
          <WayOut />
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  );
}

function WayOut() {
  const auth = useAuth();
  const signOut = useMutation(signOutMutation);
  if (!auth) {
    return (
      <Button asChild size="sm">
        <Link to="/signin">Entrar</Link>
      </Button>
    );
  }
  if (pendingStep(auth.user)) {
    return (
      <Button variant="ghost" size="sm" className="-mr-3" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sair
      </Button>
    );
  }
  return (
    <Button asChild variant="ghost" size="sm" className="-mr-3">
      <Link to={auth.user.typeUser === 'ADMIN' ? '/admin/home' : '/home'}>Voltar ao início</Link>
    </Button>
  );
}
