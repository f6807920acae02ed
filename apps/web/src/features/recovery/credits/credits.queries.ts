import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { type Credit, type CreditEdit, creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { seenCreditFields } from '@restitui/domain/recovery/credits/edited-credit.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { optimisticUpdate } from '../../../lib/optimistic-update.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { creditMessages } from './credits.messages.ts';

/** The summary is computed from the credits. */
const refreshes = ['credits', 'resume', 'fees', 'change-history'];

export const creditsQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['credits', id_apuracao],
    queryFn: async ({ signal }) => (await call(creditsApi.list, { params: { id_apuracao }, signal })).data,
  });

const setCredits = (id_apuracao: string, change: (list: Credit[]) => Credit[]) =>
  queryClient.setQueryData(creditsQuery(id_apuracao).queryKey, (list) => list && change(list));

export const addCredit = ({ id: id_apuracao, id_client, id_product }: Assessment) =>
  mutationOptions({
    mutationFn: async () => (await call(creditsApi.add, { body: { id_client, id_product, id_apuracao } })).data,
    onSuccess: (credit) => void setCredits(id_apuracao, (list) => [...list, credit]),
    meta: {
      failure: (error: Error) => ({ title: creditMessages.saveFailed, detail: errorText(error) }),
      // The list has the new credit already.
      refreshes: ['client-portal', 'change-history'],
    },
  });

interface Saved extends Partial<CreditEdit> {
  seen: ReturnType<typeof seenCreditFields>;
}

/** Sends only changed fields, with their previous values. */
export const saveCredit = ({ id, id_apuracao }: Credit) =>
  mutationOptions({
    mutationFn: async (body: Saved) => (await call(creditsApi.save, { body: { id, ...body } })).data,
    onSuccess: (credit) =>
      void setCredits(id_apuracao, (list) => list.map((old) => (old.id === credit.id ? credit : old))),
    meta: {
      success: creditMessages.saved,
      failure: (error: Error) => ({ title: creditMessages.saveFailed, detail: errorText(error) }),
      refreshes,
    },
  });

/** Optimistic: rolled back when the server refuses. Deleting a row that was never filled in shows no toast. */
export const deleteCredit = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: async ({ id }: Credit) => (await call(creditsApi.remove, { params: { id } })).data,
    ...optimisticUpdate(creditsQuery(id_apuracao), (list: Credit[], { id }: Credit) =>
      list.filter((credit) => credit.id !== id),
    ),
    meta: {
      success: (_: never, { anoCompetencia }: Credit) => (anoCompetencia === null ? '' : creditMessages.deleted),
      failure: (error: Error) => ({ title: creditMessages.deleteFailed, detail: errorText(error) }),
      refreshes,
    },
  });
