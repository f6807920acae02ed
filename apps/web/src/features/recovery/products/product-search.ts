import { itemList } from '@restitui/domain/simples/analysis/item-filters.ts';
import { monthList } from '@restitui/domain/simples/analysis/month-list.ts';
import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/**
 * Search of a product's page: the open apuração, the stage of its case (`etapa`), the filter and order of its
 * months (`meses`, `ordem`), and the month of its drawer (`mes`, `MM-AAAA`) with the list of items.
 */
export const productSearch = z.object({
  apuracao: textParam,
  etapa: textParam,
  ...monthList.search.shape,
  mes: textParam,
  ...itemList.search.shape,
});
export type ProductSearch = z.infer<typeof productSearch>;
/** A search, or a function of the latest one, which the page may not have rendered yet. */
export type ProductSearchChange = ProductSearch | ((latest: ProductSearch) => ProductSearch);
