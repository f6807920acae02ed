import { type Cents, reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { CompensationEdit } from '@restitui/domain/recovery/compensations/compensations.api.ts';

/** Builds the response of a compensation, in reais. */
export function toCompensationResponse<Row extends { value: Cents }>(row: Row): Omit<Row, 'value'> & { value: number } {
  return { ...row, value: reaisOf(row.value) };
}

/** Returns the entered fields as they are stored, in cents. */
export function toStoredCompensation(edit: CompensationEdit): Omit<CompensationEdit, 'value'> & { value: Cents } {
  return { ...edit, value: roundedCents(edit.value) };
}
