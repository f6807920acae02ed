import { type DecisionFilters, decisionList } from '@restitui/domain/simples/decisions/decision-list.ts';
import { type LedgerPart, productLedgerApi } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { type NewDecision, simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { type EffectState, simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/toast.ts';
import { decisionMessages } from './simples-decisions.messages.ts';

const refreshes = ['simples-decisions'];

/** The key contains the instant of the result, so that another result is fetched again. */
export const reviewsQuery = (id_apuracao: string, madeAt: string | null) =>
  queryOptions({
    queryKey: ['simples-decisions', 'reviews', id_apuracao, madeAt],
    queryFn: async ({ signal }) => (await call(simplesEffectsApi.reviews, { params: { id_apuracao }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** The products of all months; the key contains the instant of the result, as that of the reviews. */
export const ledgerQuery = (
  id_apuracao: string,
  madeAt: string | null,
  query: { parte: LedgerPart; q: string; page: number; pageSize: number },
) =>
  queryOptions({
    queryKey: ['simples-decisions', 'ledger', id_apuracao, madeAt, query],
    queryFn: ({ signal }) => call(productLedgerApi.list, { params: { id_apuracao }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** The open products by legal position; the key contains the instant of the result, as that of the reviews. */
export const reviewGroupsQuery = (id_apuracao: string, madeAt: string | null) =>
  queryOptions({
    queryKey: ['simples-decisions', 'groups', id_apuracao, madeAt],
    queryFn: async ({ signal }) => {
      const { data } = await call(productLedgerApi.groups, { params: { id_apuracao }, signal });
      return data.filter(({ total }) => total > 0);
    },
    placeholderData: keepPreviousData,
  });

export const decisionsQuery = (tenant: string | undefined, filters: DecisionFilters) => {
  const query = decisionList.toQuery(filters);
  return queryOptions({
    queryKey: ['simples-decisions', 'list', tenant, query],
    queryFn: ({ signal }) => call(simplesDecisionsApi.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const decide = mutationOptions({
  mutationFn: async (body: NewDecision) => (await call(simplesDecisionsApi.create, { body })).data,
  meta: { quiet: true, success: decisionMessages.decided, refreshes },
});

/** Decisions of one client, stored together or not at all. */
export const decideSeveral = mutationOptions({
  mutationFn: async (decisoes: NewDecision[]) =>
    (await call(simplesDecisionsApi.createSeveral, { body: { decisoes } })).data,
  meta: { success: decisionMessages.decidedSeveral, refreshes },
});

export const undoDecisions = mutationOptions({
  mutationFn: async (ids: string[]) =>
    (await call(simplesDecisionsApi.revokeSeveral, { body: { ids, motivo: decisionMessages.undoReason } })).data,
  meta: { success: decisionMessages.undone, refreshes },
});

export const revokeDecision = (id: string) =>
  mutationOptions({
    mutationFn: async (motivo: string) =>
      (await call(simplesDecisionsApi.revoke, { params: { id }, body: { motivo } })).data,
    meta: { quiet: true, success: decisionMessages.revoked, refreshes },
  });

export const ruleSetsQuery = queryOptions({
  queryKey: ['simples-decisions', 'rules'],
  queryFn: async ({ signal }) => (await call(simplesEffectsApi.rules, { signal })).data,
});

const isRunning = (state: EffectState | undefined) => state === 'na_fila' || state === 'processando';

/** The open preview of a client or of the whole consultancy; polled while it runs. */
export const effectQuery = (tenant: string | undefined, id_client: string | null) =>
  queryOptions({
    queryKey: ['simples-decisions', 'effect', tenant, id_client],
    queryFn: async ({ signal }) =>
      (await call(simplesEffectsApi.latest, { query: { id_client: id_client ?? undefined }, signal })).data,
    refetchInterval: ({ state }) => (isRunning(state.data?.state) ? 1000 : false),
  });

export const startEffect = mutationOptions({
  mutationFn: async (body: { id_client: string | null; propostas?: NewDecision[] }) =>
    (await call(simplesEffectsApi.start, { body })).data,
  meta: { quiet: true, success: decisionMessages.trying, refreshes },
  onError: (error) => {
    if (error instanceof ApiError && error.status === 401) return;
    // "Nothing would change" is a valid answer, not a failure.
    const nothing = error instanceof ApiError && error.code === 'nothing_to_try';
    if (nothing) notify.info(errorText(error));
    else notify.error(errorText(error), undefined, error);
  },
});

export const applyEffect = (id: string) =>
  mutationOptions({
    mutationFn: async () => (await call(simplesEffectsApi.apply, { params: { id } })).data,
    meta: { success: decisionMessages.applied, refreshes: ['simples', ...refreshes] },
  });

export const discardEffect = (id: string) =>
  mutationOptions({
    mutationFn: async () => (await call(simplesEffectsApi.discard, { params: { id } })).data,
    meta: { success: decisionMessages.discarded, refreshes },
  });

export const recompute = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: async (regras: 'mesmas' | 'atuais') =>
      (await call(simplesEffectsApi.recompute, { params: { id_apuracao }, body: { regras } })).data,
    meta: { success: decisionMessages.recomputing, refreshes: ['simples', ...refreshes] },
  });
