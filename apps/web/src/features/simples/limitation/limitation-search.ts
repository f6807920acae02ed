import { limitationFilters } from '@restitui/domain/simples/limitation/limitation-filters.ts';
import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/** `mes` is the month that is open. */
export const openMonth = z.object({ mes: textParam });

/** Search of the page of limitations. */
export const limitationSearch = limitationFilters.search.extend(openMonth.shape);
