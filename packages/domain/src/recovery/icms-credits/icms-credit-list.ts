import { textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';

/** The control of ICMS credits (W-448). The text searches client, CNPJ, period and DCOMP number. */
export const icmsCreditList = listQuery({ q: textFilter() }, { pageSize: 5 });
export type IcmsCreditFilters = ValuesOf<typeof icmsCreditList.filters>;
