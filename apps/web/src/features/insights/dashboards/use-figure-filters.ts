import { figureFilters } from '@restitui/domain/insights/dashboards/figure-filters.ts';
import { homeRoutes, optionRoutes } from '../../../lib/route-ids.ts';
import { useListSearch } from '../../../lib/use-list-search.ts';

/** Returns the filters of the dashboards as the URL has them, and a function that changes them. */
export const useFigureFilters = () => useListSearch(figureFilters, [...homeRoutes, ...optionRoutes]);
