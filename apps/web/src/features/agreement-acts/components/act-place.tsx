import { type RefObject, useEffect } from 'react';
import { LocationField } from '../../signatures/components/location-field.tsx';
import { useSigningLocation } from '../../signatures/components/use-signing-location.ts';

/** Looks for the place once somebody is about to sign, and not before. */
export function ActPlace({ settle }: { settle: RefObject<() => Promise<string>> }) {
  const { found, settled } = useSigningLocation();
  useEffect(() => {
    settle.current = settled;
  }, [settle, settled]);
  return <LocationField found={found} />;
}
