import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatTime } from '../../../../lib/formats.ts';
import { currentAuth, leavePausedSession, useAuth, usePausedSession } from '../../../../lib/session-store.ts';
import type { PausedSession as Paused } from '../../../../lib/session-types.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { sessionMessages } from '../session.messages.ts';
import { ContinueSession } from './continue-session.tsx';

/** Asks the person of a paused session to sign in over the page, which keeps what was typed. */
export function PausedSession() {
  const paused = usePausedSession();
  const user = useAuth()?.user;
  return paused && user ? <SignInOverPage paused={paused} user={user} /> : null;
}

function SignInOverPage({ paused, user }: { paused: Paused; user: User }) {
  useSignInAddress(paused.why);
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissible={false}
      size="sm"
      title="Entre de novo para continuar"
      description={sessionMessages.paused[paused.why](formatTime(paused.at))}
    >
      <ContinueSession user={user} onLeave={leavePausedSession} />
    </Dialog>
  );
}

/** Shows the address of the sign-in (F-112) over the current route until the session goes on. */
function useSignInAddress(why: Paused['why']) {
  const router = useRouter();
  useEffect(() => {
    const stay = (isPaused: boolean) =>
      ({
        to: '.',
        search: true,
        hash: true,
        state: { isPaused },
        replace: true,
        ignoreBlocker: true,
        resetScroll: false,
      }) as const;
    router.navigate({ ...stay(true), mask: { to: '/signin', search: { session: why } } });
    return () => {
      // A session that was given up is already on the way to the sign-in.
      if (currentAuth()) router.navigate(stay(false));
    };
  }, [router, why]);
}
