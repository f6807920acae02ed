import { parseCep } from '@restitui/brazil/cep.ts';
import type { FoundCep } from '@restitui/domain/lookups/lookups.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/toast.ts';
import { useDelayed } from '../../../lib/use-delayed.ts';
import { cepQuery } from '../../lookups/lookups.queries.ts';
import { onboardingMessages } from '../onboarding.messages.ts';

type Outcome = 'none' | 'searching' | 'found' | 'missing' | 'failed';

const restMilliseconds = 1000;

/**
 * Looks a typed CEP up once its 8 digits have rested for a second. A CEP that was there from the start is not asked
 * for until it was changed, and an answer to a CEP that was typed over is dropped.
 */
export function useFoundAddress(
  typed: string,
  initial: string,
  onFound: (found: FoundCep, last: FoundCep | undefined) => void,
): Outcome {
  const cep = parseCep(typed) ?? '';
  const rested = useDelayed(cep, restMilliseconds);
  const changed = useRef(false);
  if (cep !== initial) changed.current = true;
  const wanted = changed.current && cep === rested ? cep : '';
  const { data, error, isFetching } = useQuery(cepQuery(wanted));
  const last = useRef<FoundCep>(undefined);
  const found = useRef(onFound);
  found.current = onFound;
  const isMissing = error instanceof ApiError && error.status === 404;

  useEffect(() => {
    if (!data) return;
    found.current(data, last.current);
    last.current = data;
  }, [data]);
  useEffect(() => {
    if (error && !isMissing) notify.error(onboardingMessages.lookupFailed);
  }, [error, isMissing]);

  if (!cep || !changed.current) return 'none';
  if (cep !== rested || isFetching) return 'searching';
  if (error) return isMissing ? 'missing' : 'failed';
  return data ? 'found' : 'none';
}
