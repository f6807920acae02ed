import { dossiersApi } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** Polled every second while it is being built; its links are valid for five minutes. */
export const dossierQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['simples', id_apuracao, 'dossier'],
    queryFn: async ({ signal }) => (await call(dossiersApi.read, { params: { id_apuracao }, signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'na_fila' || data?.state === 'processando' ? 1000 : 4 * 60 * 1000,
  });

export const makeDossier = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: async () => (await call(dossiersApi.make, { params: { id_apuracao } })).data,
    meta: {
      success: 'O dossiê começou a ser gerado.',
      failure: 'Não foi possível gerar o dossiê.',
      refreshes: ['simples'],
    },
  });
