import { changeHistoryApi } from '@restitui/domain/change-history/change-history.api.ts';
import type { RecordedEntity } from '@restitui/domain/change-history/recorded-entity.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Whose history it is, and in which company where it is not the one acted in. */
export type Historied =
  | { cnpjcpf: string }
  | { id_product: string }
  | { id_user: string; id_tenant: string }
  | { id_template: string; id_tenant: string }
  | { tenantId: string };

interface ChangeFilters {
  entity: RecordedEntity | undefined;
  field: string | undefined;
  pagina: number;
}

interface Asked {
  query: { entity: RecordedEntity | undefined; field: string | undefined; page: number; pageSize: number };
  signal: AbortSignal;
}

function read(of: Historied, asked: Asked) {
  if ('cnpjcpf' in of) return call(changeHistoryApi.ofClient, { ...asked, params: { cnpjcpf: of.cnpjcpf } });
  if ('id_product' in of) return call(changeHistoryApi.ofProduct, { ...asked, params: { id: of.id_product } });
  if ('tenantId' in of) {
    return call(changeHistoryApi.ofTenant, { ...asked, params: { tenantId: of.tenantId }, tenant: of.tenantId });
  }
  const there = { ...asked, tenant: of.id_tenant };
  return 'id_user' in of
    ? call(changeHistoryApi.ofUser, { ...there, params: { id: of.id_user } })
    : call(changeHistoryApi.ofTemplate, { ...there, params: { id: of.id_template } });
}

export const changesQuery = (of: Historied, { entity, field, pagina }: ChangeFilters) =>
  queryOptions({
    queryKey: ['change-history', of, entity, field, pagina],
    queryFn: ({ signal }) => read(of, { query: { entity, field, page: pagina, pageSize: 20 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
