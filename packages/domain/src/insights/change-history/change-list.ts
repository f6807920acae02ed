import { z } from 'zod';
import { choiceFilter, referenceFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { entityLabels } from './field-labels.ts';
import { recordedEntities } from './recorded-entity.ts';

/** The changes of a record, by the entity and the field that changed. */
export const changeList = listQuery(
  {
    entity: choiceFilter(z.enum(recordedEntities), { label: 'Cadastro', labels: entityLabels }),
    field: referenceFilter(z.string().max(120).optional(), { label: 'Campo' }),
  },
  { pageSize: 20 },
);
export type ChangeFilters = ValuesOf<typeof changeList.filters>;
