import { z } from 'zod';
import { tenantIdText } from '../../tenancy/tenants/tenant-id.ts';
import { choiceFilter, referenceFilter, sortFilter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { productStatus, productStatusLabels } from './product-status.ts';
import { serviceLabels, serviceType, serviceTypeText } from './service-type.ts';

const columns = ['empresa', 'typeServico', 'status', 'createdDate'] as const;
export const managedSort = z.enum([...columns, ...columns.map((column) => `-${column}` as const)]);

/** The list of products with their analysts. The text searches CNPJ and razão social of the client. */
export const managedProductList = listQuery(
  {
    q: textFilter(),
    id_tenant: referenceFilter(tenantIdText.optional(), { param: 'empresa', label: 'Empresa' }),
    typeServico: {
      ...choiceFilter(serviceType, { param: 'servico', label: 'Serviço', labels: serviceLabels }),
      wire: serviceTypeText.optional(),
    },
    /** An analyst's id, `sem-analista` or `a-atribuir`. */
    analista: referenceFilter(z.string().optional(), { label: 'Analista' }),
    status: choiceFilter(productStatus, { label: 'Status', labels: productStatusLabels }),
    sort: sortFilter(managedSort, 'empresa'),
  },
  { pageSize: 50 },
);
export type ManagedProductFilters = ValuesOf<typeof managedProductList.filters>;
