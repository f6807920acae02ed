import { boletoList } from '@restitui/domain/billing/boletos/boleto-list.ts';
import { figureFilters } from '@restitui/domain/insights/dashboards/figure-filters.ts';
import { compensationList } from '@restitui/domain/recovery/compensations/compensation-list.ts';
import { icmsCreditList } from '@restitui/domain/recovery/icms-credits/icms-credit-list.ts';
import { z } from 'zod';
import { openBoleto } from '../../features/billing/boletos/boleto-search.ts';
import { statementSearch } from '../../features/billing/fees/statement-search.ts';
import { openArea } from '../../features/tenancy/options/open-area.ts';

/** Search of a page with the list of boletos. */
export const boletosSearch = z.object({ ...boletoList.search.shape, ...openBoleto.shape });

/** Search of the financial options: the open area, and what each area keeps in the URL. */
export const financialOptionsSearch = z.object({
  ...openArea.shape,
  ...figureFilters.search.shape,
  ...statementSearch.shape,
  ...boletosSearch.shape,
  ...compensationList.search.shape,
});

/** Search of the fiscal options. */
export const fiscalOptionsSearch = z.object({
  ...openArea.shape,
  ...figureFilters.search.shape,
  ...icmsCreditList.search.shape,
});
