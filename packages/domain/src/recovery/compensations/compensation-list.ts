import { choiceFilter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { compensationTax, compensationTaxLabels } from './compensation-tax.ts';

/** The compensation report (W-449). The text searches client, CNPJ, month and PER/DCOMP number. */
export const compensationList = listQuery(
  {
    q: textFilter(),
    tributo: choiceFilter(compensationTax, { label: 'Tributo', labels: compensationTaxLabels }),
  },
  { pageSize: 10 },
);
export type CompensationFilters = ValuesOf<typeof compensationList.filters>;
