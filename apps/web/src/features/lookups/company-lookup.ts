import { parseCnpj } from '@restitui/brazil/cnpj.ts';
import { ApiError } from '../../lib/api-error.ts';
import { lookupMessages } from './lookups.messages.ts';

export type CompanyOutcome = 'none' | 'invalid' | 'searching' | 'found' | 'missing' | 'failed' | 'unexpected';

const masked = 18;

/** What a field with the mask AA.AAA.AAA/AAAA-00 asks for: nothing until it is full. */
export function companyAskedFor(typed: string): { cnpj: string; isFull: boolean } {
  const isFull = typed.length === masked;
  return { cnpj: (isFull && parseCnpj(typed)) || '', isFull };
}

/** Nobody knows the company, nobody could say, or something broke that nobody foresaw. */
export function failedOutcome(error: unknown): CompanyOutcome {
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

/** After an unexpected error the fields are emptied; otherwise only when they still tell of an earlier company. */
export function clearsFields(outcome: CompanyOutcome, tellOfEarlier: boolean): boolean {
  return outcome === 'unexpected' || (tellOfEarlier && (outcome === 'missing' || outcome === 'failed'));
}
