import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { locate } from '../../../operations/lookups/lookups.queries.ts';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import { type Coordinates, findSigningLocation, type SigningLocation } from '../signing-location.ts';

/** Timeout for users who never answer the browser's permission prompt. */
const deviceTimeout = 12_000;
const sendWait = 3000;

function coordinates(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This device tells no place.'));
    setTimeout(() => reject(new Error('The device did not tell its place.')), deviceTimeout);
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: deviceTimeout,
      maximumAge: 60_000,
    });
  });
}

/** Looks the place up while the photos are taken. */
export function useSigningLocation() {
  const [found, setFound] = useState<SigningLocation>();
  const search = useRef<Promise<SigningLocation>>(undefined);

  useEffect(() => {
    search.current = findSigningLocation({
      device: coordinates,
      lookup: locate,
      unknownPlaceMessage: (error) => (error instanceof ApiError && error.status === 502 ? error.message : undefined),
    });
    search.current.then(setFound);
  }, []);

  /** Returns the place, waiting for a lookup in progress. */
  const settled = useCallback(async () => {
    const later = new Promise<undefined>((resolve) => setTimeout(resolve, sendWait));
    const known = await Promise.race([search.current, later]);
    return known?.local ?? identityCheckMessages.locationUnavailable;
  }, []);

  return { found, settled };
}
