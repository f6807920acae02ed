import type { analysisDossiersApi } from '@restitui/domain/recovery/file-analyses/analysis-dossiers.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const analysisDossiersProbes: Probes<typeof analysisDossiersApi> = {
  read: { request: ({ id_file_apuracao: id_apuracao }) => ({ params: { id_apuracao } }) },
  make: { request: ({ id_file_apuracao: id_apuracao }) => ({ params: { id_apuracao } }) },
};
