import { analysisDossiersApi } from '@restitui/domain/recovery/file-analyses/analysis-dossiers.api.ts';
import { call } from '../../../lib/api-client.ts';
import { dossierOptions, dossierRequest } from '../../simples/analysis/dossiers.queries.ts';

export const analysisDossierQuery = (id_apuracao: string) =>
  dossierOptions(
    ['file-analyses', id_apuracao, 'dossier'],
    async (signal) => (await call(analysisDossiersApi.read, { params: { id_apuracao }, signal })).data,
  );

export const makeAnalysisDossier = (id_apuracao: string) =>
  dossierRequest(async () => (await call(analysisDossiersApi.make, { params: { id_apuracao } })).data, 'file-analyses');
