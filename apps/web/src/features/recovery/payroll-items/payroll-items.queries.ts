import { type EnteredPayrollItem, payrollItemsApi } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { payrollItemMessages } from './payroll-items.messages.ts';

export const payrollItemsQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['payroll-items', id_apuracao],
    queryFn: async ({ signal }) => (await call(payrollItemsApi.read, { params: { id_apuracao }, signal })).data,
  });

export interface PayrollItemsToSave {
  /** `MMAAAA`. */
  dateStart: string;
  dateEnd: string;
  verbas: EnteredPayrollItem[];
}

export const savePayrollItems = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: async ({ dateStart, dateEnd, verbas, seen }: PayrollItemsToSave & { seen: number }) =>
      (
        await call(payrollItemsApi.save, {
          params: { id_apuracao, dateStart, dateEnd },
          query: { seen: String(seen) },
          body: verbas,
        })
      ).data,
    onSuccess: (saved) => queryClient.setQueryData(payrollItemsQuery(id_apuracao).queryKey, saved),
    meta: {
      success: payrollItemMessages.saved,
      failure: payrollItemMessages.saveFailed,
      refreshes: ['resume', 'change-history'],
    },
  });
