import { lazy, Suspense, useEffect } from 'react';
import { setOwnSigning, useOwnSigning } from './own-signing.ts';
import { useSelfAsSigner } from './use-self-as-signer.ts';

const SignatureDialog = lazy(() =>
  import('./signature-dialog.tsx').then((module) => ({ default: module.SignatureDialog })),
);

/** The dialog that the user menu opens, for as long as somebody is signed in. */
export function OwnSignature({ onSigned }: { onSigned: () => void }) {
  const signer = useSelfAsSigner();
  const open = useOwnSigning();
  useEffect(() => () => setOwnSigning(false), []);
  if (!open) return null;
  return (
    <Suspense>
      <SignatureDialog who={signer} open onClose={() => setOwnSigning(false)} onSigned={onSigned} />
    </Suspense>
  );
}
