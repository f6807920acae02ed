import type { payrollItemsApi } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const payrollItemsProbes: Probes<typeof payrollItemsApi> = {
  read: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  save: {
    request: ({ id_apuracao }) => ({
      params: { id_apuracao, dateStart: '012025', dateEnd: '022025' },
      body: [{ verba: '13º Salário', valor: 1 }],
    }),
  },
};
