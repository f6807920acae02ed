import { formatDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import { choiceFilter, dayFilter, referenceFilter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { activityKind, activityKindLabels, activityOutcome, activityOutcomeLabels } from './activity-kind.ts';

/** The log of who did what, newest first. */
export const activityList = listQuery(
  {
    de: dayFilter({ label: 'De', format: formatDay }),
    ate: dayFilter({ label: 'Até', format: formatDay }),
    pessoa: referenceFilter(z.string().max(100).optional(), { label: 'Pessoa' }),
    tipo: choiceFilter(activityKind, { label: 'Tipo', labels: activityKindLabels }),
    resultado: choiceFilter(activityOutcome, { label: 'Resultado', labels: activityOutcomeLabels }),
    registro: textFilter({ label: 'Registro', maxLength: 100 }),
  },
  { pageSize: 50 },
);
export type ActivityFilters = ValuesOf<typeof activityList.filters>;
