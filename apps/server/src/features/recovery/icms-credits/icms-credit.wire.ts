import { type Cents, reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { IcmsAmounts } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';

type StoredAmounts = Record<keyof IcmsAmounts, Cents>;

/** Builds the response of an ICMS credit, or of sums over many, in reais. */
export function toIcmsResponse<Row extends StoredAmounts>(row: Row): Omit<Row, keyof IcmsAmounts> & IcmsAmounts {
  return {
    ...row,
    credPisOriginal: reaisOf(row.credPisOriginal),
    credPisOrigUtilizado: reaisOf(row.credPisOrigUtilizado),
    credPisPago: reaisOf(row.credPisPago),
    credCofinsOriginal: reaisOf(row.credCofinsOriginal),
    credCofinsOrigUtilizado: reaisOf(row.credCofinsOrigUtilizado),
    credCofinsPago: reaisOf(row.credCofinsPago),
  };
}

/** Returns the entered fields as they are stored, in cents. */
export function toStoredIcms<Edit extends IcmsAmounts>(edit: Edit): Omit<Edit, keyof IcmsAmounts> & StoredAmounts {
  return {
    ...edit,
    credPisOriginal: roundedCents(edit.credPisOriginal),
    credPisOrigUtilizado: roundedCents(edit.credPisOrigUtilizado),
    credPisPago: roundedCents(edit.credPisPago),
    credCofinsOriginal: roundedCents(edit.credCofinsOriginal),
    credCofinsOrigUtilizado: roundedCents(edit.credCofinsOrigUtilizado),
    credCofinsPago: roundedCents(edit.credCofinsPago),
  };
}
