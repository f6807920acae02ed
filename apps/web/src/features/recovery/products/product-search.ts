import { itemList } from '@restitui/domain/simples/analysis/item-filters.ts';
import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/**
 * Search of a product's page: the open apuração, the filter of its months (`meses`), and the month of its drawer
 * (`mes`, `MM-AAAA`) with the list of items.
 */
export const productSearch = z.object({
  apuracao: textParam,
  meses: textParam,
  mes: textParam,
  ...itemList.search.shape,
});
export type ProductSearch = z.infer<typeof productSearch>;
