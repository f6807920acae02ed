import { type CreditEdit, type CreditField, creditFields } from './credits.api.ts';

/** The current entered fields of a credit; a new one has no tax month. */
export type CreditRecord = Omit<CreditEdit, 'anoCompetencia' | 'mesCompetencia' | 'pagoEm' | 'mesRestituicao'> & {
  anoCompetencia: number | null;
  mesCompetencia: number | null;
  pagoEm: string | null;
  mesRestituicao: string | null;
};

type Seen = Partial<Record<CreditField, string | number | boolean | null>>;

/** Returns the fields of `edited` that differ from the record. */
export function changedCreditFields(record: CreditRecord, edited: Partial<CreditEdit>): Partial<CreditEdit> {
  const changed = creditFields.filter((field) => edited[field] !== undefined && edited[field] !== record[field]);
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}

/** Returns the fields to be changed whose current value differs from the one that the editor had. */
export function conflictingCreditFields(record: CreditRecord, changed: Partial<CreditEdit>, seen: Seen): CreditField[] {
  return creditFields.filter((field) => field in changed && seen[field] !== undefined && seen[field] !== record[field]);
}

/**
 * Returns the values that the editor had of the fields to be changed. They are sent so that the server detects
 * concurrent changes.
 */
export function seenCreditFields(record: CreditRecord, changed: Partial<CreditEdit>): Seen {
  return Object.fromEntries(creditFields.filter((field) => field in changed).map((field) => [field, record[field]]));
}
