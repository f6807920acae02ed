import { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { mount } from '../../../http/mount.ts';
import { applyFileAnalysis } from './use-cases/apply-file-analysis.ts';
import { chooseFileAnalysis } from './use-cases/choose-file-analysis.ts';
import { listFileAnalysisItems } from './use-cases/list-file-analysis-items.ts';
import { mapRubricas } from './use-cases/map-rubricas.ts';
import { readFileAnalysis } from './use-cases/read-file-analysis.ts';
import { readFileAnalysisMonth } from './use-cases/read-file-analysis-month.ts';
import { readRejectionEffect } from './use-cases/read-rejection-effect.ts';
import { recomputeFileAnalysis } from './use-cases/recompute-file-analysis.ts';
import { removeAnalysisFiles } from './use-cases/remove-analysis-files.ts';
import { uploadFileAnalysis } from './use-cases/upload-file-analysis.ts';

export const fileAnalysesRoutes = mount(fileAnalysesApi, {
  read: readFileAnalysis,
  month: readFileAnalysisMonth,
  items: listFileAnalysisItems,
  effect: readRejectionEffect,
  upload: uploadFileAnalysis,
  rerun: recomputeFileAnalysis,
  choose: chooseFileAnalysis,
  mapRubricas,
  apply: applyFileAnalysis,
  removeFiles: removeAnalysisFiles,
});
