import type { Dossier } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { dossiersApi } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const dossierQuery = (id_apuracao: string) =>
  dossierOptions(
    ['simples', id_apuracao, 'dossier'],
    async (signal) => (await call(dossiersApi.read, { params: { id_apuracao }, signal })).data,
  );

/** Polled every second while it is being built; its links are valid for five minutes. */
export const dossierOptions = (queryKey: readonly string[], read: (signal: AbortSignal) => Promise<Dossier | null>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'na_fila' || data?.state === 'processando' ? 1000 : 4 * 60 * 1000,
  });

export const makeDossier = (id_apuracao: string) =>
  dossierRequest(async () => (await call(dossiersApi.make, { params: { id_apuracao } })).data, 'simples');

export const dossierRequest = (make: () => Promise<Dossier>, refreshed: string) =>
  mutationOptions({
    mutationFn: make,
    meta: {
      success: 'O dossiê começou a ser gerado.',
      failure: 'Não foi possível gerar o dossiê.',
      refreshes: [refreshed],
    },
  });
