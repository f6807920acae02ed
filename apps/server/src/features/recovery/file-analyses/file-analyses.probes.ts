import type { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const fileAnalysesProbes: Probes<typeof fileAnalysesApi> = {
  read: { request: ({ id_file_apuracao: id_apuracao }) => ({ params: { id_apuracao } }) },
  month: { request: ({ id_file_apuracao: id_apuracao }) => ({ params: { id_apuracao, competencia: '02/2024' } }) },
  items: { request: ({ id_file_apuracao: id_apuracao }) => ({ params: { id_apuracao, competencia: '02/2024' } }) },
  effect: {
    request: ({ id_file_apuracao: id_apuracao }) => ({
      params: { id_apuracao, competencia: '02/2024' },
      query: { tese: 'ICMS' },
    }),
  },
  upload: { request: ({ id_upload_apuracao: id_apuracao }) => ({ params: { id_apuracao }, body: {} }) },
  choose: {
    request: ({ id_file_apuracao: id_apuracao }) => ({
      params: { id_apuracao },
      body: { valor: { tipo: 'classes', classes: ['RECONHECIDA'] }, motivo: 'Só o reconhecido' },
    }),
  },
  mapRubricas: {
    request: ({ id_file_apuracao: id_apuracao }) => ({
      params: { id_apuracao },
      body: {
        rubricas: [{ tabela: 'T1', codigo: '0100', verba: 29, confirmada: true, compartilhada: false }],
      },
    }),
  },
  apply: { request: ({ id_file_apuracao: id_apuracao }) => ({ params: { id_apuracao }, body: {} }) },
  rerun: { request: ({ id_repeatable_apuracao: id_apuracao }) => ({ params: { id_apuracao } }) },
  removeFiles: { request: ({ id_file_apuracao: id_apuracao }) => ({ params: { id_apuracao } }) },
};
