import { useEffect } from 'react';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { setOwnIdentityCheckOpen, useOwnIdentityCheckOpen } from './own-identity-check-state.ts';
import { useSelfAsSigner } from './use-self-as-signer.ts';

const loadDialog = async () => (await import('./identity-check-dialog.tsx')).IdentityCheckDialog;

/** The dialog opened from the user menu; mounted as long as the user is signed in. */
export function OwnIdentityCheck({ onSigned }: { onSigned: () => void }) {
  const signer = useSelfAsSigner();
  const open = useOwnIdentityCheckOpen();
  useEffect(() => () => setOwnIdentityCheckOpen(false), []);
  const close = () => setOwnIdentityCheckOpen(false);
  const IdentityCheckDialog = useOnRequest(loadDialog, open, close);
  return open && IdentityCheckDialog && <IdentityCheckDialog who={signer} open onClose={close} onSigned={onSigned} />;
}
