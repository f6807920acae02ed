import { compareTaxMonths, parseTaxMonth, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { FeeAccount } from '@restitui/domain/billing/fees/fees.api.ts';
import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/** `mes` is the month of the open statement, `pessoa` the account that it belongs to. */
export const statementSearch = z.object({ mes: textParam, pessoa: textParam });

/** Parses the month parameter (`AAAA-MM`); returns the current month for invalid or future values. */
export function statementMonthOf(mes: string | undefined, underWay: TaxMonth): TaxMonth {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(mes ?? '') ?? [];
  const month = parseTaxMonth(`${number}/${year}`);
  return month && compareTaxMonths(month, underWay) <= 0 ? month : underWay;
}

/** Returns the URL parameter that identifies a receiver. */
export function accountParam({ papel, id_user }: Pick<FeeAccount, 'papel' | 'id_user'>): string {
  return id_user === null ? papel : `${papel}-${id_user}`;
}
