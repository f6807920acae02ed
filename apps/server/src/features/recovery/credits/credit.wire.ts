import { calculateCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { CreditRow } from './credits.repository.ts';
import type { Rates } from './current-rates.service.ts';

/** Builds the response of a stored credit, with all values computed from it. */
export function toCreditResponse({ id_tenant, deletedAt: _, ...row }: CreditRow, { series, month }: Rates): Credit {
  const { conta, ...figures } = calculateCredit(row, series, month);
  return {
    ...row,
    idTenant: id_tenant,
    ...figures,
    selic_percentual: conta.percentual,
    selic_ate: conta.ate,
    selic_faltantes: conta.faltantes,
  };
}
