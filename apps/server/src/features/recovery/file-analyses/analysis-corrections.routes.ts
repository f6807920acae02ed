import { analysisCorrectionsApi } from '@restitui/domain/recovery/file-analyses/analysis-corrections.api.ts';
import { mount } from '../../../http/mount.ts';
import { listAnalysisCorrections } from './use-cases/list-analysis-corrections.ts';

export const analysisCorrectionsRoutes = mount(analysisCorrectionsApi, { list: listAnalysisCorrections });
