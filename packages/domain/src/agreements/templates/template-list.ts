import { textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';

/** The lists of active and of deleted contract templates. The text searches name and type. */
export const templateList = listQuery({ q: textFilter() }, { pageSize: 50 });
export type TemplateFilters = ValuesOf<typeof templateList.filters>;
