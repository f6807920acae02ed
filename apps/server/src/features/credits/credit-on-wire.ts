import { type Competence, competenceOfDay } from '@restitui/brazil/competence.ts';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { creditAccount } from '@restitui/domain/credits/credit-account.ts';
import type { Credit } from '@restitui/domain/credits/credits.api.ts';
import type { SelicMonth } from '@restitui/domain/lookups/selic-series.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CreditRow } from './credits.repository.ts';

/** What credits are reckoned with: the published Selic and the month under way. */
export interface Rates {
  series: readonly SelicMonth[];
  month: Competence;
}

export async function ratesNow({ selic, clock }: Pick<Platform, 'selic' | 'clock'>): Promise<Rates> {
  return { series: await selic.months(), month: competenceOfDay(dayInBrazil(clock.now())) };
}

/** A stored credit with everything that follows from it. */
export function creditOnWire({ id_tenant, deletedAt: _, ...row }: CreditRow, { series, month }: Rates): Credit {
  const { conta, ...figures } = creditAccount(row, series, month);
  return {
    ...row,
    idTenant: id_tenant,
    ...figures,
    selic_percentual: conta.percentual,
    selic_ate: conta.ate,
    selic_faltantes: conta.faltantes,
  };
}
