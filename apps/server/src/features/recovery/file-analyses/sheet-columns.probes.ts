import type { sheetColumnsApi } from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import { headingsKey } from '@restitui/payroll-engine/sheet/sheet-columns.ts';
import type { Probes } from '../../../../test/probes.ts';

export const sheetColumnsProbes: Probes<typeof sheetColumnsApi> = {
  read: { request: ({ id_sheet_apuracao: id_apuracao }) => ({ params: { id_apuracao } }) },
  save: {
    request: ({ id_sheet_apuracao: id_apuracao }) => ({
      params: { id_apuracao },
      body: {
        assinatura: headingsKey(['Mês', 'Evento', 'Total']),
        colunas: {
          ...{ competencia: 0, rubrica: 1, valor: 2 },
          ...{ descricao: null, natureza: null, incidencia: null, estabelecimento: null },
        },
      },
    }),
  },
};
