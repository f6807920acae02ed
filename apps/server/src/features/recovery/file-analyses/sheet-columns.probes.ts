import type { sheetColumnsApi } from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import { headingsKey } from '@restitui/payroll-engine/sheet/sheet-columns.ts';
import type { Probes } from '../../../../test/probes.ts';

const headings = headingsKey(['Mês', 'Evento', 'Total']);

export const sheetColumnsProbes: Probes<typeof sheetColumnsApi> = {
  read: { request: ({ id_sheet_apuracao: id_apuracao }) => ({ params: { id_apuracao } }) },
  save: {
    request: ({ id_sheet_apuracao: id_apuracao }) => ({
      params: { id_apuracao },
      body: {
        assinatura: headings,
        colunas: {
          ...{ competencia: 0, rubrica: 1, valor: 2 },
          ...{ descricao: null, natureza: null, incidencia: null, estabelecimento: null },
        },
      },
    }),
  },
  list: { request: ({ id_sheet_apuracao: id_apuracao }) => ({ params: { id_apuracao } }) },
  // After the call that keeps them.
  forget: { request: ({ id_sheet_apuracao: id_apuracao }) => ({ params: { id_apuracao, assinatura: headings } }) },
};
