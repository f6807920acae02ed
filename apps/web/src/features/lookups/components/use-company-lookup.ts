import type { FoundCompany } from '@restitui/domain/lookups/lookups.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type CompanyOutcome,
  clearsFields,
  companyAskedFor,
  companyMessage,
  failedOutcome,
} from '../company-lookup.ts';
import { cnpjQuery } from '../lookups.queries.ts';

interface Fields {
  /** Fill the fields; `earlier` is the company that had filled them before. */
  onFound: (company: FoundCompany, earlier: FoundCompany | undefined) => void;
  /** Empty the fields: the look-up broke, or what stands in them tells of another company. */
  onCleared: () => void;
}

interface CompanyLookup {
  outcome: CompanyOutcome;
  searching: boolean;
  found: FoundCompany | undefined;
  /** The line beneath the field; undefined while there is nothing to say. */
  message: string | undefined;
}

/**
 * Looks the company of a masked field up as soon as its 18 characters are there. A CNPJ that was there from the start is
 * not asked for until it was changed, and an answer to a CNPJ that was typed over is dropped.
 */
export function useCompanyLookup(typed: string, fields: Fields): CompanyLookup {
  const initial = useRef(typed);
  const changed = useRef(false);
  if (typed !== initial.current) changed.current = true;
  const { cnpj, isFull } = companyAskedFor(changed.current ? typed : '');
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
    if (!error || !clearsFields(failedOutcome(error), earlier.current !== undefined)) return;
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
    if (error) return failedOutcome(error);
    return data ? 'found' : 'none';
  }
}
