import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { locate } from '../../lookups/lookups.queries.ts';
import { signatureMessages } from '../signatures.messages.ts';
import { type Coordinates, findSigningLocation, type SigningLocation } from '../signing-location.ts';

/** A person who never answers the browser's question must not wait for it either. */
const deviceWait = 12_000;
const sendWait = 3000;

function coordinates(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This device tells no place.'));
    setTimeout(() => reject(new Error('The device did not tell its place.')), deviceWait);
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: deviceWait,
      maximumAge: 60_000,
    });
  });
}

/** Looks for the place while the photos are taken. */
export function useSigningLocation() {
  const [found, setFound] = useState<SigningLocation>();
  const search = useRef<Promise<SigningLocation>>(undefined);

  useEffect(() => {
    search.current = findSigningLocation({
      device: coordinates,
      lookup: locate,
      nobodyKnows: (error) => (error instanceof ApiError && error.status === 502 ? error.message : undefined),
    });
    search.current.then(setFound);
  }, []);

  /** What is known now, or a moment later. */
  const settled = useCallback(async () => {
    const later = new Promise<undefined>((resolve) => setTimeout(resolve, sendWait));
    const known = await Promise.race([search.current, later]);
    return known?.local ?? signatureMessages.locationUnavailable;
  }, []);

  return { found, settled };
}
