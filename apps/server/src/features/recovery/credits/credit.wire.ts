import { type Cents, reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { calculateCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { Credit, CreditEdit } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { CreditRow } from './credits.repository.ts';
import type { Rates } from './current-rates.service.ts';

type AmountField = 'creditOrigin' | 'compensacao';

/** Returns the row with its entered amounts in reais. */
export function toEnteredCredit<Row extends Record<AmountField, Cents>>(
  row: Row,
): Omit<Row, AmountField> & Record<AmountField, number> {
  return { ...row, creditOrigin: reaisOf(row.creditOrigin), compensacao: reaisOf(row.compensacao) };
}

/** Returns the entered fields as they are stored, in cents. */
export function toStoredCredit({ creditOrigin, compensacao, ...edit }: Partial<CreditEdit>): Partial<CreditRow> {
  return {
    ...edit,
    ...(creditOrigin !== undefined && { creditOrigin: roundedCents(creditOrigin) }),
    ...(compensacao !== undefined && { compensacao: roundedCents(compensacao) }),
  };
}

/** Builds the response of a stored credit, with all values computed from it. */
export function toCreditResponse({ id_tenant, deletedAt: _, ...row }: CreditRow, { series, month }: Rates): Credit {
  const entered = toEnteredCredit(row);
  const { conta, ...figures } = calculateCredit(entered, series, month);
  return {
    ...entered,
    idTenant: id_tenant,
    ...figures,
    selic_percentual: conta.percentual,
    selic_ate: conta.ate,
    selic_faltantes: conta.faltantes,
  };
}
