import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useClient } from '../../../../lib/session-store.ts';
import { Button } from '../../../../ui/button.tsx';
import { signOutMutation } from '../../../accounts/session/current-session.queries.ts';
import { BrandMark } from '../../../tenancy/tenants/components/brand-mark.tsx';

interface ClientFrameProps {
  /** The company whose portal 'Meu portal' opens; an owner may have several. */
  empresa?: string | undefined;
  children: ReactNode;
}

/** Frame of client pages with the brand, and sign-out for a signed-in client. */
export function ClientFrame({ empresa, children }: ClientFrameProps) {
  const client = useClient();
  const signOut = useMutation(signOutMutation);
  const inPortal = useLocation().pathname === '/portal';
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col px-4 py-5 sm:px-6 print:max-w-none print:p-0">
      <header className="mb-8 flex items-center justify-between gap-4 print:hidden">
        <div className="min-w-0 flex-1">
          <BrandMark />
        </div>
        {client && (
          <div className="flex gap-2">
            {!inPortal && (
              <Button asChild variant="ghost">
                <Link to="/portal" search={{ empresa }}>
                  Meu portal
                </Link>
              </Button>
            )}
            <Button loading={signOut.isPending} onClick={() => signOut.mutate()}>
              Sair
            </Button>
          </div>
        )}
      </header>
      <main id="conteudo" tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {children}
      </main>
    </div>
  );
}
