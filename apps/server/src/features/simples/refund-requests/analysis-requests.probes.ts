import type { analysisRequestsApi } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const analysisRequestsProbes: Probes<typeof analysisRequestsApi> = {
  list: { request: ({ id_file_apuracao: id_apuracao }) => ({ params: { id_apuracao } }) },
  save: {
    request: ({ id_file_apuracao: id_apuracao }) => ({
      params: { id_apuracao, competencia: '02/2024' },
      body: { tipo: 'RESTITUICAO', situacao: 'A_PEDIR', teses: [{ tese: '29-A' }] },
    }),
  },
};
