import { parseCnpj } from '@restitui/brazil/cnpj.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { lookupMessages } from './lookups.messages.ts';

export type CompanyOutcome = 'none' | 'invalid' | 'searching' | 'found' | 'missing' | 'failed' | 'unexpected';

const masked = 18;

/** Returns the CNPJ to look up in a field with the mask AA.AAA.AAA/AAAA-00, once it is complete. */
export function companyToLookUp(typed: string): { cnpj: string; isFull: boolean } {
  const isFull = typed.length === masked;
  return { cnpj: (isFull && parseCnpj(typed)) || '', isFull };
}

/** Distinguishes an unknown company, unavailable services and unexpected errors. */
export function outcomeOfError(error: unknown): CompanyOutcome {
  if (!(error instanceof ApiError)) return 'unexpected';
  if (error.status === 404) return 'missing';
  return ['cnpj_unavailable', 'cnpj_timeout', 'network'].includes(error.code) ? 'failed' : 'unexpected';
}

const messages: Record<CompanyOutcome, string | undefined> = {
  none: undefined,
  invalid: lookupMessages.companyInvalid,
  searching: lookupMessages.companySearching,
  found: lookupMessages.companyFound,
  missing: lookupMessages.companyMissing,
  failed: lookupMessages.companyFailed,
  unexpected: lookupMessages.companyUnexpected,
};

export function companyMessage(outcome: CompanyOutcome): string | undefined {
  return messages[outcome];
}

/**
 * Returns whether to clear the fields: after an unexpected error, or when they hold data of an earlier company.
 */
export function shouldClearFields(outcome: CompanyOutcome, hasEarlierData: boolean): boolean {
  return outcome === 'unexpected' || (hasEarlierData && (outcome === 'missing' || outcome === 'failed'));
}
