import { parseCep } from '@restitui/brazil/cep.ts';
import type { FoundCep } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { notify } from '../../../../lib/toast.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { cepQuery } from '../../../operations/lookups/lookups.queries.ts';
import { onboardingMessages } from '../onboarding.messages.ts';

type Outcome = 'none' | 'searching' | 'found' | 'missing' | 'failed';

const debounceMilliseconds = 1000;

/**
 * Looks up a typed CEP one second after its eighth digit. The initial CEP is looked up only after a change, and results
 * for an outdated CEP are dropped.
 */
export function useFoundAddress(
  typed: string,
  initial: string,
  onFound: (found: FoundCep, last: FoundCep | undefined) => void,
): Outcome {
  const cep = parseCep(typed) ?? '';
  const rested = useDebounced(cep, debounceMilliseconds);
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
