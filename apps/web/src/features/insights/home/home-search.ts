import { figureFilters } from '@restitui/domain/insights/dashboards/figure-filters.ts';
import { z } from 'zod';

/** Which part of the home is open; the queue without one. */
export const homeTab = z.object({ aba: z.enum(['numeros']).optional().catch(undefined) });

/** Search of the homes. */
export const homeSearch = figureFilters.search.extend(homeTab.shape);

/** `abrir` is the address that provider staff asked for without a company; addresses of other sites are dropped. */
export const asked = z.object({
  abrir: z
    .string()
    .regex(/^\/(?![/\\])/)
    .optional()
    .catch(undefined),
});

/** Search of the home of provider staff. */
export const companiesSearch = homeSearch.extend(asked.shape);
