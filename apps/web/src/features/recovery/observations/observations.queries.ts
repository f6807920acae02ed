import { type Observation, observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api-client.ts';
import { optimisticUpdate } from '../../../lib/optimistic-update.ts';
import { observationMessages } from './observations.messages.ts';

/** The client, or one of its products, that the messages are about. */
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

/** Optimistic: rolled back when the server refuses. */
export const deleteObservation = (observed: Observed) =>
  mutationOptions({
    mutationFn: ({ id }: Observation) => call(observationsApi.remove, { params: { id } }),
    ...optimisticUpdate(observationsQuery(observed), (rows: Observation[], { id }: Observation) =>
      rows.filter((row) => row.id !== id),
    ),
    meta: {
      success: observationMessages.deleted,
      failure: observationMessages.deleteFailed,
      refreshes: ['observations', 'alerts', 'change-history'],
    },
  });
