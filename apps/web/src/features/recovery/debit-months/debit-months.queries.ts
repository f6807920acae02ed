import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { attachmentsApi } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import {
  type DebitMonth,
  type DebitMonthEdit,
  debitMonthsApi,
} from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { optimisticUpdate } from '../../../lib/optimistic-update.ts';
import { debitMonthMessages } from './debit-months.messages.ts';

export const debitMonthsQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['debit-months', id_apuracao],
    queryFn: async ({ signal }) => (await call(debitMonthsApi.list, { params: { id_apuracao }, signal })).data,
  });

/** Files that a month may refer to, as id and name. */
export const monthFilesQuery = ({ id, id_product }: Assessment) =>
  queryOptions({
    queryKey: ['attachments', id, id_product, 'names'],
    queryFn: async ({ signal }) => {
      const { data } = await call(attachmentsApi.list, { params: { id: id_product, id_apuracao: id }, signal });
      return data.map(({ id: file, nome }) => ({ id: file, nome }));
    },
  });

const refreshes = ['debit-months', 'resume', 'change-history'];

export interface MonthToSave {
  /** `MM/AAAA`. */
  month: string;
  edit: DebitMonthEdit;
  /** The version that the editor had, 0 for a new month. */
  seen: number;
}

export const saveDebitMonth = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: async ({ month, edit, seen }: MonthToSave) => {
      const params = { id_apuracao, month: month.replace('/', '') };
      return (await call(debitMonthsApi.save, { params, body: { ...edit, seen } })).data;
    },
    meta: {
      success: (_: never, { month }: MonthToSave) => debitMonthMessages.saved(month),
      failure: debitMonthMessages.saveFailed,
      refreshes,
    },
  });

/** Optimistic: rolled back when the server refuses. */
export const removeDebitMonth = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: ({ month }: DebitMonth) =>
      call(debitMonthsApi.remove, { params: { id_apuracao, month: month.replace('/', '') } }),
    ...optimisticUpdate(debitMonthsQuery(id_apuracao), (months: DebitMonth[], { id }: DebitMonth) =>
      months.filter((month) => month.id !== id),
    ),
    meta: {
      success: (_: never, { month }: DebitMonth) => debitMonthMessages.removed(month),
      failure: debitMonthMessages.removeFailed,
      refreshes,
    },
  });
