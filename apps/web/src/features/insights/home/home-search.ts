import { figureFilters } from '@restitui/domain/insights/dashboards/figure-filters.ts';
import { z } from 'zod';

/** Which part of the home is open; the queue without one. */
export const homeTab = z.object({ aba: z.enum(['numeros']).optional().catch(undefined) });

/** Search of the homes. */
export const homeSearch = figureFilters.search.extend(homeTab.shape);
