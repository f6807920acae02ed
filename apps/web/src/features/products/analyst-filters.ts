import { managedSort } from '@restitui/domain/products/analysts.api.ts';
import { type ProductStatus, productStatus } from '@restitui/domain/products/product-status.ts';
import { type ServiceType, serviceType } from '@restitui/domain/products/service-type.ts';
import type { z } from 'zod';

export type ManagedSort = z.infer<typeof managedSort>;

export interface AnalystFilters {
  /** CNPJ or razão social. */
  q: string;
  /** The consultancy's id. */
  empresa: string | undefined;
  typeServico: ServiceType | undefined;
  /** An analyst's id, or `sem-analista`. */
  analista: string | undefined;
  status: ProductStatus | undefined;
  sort: ManagedSort;
  pagina: number;
}

export const noFilters = {
  q: '',
  empresa: undefined,
  typeServico: undefined,
  analista: undefined,
  status: undefined,
} satisfies Partial<AnalystFilters>;

const textOf = (value: unknown) => (value === undefined || value === '' ? undefined : String(value));

/** What the address asks of the list; anything it cannot mean is left out. */
export function analystFiltersOf(search: Record<string, unknown>): AnalystFilters {
  const pagina = Number(search.pagina);
  return {
    q: textOf(search.q) ?? '',
    empresa: textOf(search.empresa),
    typeServico: serviceType.safeParse(search.servico).data,
    analista: textOf(search.analista),
    status: productStatus.safeParse(search.status).data,
    sort: managedSort.safeParse(search.ordem).data ?? 'empresa',
    pagina: Number.isInteger(pagina) && pagina > 0 ? pagina : 1,
  };
}

/** The address of these filters: what is as it would be anyway is not written. */
export function searchOfAnalystFilters(filters: AnalystFilters): Record<string, string | number> {
  const { q, empresa, typeServico, analista, status, sort, pagina } = filters;
  return {
    ...(q ? { q } : {}),
    ...(empresa ? { empresa } : {}),
    ...(typeServico ? { servico: typeServico } : {}),
    ...(analista ? { analista } : {}),
    ...(status ? { status } : {}),
    ...(sort !== 'empresa' ? { ordem: sort } : {}),
    ...(pagina > 1 ? { pagina } : {}),
  };
}
