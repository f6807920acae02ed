import type { FoundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type CompanyOutcome,
  companyMessage,
  companyToLookUp,
  outcomeOfError,
  shouldClearFields,
} from '../company-lookup.ts';
import { cnpjQuery } from '../lookups.queries.ts';

interface Fields {
  /** Fills the fields; `earlier` is the company that filled them before. */
  onFound: (company: FoundCompany, earlier: FoundCompany | undefined) => void;
  /** Clears the fields after a failure or when they hold another company's data. */
  onCleared: () => void;
}

interface CompanyLookup {
  outcome: CompanyOutcome;
  searching: boolean;
  found: FoundCompany | undefined;
  /** Help text below the field. */
  message: string | undefined;
}

/**
 * Looks up the company of a masked field once it is complete. Skips an initial CNPJ until it changes, and drops the
 * response for a CNPJ that has changed in the meantime.
 */
export function useCompanyLookup(typed: string, fields: Fields): CompanyLookup {
  const initial = useRef(typed);
  const changed = useRef(false);
  if (typed !== initial.current) changed.current = true;
  const { cnpj, isFull } = companyToLookUp(changed.current ? typed : '');
  const { data, error, isFetching } = useQuery(cnpjQuery(cnpj));
  const earlier = useRef<FoundCompany>(undefined);
  const latest = useRef(fields);
  latest.current = fields;

  const outcome = outcomeOf();
  useEffect(() => {
    if (!data) return;
    latest.current.onFound(data, earlier.current);
    earlier.current = data;
  }, [data]);
  useEffect(() => {
    if (!error || !shouldClearFields(outcomeOfError(error), earlier.current !== undefined)) return;
    earlier.current = undefined;
    latest.current.onCleared();
  }, [error]);

  return {
    outcome,
    searching: outcome === 'searching',
    found: outcome === 'found' ? data : undefined,
    message: companyMessage(outcome),
  };

  function outcomeOf(): CompanyOutcome {
    if (!isFull) return 'none';
    if (!cnpj) return 'invalid';
    if (isFetching) return 'searching';
    if (error) return outcomeOfError(error);
    return data ? 'found' : 'none';
  }
}
