import { z } from 'zod';
import { columnFilter } from '../../wire/list-columns.ts';
import { choiceFilter, referenceFilter, sortFilter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { cargoLabels, typeCargo, typeUser, typeUserLabels } from './cargo.ts';
import { partnerColumn } from './partner-columns.ts';
import { userColumn } from './user-columns.ts';
import { userSituation, userSituationLabels } from './user-situation.ts';

const sortable = ['name', 'email', 'typeCargo', 'id_tenant', 'typeUser', 'createdDate', 'lastSignInAt'] as const;
export const userSort = z.enum([...sortable, ...sortable.map((column) => `-${column}` as const)]);

/** The list of users, and that of partners. */
export const userList = listQuery(
  {
    q: textFilter(),
    typeCargo: choiceFilter(typeCargo, { param: 'cargo', label: 'Cargo', labels: cargoLabels }),
    typeUser: choiceFilter(typeUser, { param: 'tipo', label: 'Tipo', labels: typeUserLabels }),
    situacao: choiceFilter(userSituation, { label: 'Situação', labels: userSituationLabels }),
    /** A company, in a list of all companies. */
    id_tenant: referenceFilter(z.string().max(14).optional(), { param: 'empresa', label: 'Empresa' }),
    colunas: columnFilter(userColumn),
    sort: sortFilter(userSort, 'name'),
  },
  { pageSize: 50 },
);
export type UserFilters = ValuesOf<typeof userList.filters>;

/** The list of partners. */
export const partnerList = listQuery(
  {
    q: textFilter(),
    situacao: choiceFilter(userSituation, { label: 'Situação', labels: userSituationLabels }),
    colunas: columnFilter(partnerColumn),
    sort: sortFilter(userSort, 'name'),
  },
  { pageSize: 50 },
);
export type PartnerFilters = ValuesOf<typeof partnerList.filters>;
