import { listQuery, type ValuesOf } from '../../wire/list-query.ts';

/** The list of error reports. */
export const reportList = listQuery({}, { pageSize: 50 });
export type ReportFilters = ValuesOf<typeof reportList.filters>;
