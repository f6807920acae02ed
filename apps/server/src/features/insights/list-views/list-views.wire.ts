import type { ViewSearch } from '@restitui/domain/insights/list-views/view-search.ts';

/** Returns what a view keeps, of one from before decision 144 too, which stored the order under `sort`. */
export function filtersOfRow({ filtros: { sort, ...filters } }: { filtros: ViewSearch }): ViewSearch {
  return sort === undefined ? filters : { ...filters, ordem: sort };
}
