import { type ErasureFilters, erasureList } from '@restitui/domain/operations/privacy/erasure-list.ts';
import type { PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { privacyMessages } from './privacy.messages.ts';

/** A person within a tenant. */
export type PersonInTenant = PersonRef & { id_tenant: string };

export const exportOwn = mutationOptions({
  mutationFn: async () => saveFile(await call(privacyApi.exportOwn)),
  meta: { success: privacyMessages.exported, failure: privacyMessages.exportFailed },
});

export const exportOf = ({ id_tenant, kind, id_person }: PersonInTenant) =>
  mutationOptions({
    mutationFn: async () =>
      saveFile(await call(privacyApi.exportOf, { params: { kind, id_person }, tenant: id_tenant })),
    meta: { success: privacyMessages.exported, failure: privacyMessages.exportFailed },
  });

export const requestOwnErasureNow = mutationOptions({
  mutationFn: async (motivo: string) => (await call(privacyApi.requestOwn, { body: { motivo } })).data,
  meta: { success: privacyMessages.asked, refreshes: ['privacy'] },
});

export const requestErasureFor = ({ id_tenant, kind, id_person }: PersonInTenant) =>
  mutationOptions({
    mutationFn: async (motivo: string) => {
      const of = { params: { kind, id_person }, tenant: id_tenant };
      return (await call(privacyApi.requestOf, { ...of, body: { motivo } })).data;
    },
    meta: { success: privacyMessages.asked, refreshes: ['privacy'] },
  });

export const ownErasuresQuery = queryOptions({
  queryKey: ['privacy', 'own'],
  queryFn: async ({ signal }) => (await call(privacyApi.listOwn, { signal })).data,
});

export const erasuresQuery = (tenant: string | undefined, filters: ErasureFilters) => {
  const query = erasureList.toQuery(filters);
  return queryOptions({
    queryKey: ['privacy', 'list', tenant, query],
    queryFn: ({ signal }) => call(privacyApi.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const erasureQuery = (tenant: string | undefined, id_request: string) =>
  queryOptions({
    queryKey: ['privacy', 'one', tenant, id_request],
    queryFn: async ({ signal }) => (await call(privacyApi.read, { params: { id_request }, signal })).data,
    // Polls until the approved erasure is completed.
    refetchInterval: ({ state }) => (state.data?.status === 'em_andamento' ? 3000 : false),
  });

export const decideErasure = (id_request: string) =>
  mutationOptions({
    mutationFn: async (body: { aprovado: boolean; reason: string }) =>
      (await call(privacyApi.decide, { params: { id_request }, body })).data,
    meta: { quiet: true, refreshes: ['privacy', 'users', 'leads', 'clients'] },
  });
