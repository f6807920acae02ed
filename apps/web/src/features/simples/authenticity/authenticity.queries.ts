import { type AuthenticityState, authenticityApi } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { authenticityMessages } from './authenticity.messages.ts';

export const isRunning = (state: AuthenticityState | undefined) => state === 'na_fila' || state === 'processando';

/** Polled every second while a verification runs. */
export const authenticityQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['authenticity', id_apuracao],
    queryFn: async ({ signal }) => (await call(authenticityApi.read, { params: { id_apuracao }, signal })).data,
    refetchInterval: (query) => (isRunning(query.state.data?.state) ? 1000 : false),
  });

export const verifyAuthenticity = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: (amostra: number | null) =>
      call(authenticityApi.verify, { params: { id_apuracao }, body: { amostra } }),
    meta: {
      success: authenticityMessages.started,
      failure: authenticityMessages.startFailed,
      refreshes: ['authenticity'],
    },
  });

export const cancelAuthenticity = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: () => call(authenticityApi.cancel, { params: { id_apuracao } }),
    meta: {
      success: authenticityMessages.cancelled,
      failure: authenticityMessages.cancelFailed,
      refreshes: ['authenticity'],
    },
  });
