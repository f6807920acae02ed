import { type EnteredFund, fundsApi } from '@restitui/domain/funds/funds.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { fundMessages } from './funds.messages.ts';

export const fundsQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['funds', id_apuracao],
    queryFn: async ({ signal }) => (await call(fundsApi.read, { params: { id_apuracao }, signal })).data,
  });

export interface FundsToSave {
  /** `MMAAAA`. */
  dateStart: string;
  dateEnd: string;
  verbas: EnteredFund[];
}

export const saveFunds = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: async ({ dateStart, dateEnd, verbas, seen }: FundsToSave & { seen: number }) =>
      (
        await call(fundsApi.save, {
          params: { id_apuracao, dateStart, dateEnd },
          query: { seen: String(seen) },
          body: verbas,
        })
      ).data,
    onSuccess: (saved) => queryClient.setQueryData(fundsQuery(id_apuracao).queryKey, saved),
    meta: { success: fundMessages.saved, failure: fundMessages.saveFailed, refreshes: ['resume', 'change-history'] },
  });
