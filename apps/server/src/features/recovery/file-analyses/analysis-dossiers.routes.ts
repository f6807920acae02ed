import { analysisDossiersApi } from '@restitui/domain/recovery/file-analyses/analysis-dossiers.api.ts';
import { mount } from '../../../http/mount.ts';
import { makeAnalysisDossier } from './use-cases/make-analysis-dossier.ts';
import { readAnalysisDossier } from './use-cases/read-analysis-dossier.ts';

export const analysisDossiersRoutes = mount(analysisDossiersApi, {
  read: readAnalysisDossier,
  make: makeAnalysisDossier,
});
