import { type RefObject, useEffect } from 'react';
import { LocationField } from '../../../accounts/identity-checks/components/location-field.tsx';
import { useSigningLocation } from '../../../accounts/identity-checks/components/use-signing-location.ts';

/** Looks up the place only when the user is about to sign. */
export function SigningPlace({ settle }: { settle: RefObject<() => Promise<string>> }) {
  const { found, settled } = useSigningLocation();
  useEffect(() => {
    settle.current = settled;
  }, [settle, settled]);
  return <LocationField found={found} />;
}
