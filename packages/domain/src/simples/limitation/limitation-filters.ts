import { periodFilter, personFilter } from '../../insights/dashboards/figure-filters.ts';
import { filterSet, type ValuesOf } from '../../wire/list-query.ts';

/** The filters of the limitation calendar, its payments and its exports. `periodo` limits the day of the limitation. */
export const limitationFilters = filterSet({ pessoa: personFilter, periodo: periodFilter('ano', 'Ano') });
export type LimitationFilters = ValuesOf<typeof limitationFilters.filters>;
