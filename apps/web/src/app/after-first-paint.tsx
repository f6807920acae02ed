import { IdentityDialog } from '../features/accounts/second-factor/components/identity-dialog.tsx';
// Loads what shows a toast, which may say that there is no network.
import '../lib/shown-toast.ts';
import { PausedSession } from '../features/accounts/session/components/paused-session.tsx';
import { Toaster } from '../ui/toaster.tsx';

/** Toasts, and dialogs over any page; loaded together after the first page is shown. */
export function AfterFirstPaint() {
  return (
    <>
      <IdentityDialog />
      <PausedSession />
      <Toaster />
    </>
  );
}
