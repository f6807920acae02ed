import { type CreditEdit, type CreditField, creditFields } from './credits.api.ts';

/** The entered fields of a credit as they stand; a new one has no competência. */
export type CreditRecord = Omit<CreditEdit, 'anoCompetencia' | 'mesCompetencia' | 'mesRestituicao'> & {
  anoCompetencia: number | null;
  mesCompetencia: number | null;
  mesRestituicao: string | null;
};

type Seen = Partial<Record<CreditField, string | number | boolean | null>>;

/** The fields of `edited` that differ from the record. */
export function changedCreditFields(record: CreditRecord, edited: Partial<CreditEdit>): Partial<CreditEdit> {
  const changed = creditFields.filter((field) => edited[field] !== undefined && edited[field] !== record[field]);
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}

/** Fields to be changed that are no longer as the editor had them. */
export function overtakenCreditFields(record: CreditRecord, changed: Partial<CreditEdit>, seen: Seen): CreditField[] {
  return creditFields.filter((field) => field in changed && seen[field] !== undefined && seen[field] !== record[field]);
}

/** How the fields to be changed stood for the editor: sent along, so that the server notices what was overtaken. */
export function seenCreditFields(record: CreditRecord, changed: Partial<CreditEdit>): Seen {
  return Object.fromEntries(creditFields.filter((field) => field in changed).map((field) => [field, record[field]]));
}
