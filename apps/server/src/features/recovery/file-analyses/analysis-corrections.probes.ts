import type { analysisCorrectionsApi } from '@restitui/domain/recovery/file-analyses/analysis-corrections.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const analysisCorrectionsProbes: Probes<typeof analysisCorrectionsApi> = {
  list: { request: ({ id_file_apuracao: id_apuracao }) => ({ params: { id_apuracao } }) },
};
