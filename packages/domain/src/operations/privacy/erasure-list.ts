import { choiceFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { erasureStatus, erasureStatusLabels } from './erasure-status.ts';

/** The list of erasure requests. */
export const erasureList = listQuery(
  { status: choiceFilter(erasureStatus, { label: 'Situação', labels: erasureStatusLabels }) },
  { pageSize: 20 },
);
export type ErasureFilters = ValuesOf<typeof erasureList.filters>;
