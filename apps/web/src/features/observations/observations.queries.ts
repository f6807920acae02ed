import { type Observation, observationsApi } from '@restitui/domain/observations/observations.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../../lib/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { observationMessages } from './observations.messages.ts';

/** What the messages are about: a client, or one of its products. */
export interface Observed {
  cnpjcpf: string;
  id_produto?: string | undefined;
}

export const observationsQuery = ({ cnpjcpf, id_produto }: Observed) =>
  queryOptions({
    queryKey: ['observations', cnpjcpf, id_produto ?? 'all'],
    queryFn: async ({ signal }) => {
      const answer = id_produto
        ? await call(observationsApi.listOfProduct, { params: { id_produto }, signal })
        : await call(observationsApi.listOfClient, { params: { cnpj: cnpjcpf }, signal });
      return answer.data;
    },
    staleTime: 30_000,
  });

type Written = Pick<CallOptions<typeof observationsApi.send>['body'], 'mensage' | 'category' | 'isAlerta'>;

export const sendObservation = ({ cnpjcpf, id_produto }: Observed) =>
  mutationOptions({
    mutationFn: (written: Written) =>
      call(observationsApi.send, { body: { ...written, cnpj: cnpjcpf, id_produto: id_produto ?? null } }),
    meta: {
      success: observationMessages.sent,
      failure: observationMessages.sendFailed,
      refreshes: ['observations', 'alerts'],
    },
  });

/** Gone at once; back in its place when the server refuses. */
export const deleteObservation = (observed: Observed) => {
  const { queryKey } = observationsQuery(observed);
  return mutationOptions({
    mutationFn: ({ id }: Observation) => call(observationsApi.remove, { params: { id } }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (rows) => rows?.filter((row) => row.id !== id));
      return { before };
    },
    onError: (_error, _observation, kept) => queryClient.setQueryData(queryKey, kept?.before),
    meta: {
      success: observationMessages.deleted,
      failure: observationMessages.deleteFailed,
      refreshes: ['observations', 'alerts', 'change-history'],
    },
  });
};
