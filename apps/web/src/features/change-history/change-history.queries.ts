import { changeHistoryApi } from '@restitui/domain/change-history/change-history.api.ts';
import type { RecordedEntity } from '@restitui/domain/change-history/recorded-entity.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Whose history it is. */
export type Historied = { cnpjcpf: string } | { id_product: string };

interface ChangeFilters {
  entity: RecordedEntity | undefined;
  field: string | undefined;
  pagina: number;
}

export const changesQuery = (of: Historied, { entity, field, pagina }: ChangeFilters) =>
  queryOptions({
    queryKey: ['change-history', of, entity, field, pagina],
    queryFn: ({ signal }) => {
      const query = { entity, field, page: pagina, pageSize: 20 };
      return 'cnpjcpf' in of
        ? call(changeHistoryApi.ofClient, { params: { cnpjcpf: of.cnpjcpf }, query, signal })
        : call(changeHistoryApi.ofProduct, { params: { id: of.id_product }, query, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
