import { lazy, Suspense, useEffect } from 'react';
import { setOwnIdentityCheckOpen, useOwnIdentityCheckOpen } from './own-identity-check-state.ts';
import { useSelfAsSigner } from './use-self-as-signer.ts';

const IdentityCheckDialog = lazy(() =>
  import('./identity-check-dialog.tsx').then((module) => ({ default: module.IdentityCheckDialog })),
);

/** The dialog opened from the user menu; mounted as long as the user is signed in. */
export function OwnIdentityCheck({ onSigned }: { onSigned: () => void }) {
  const signer = useSelfAsSigner();
  const open = useOwnIdentityCheckOpen();
  useEffect(() => () => setOwnIdentityCheckOpen(false), []);
  if (!open) return null;
  return (
    <Suspense>
      <IdentityCheckDialog who={signer} open onClose={() => setOwnIdentityCheckOpen(false)} onSigned={onSigned} />
    </Suspense>
  );
}
